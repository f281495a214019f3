import AdaptiveCards
import Changeset
import Trestle
import TrestleCards
import TrestleImages
import UIKit

// What the examples of doc comments use that they do not declare. The sample types of the articles are in Samples.swift.

let walk = sampleWalks[0]

@MainActor let tableView = UITableView(frame: .zero, style: .insetGrouped)
@MainActor let adapter = TableAdapter(tableView)
@MainActor let draft = Draft(Booking())

@MainActor func delete(_ walk: Walk) {}

@MainActor let images = ImageLoader()

let cardData = Data(#"{"type": "AdaptiveCard"}"#.utf8)

extension Walk {
    var photo: URL? { URL(string: "https://example.com/walks/\(id).jpg") }
}

// MARK: Screens

final class WalksViewController: FormViewController {
    @FormBuilder override var form: Form {
        Section("Walks") { ForEach(sampleWalks) { WalkRow($0) } }
    }
}

final class WalkList: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sampleWalks.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sampleWalks[indexPath.row].name
        return cell
    }
}

struct Stop: RowModel {
    let id: Int
    let name: String
    var isDeletable: Bool { true }

    func configure(_ cell: UITableViewCell) { cell.textLabel?.text = name }
}

let sampleStops = [Stop(id: 1, name: "Car Park"), Stop(id: 2, name: "Bridge")]

// MARK: Books

struct Book: Equatable {
    let number: Int
    let title: String
}

struct Shelf: DiffableSection {
    let id: String
    var books: [Book]

    var rowCount: Int { books.count }
    func rowID(at row: Int) -> Int { books[row].number }
    func isRow(at row: Int, equalTo oldRow: Int, of old: Shelf) -> Bool { books[row] == old.books[oldRow] }
    func isEqual(to old: Shelf) -> Bool { true }
}

let emma = Book(number: 1, title: "Emma")
let ulysses = Book(number: 2, title: "Ulysses")
