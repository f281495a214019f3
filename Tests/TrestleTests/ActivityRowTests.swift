import Foundation
import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Activity indicators in rows", .serialized)
@MainActor
struct ActivityRowTests {
    @Test(
        "an activity indicator spins while its row is displayed, and draws no frames otherwise",
        arguments: ListKind.allCases)
    func outOfSight(kind: ListKind) {
        let list = AdapterScreen(kind)
        list.render(
            Form {
                Section(id: "s") {
                    ActivityRow("One moment")
                    for id in 0..<50 { Item(id: id) }
                }
            })
        #expect(!list.screen.settle(limit: 2))
        list.adapter.scroll(to: 40, in: "s", animated: false)
        #expect(list.screen.settle(limit: 2))
        list.listView.contentOffset.y = 0
        #expect(!list.screen.settle(limit: 2))
    }
}
