import Foundation
import Observation
import Trestle
import UIKit

// Sample types and functions that the code blocks of the articles use.

// MARK: Walks

struct Walk: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
    var region = "Dales"
    var kilometers = 8.5
    var description = ""
    var isFavorite = false
    var isDone = false
}

struct Region: Identifiable {
    let name: String
    var walks: [Walk]

    var id: String { name }
}

let sampleWalks = [
    Walk(id: 1, name: "Malham Cove"), Walk(id: 2, name: "Aysgarth Falls"),
    Walk(id: 3, name: "Mam Tor", region: "Peak", isFavorite: true),
]

let sampleRegions = [Region(name: "Dales", walks: sampleWalks)]

struct WalkRow: Component {
    let walk: Walk

    init(_ walk: Walk) { self.walk = walk }

    func render(in cell: UITableViewCell) {
        cell.textLabel?.text = walk.name
        cell.textLabel?.textColor = walk.isDone ? .secondaryLabel : .label
    }
}

final class WalkViewController: FormViewController {
    let walk: Walk

    init(_ walk: Walk) {
        self.walk = walk
        super.init(style: .insetGrouped)
    }
}

final class WalkCell: UITableViewCell {
    let nameLabel = UILabel()
    let lengthLabel = UILabel()
    let map = UIView()
    var onFavorite: (@MainActor () -> Void)?

    func show(_ walk: Walk) { nameLabel.text = walk.name }
}

/// The outlets that the class of a nib or prototype cell declares.
final class WalkPrototypeCell: UITableViewCell {
    let nameLabel = UILabel()
}

@Observable @MainActor
final class WalkStore {
    var walks: [Walk] = []
    var isDownloading = false
}

@MainActor
final class WalkServer {
    func walks(after last: Int? = nil) async throws -> [Walk] { [] }
    func walks(before first: Int?) async throws -> [Walk] { [] }
    func save(_ walk: Walk) async {}
    func isTaken(_ name: String) async -> Bool { false }
    func book(_ booking: Booking) async {}
}

@MainActor let server = WalkServer()

// MARK: A log

struct LogEntry: Identifiable, Equatable, Sendable {
    let id: Int
    let text: String
    var isError = false
}

let entries = [LogEntry(id: 1, text: "Started")]

struct LogEntryRow: Component {
    let entry: LogEntry

    init(_ entry: LogEntry) { self.entry = entry }

    func render(in cell: UITableViewCell) { cell.textLabel?.text = entry.text }
}

// MARK: A booking

struct Booking: Equatable, Codable {
    var name = ""
    var email = ""
    var phone = ""
    var card = ""
    var password = ""
    var repeatedPassword = ""
    var nights = 1
    var guests: Int?
    var budget: Decimal?
    var arrival = Date(timeIntervalSince1970: 0)
    var wakeUpCall = Date(timeIntervalSince1970: 0)
    var room = "single"
    var extras: Set<String> = []
    var warmth = 0.5
    var stars = 0
    var tag = ""
    var label = "red"
    var notes = ""
    var isForCompany = false
    var company = ""
    var acceptsTerms = false
}

@MainActor let sampleDraft = Draft(Booking())

final class RatingCell: UITableViewCell {
    var onChange: (@MainActor (Int) -> Void)?

    func show(_ title: String, stars: Int, isInvalid: Bool) {}
}

// MARK: Functions

@MainActor func open(_ walk: Walk) {}
@MainActor func report(_ walk: Walk) {}
@MainActor func startDownload(_ walk: Walk) {}
@MainActor func cancelDownload(_ walk: Walk) {}

func log(_ text: String) {}
