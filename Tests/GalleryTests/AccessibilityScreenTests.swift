import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Gallery with a screen reader", .serialized)
@MainActor
struct AccessibilityScreenTests {
    @Test("every screen passes the audit of accessibility")
    func audit() async {
        for state in GalleryState.all {
            let screen = HeadlessScreen()
            let controller = state.make()
            screen.show(controller)
            screen.settle()
            await screen.wait { Gallery.isLoaded(controller) }
            screen.settle()
            let issues = screen.accessibilityIssues()
            #expect(issues.isEmpty, "\(state.id):\n\(issues.map { "- \($0)\n" }.joined())")
        }
    }

    @Test("the bars of the chart are read, and select a day")
    func chart() throws {
        let screen = HeadlessScreen()
        screen.show(WalkSummaryViewController())
        screen.settle()
        let name = try #require(Walk.week.first?.day)
        let bar = try #require(screen.accessibilityElement(name, traits: .button))
        #expect(bar.value == "\(Walk.week[0].kilometers)" && bar.frame.height > 50)
        bar.activate()
        screen.settle()
        let headers = screen.accessibilityElements.filter { $0.traits.contains(.header) }.compactMap(\.label)
        #expect(headers.contains { $0.lowercased() == Walk.week[0].place.lowercased() }, "\(headers)")
    }
}
