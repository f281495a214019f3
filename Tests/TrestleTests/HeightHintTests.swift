import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// What a table reckons with before it has seen its rows.
@MainActor
@Suite struct HeightHintTests {
    @Test("a table reckons with what the components of a lazy section expect")
    func lazySection() {
        let screen = AdapterScreen()
        screen.render(Form { Section(id: "tall", data: 0..<1_000, id: \.self) { Tall(id: $0).asRow() } })
        #expect(abs(screen.tableView.contentSize.height - 200_000) < 2_000)
    }

    @Test("sections weigh by their rows, and rows with a height say that one")
    func average() {
        let form = Form {
            Section(id: "tall") { for id in 0..<10 { Tall(id: id) } }
            Section(id: "low") { for id in 0..<30 { Tall(id: id).height(40) } }
            Section(id: "silent") { for id in 0..<500 { Item(id: id) } }
        }
        #expect(HeightHints(TableState(form)).average == 80)
    }

    @Test("an estimate that the app has set stays")
    func ownEstimate() {
        let screen = AdapterScreen()
        screen.tableView.estimatedRowHeight = 70
        screen.render(Form { Section(id: "tall", data: 0..<100, id: \.self) { Tall(id: $0).asRow() } })
        #expect(screen.tableView.estimatedRowHeight == 70)
    }

    @Test("a later form leaves the estimate as it is")
    func laterForm() {
        let screen = AdapterScreen()
        screen.render(Form { for id in 0..<100 { Item(id: id) } })
        let height = screen.tableView.contentSize.height
        screen.render(
            Form {
                for id in 0..<100 { Item(id: id) }; Tall(id: 1_000)
            })
        #expect(screen.tableView.contentSize.height - height < 60)
    }
}

/// A row that is known to be high.
private struct Tall: Component, Identifiable {
    let id: Int
    var expectedHeight: CGFloat? { 200 }

    func render(in cell: TallCell) { cell.textLabel?.text = "\(id)" }
}

private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 200) }
}
