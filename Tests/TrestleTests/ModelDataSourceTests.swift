import Testing
import UIKit

@testable import Trestle

@Suite("Model data sources", .serialized)
@MainActor
struct ModelDataSourceTests {
    struct Letter: RowModel {
        let id: Int
        var text: String
        var isDeletable: Bool { id > 1 }
        @MainActor static var configured: [Int] = []

        func configure(_ cell: UITableViewCell) {
            cell.textLabel?.text = text
            Self.configured.append(id)
        }
    }

    @Test("only changed models are configured again, and taps and deletions pass the model")
    func models() {
        let table = AdapterScreen()
        let source = ModelDataSource<Letter>(table.tableView)
        var chosen: [Int] = []
        source.onSelect = { chosen.append($0.id) }
        source.onDelete = { _ in }
        source.render([ModelSection(id: "s", models: [Letter(id: 1, text: "a"), Letter(id: 2, text: "b")])])
        table.screen.settle()
        #expect(table.shownTexts == ["a", "b"])
        Letter.configured = []
        source.render([ModelSection(id: "s", models: [Letter(id: 1, text: "a"), Letter(id: 2, text: "c")])])
        table.screen.settle()
        #expect(Letter.configured == [2])
        table.tap(1)
        #expect(chosen == [2])
        let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
        #expect(paths.map { source.adapter.proxy.tableView(table.tableView, canEditRowAt: $0) } == [false, true])
    }
}
