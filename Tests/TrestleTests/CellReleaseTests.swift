import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@MainActor
@Suite("Cells that wait for reuse", .serialized)
struct CellReleaseTests {
    private final class Account {
        var name = "Ada"
    }

    private final class AccountController: FormViewController {
        var account: Account? = Account()

        override var form: Form {
            Form {
                if let account {
                    Section(id: "account") {
                        Title("Delete").id("delete").onSelect { account.name = "" }
                        SwitchRow("Public", isOn: true) { account.name = $0 ? "Ada" : "" }
                    }
                }
            }
        }
    }

    @Test("a removed row releases what its closures captured while its cell is kept for reuse")
    func releasesClosures() {
        let screen = HeadlessScreen()
        let controller = AccountController()
        screen.show(controller)
        #expect(controller.tableView.visibleCells.count == 2)
        weak let account = controller.account
        #expect(account != nil)
        controller.account = nil
        controller.renderForm()
        screen.settle()
        #expect(controller.tableView.visibleCells.isEmpty)
        #expect(account == nil)
    }
}
