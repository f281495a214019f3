import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// The cell of Fixtures/BadgeCell.xib.
final class BadgeCell: UITableViewCell {
    weak var nameLabel: UILabel!
}

private struct BadgeRow: Component {
    static let bundle = Bundle(
        url: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures"))

    let name: String

    var registration: CellRegistration { .nib("BadgeCell", bundle: Self.bundle) }

    func render(in cell: BadgeCell) { cell.nameLabel.text = name }
}

/// A component that uses the reuse identifier of the badge without its nib.
private struct BadgeWithoutNib: Component {
    var reuseIdentifier: String { BadgeRow(name: "").reuseIdentifier }

    func render(in cell: BadgeCell) {}
}

/// A component whose cell class differs from that of the nib.
private struct MistakenRow: Component {
    var registration: CellRegistration { .nib("BadgeCell", bundle: BadgeRow.bundle) }

    func render(in cell: NumberCell) {}
}

@MainActor
@Suite("Components with cells from nibs", .serialized)
struct CellRegistrationTests {
    private func form(_ names: [String]) -> Form {
        Form { Section(id: "s") { for name in names { BadgeRow(name: name) } } }
    }

    private func names(_ list: AdapterScreen) -> [String?] {
        (list.listView.indexPathsForVisibleRows ?? []).map { (list.cell($0.row) as? BadgeCell)?.nameLabel.text }
    }

    @Test("the adapter registers the nib and reuses its cells", arguments: ListKind.allCases)
    func registers(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(form(["Ann", "Bob"]))
        #expect(names(list) == ["Ann", "Bob"])
        list.render(form((0..<60).map { "Person \($0)" }))
        list.listView.scrollToRow(at: [0, 59], at: .bottom, animated: false)
        list.screen.settle()
        #expect(names(list).last == "Person 59")
    }

    @Test("a nib and a class with the same reuse identifier get cells of their own, and are reported once")
    func conflict() {
        let list = UITableView()
        var registry = CellRegistry()
        var messages: [String] = []
        registry.onConflict = { messages.append($0) }
        for _ in 0..<2 {
            let cells = [
                registry.cell(for: BadgeRow(name: "Ann"), in: list, at: [0, 0]),
                registry.cell(for: BadgeWithoutNib(), in: list, at: [0, 0]),
            ]
            let identifiers = cells.map { ($0 as? UITableViewCell)?.reuseIdentifier }
            #expect(identifiers[0] != identifiers[1])
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("Return a different reuseIdentifier") == true)
    }

    @Test("a nib with a cell of another class traps")
    func otherClass() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                AdapterScreen().render(Form { Section(id: "s") { MistakenRow() } })
            }
        }
    }
}
