import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Activity indicators in rows", .serialized)
@MainActor
struct ActivityRowTests {
    @Test("an activity indicator spins while its row is displayed, and draws no frames otherwise")
    func outOfSight() {
        let table = AdapterScreen()
        table.render(
            Form {
                Section(id: "s") {
                    ActivityRow("One moment")
                    for id in 0..<50 { Item(id: id) }
                }
            })
        #expect(!table.screen.settle(limit: 2))
        table.adapter.scroll(to: 40, in: "s", animated: false)
        #expect(table.screen.settle(limit: 2))
        table.tableView.contentOffset.y = 0
        #expect(!table.screen.settle(limit: 2))
    }
}
