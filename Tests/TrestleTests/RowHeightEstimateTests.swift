import Testing
import TrestleTesting
import UIKit

@testable import Trestle

/// The estimated row height of a table whose rows have not been measured.
@MainActor
@Suite struct RowHeightEstimateTests {
    @Test("the estimated row height is the expected height of a lazy section's components")
    func lazySection() {
        let screen = AdapterScreen()
        screen.render(Form { Section(id: "tall", data: 0..<1_000, id: \.self) { Tall(id: $0).row } })
        #expect(abs(screen.tableView.contentSize.height - 200_000) < 2_000)
    }

    @Test("sections are weighted by their rows, and explicit heights take precedence")
    func average() {
        let form = Form {
            Section(id: "tall") { for id in 0..<10 { Tall(id: id) } }
            Section(id: "low") { for id in 0..<30 { Tall(id: id).height(40) } }
            Section(id: "silent") { for id in 0..<500 { Item(id: id) } }
        }
        #expect(RowHeightEstimate(TableState(form))?.average == 80)
    }

    @Test("an estimated row height set by the app is kept")
    func ownEstimate() {
        let screen = AdapterScreen()
        screen.tableView.estimatedRowHeight = 70
        screen.render(Form { Section(id: "tall", data: 0..<100, id: \.self) { Tall(id: $0).row } })
        #expect(screen.tableView.estimatedRowHeight == 70)
    }

    @Test("a later form does not change the estimated row height")
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

/// A row with an expected height.
private struct Tall: Component, Identifiable {
    let id: Int
    var expectedHeight: CGFloat? { 200 }

    func render(in cell: TallCell) { cell.textLabel?.text = "\(id)" }
}

private final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 200) }
}
