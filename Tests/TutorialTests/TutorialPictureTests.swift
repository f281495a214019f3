import ComponentForm
import RowProtocols
import SeparateDataSource
import TableController
import Testing
import TrestleTesting
import UIKit
import WholeScreenTable

@MainActor
@Suite("The tutorials' screens")
struct TutorialPictureTests {
    @Test("each approach shows the recipe")
    func pictures() {
        let controllers: [(name: String, make: () -> UIViewController)] = [
            ("whole-screen-table", { WholeScreenTableViewController() }),
            ("table-controller", { TableControllerViewController() }),
            ("separate-data-source", { SeparateDataSourceViewController() }),
            ("row-protocols", { RowProtocolsViewController() }),
            ("component-form", { ComponentFormViewController() }),
        ]
        for (name, make) in controllers {
            let screen = HeadlessScreen(scale: 1)
            screen.show(make())
            expectSnapshot(screen, matches: name)
        }
    }

    @Test("an ingredient is checked off with a tap")
    func checksIngredient() {
        let controllers: [UIViewController] = [
            WholeScreenTableViewController(), TableControllerViewController(), SeparateDataSourceViewController(),
            RowProtocolsViewController(), ComponentFormViewController(),
        ]
        for controller in controllers {
            let screen = HeadlessScreen()
            screen.show(controller)
            screen.tap("Check All")
            screen.settle()
            #expect(screen.texts.contains("Uncheck All"), "\(type(of: controller))")
        }
    }
}
