import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Gallery with a screen reader", .serialized)
@MainActor
struct AccessibilityScreenTests {
    /// The maximum number of pages of a screen. One of a million rows has more of the same.
    private static let pageLimit = 12

    @Test("every page of every screen passes the audit of accessibility")
    func audit() async {
        for state in GalleryState.all { await audit(state) }
    }

    private func audit(_ state: GalleryState) async {
        let screen = HeadlessScreen()
        let controller = state.make()
        screen.show(controller)
        screen.settle()
        await screen.wait { Gallery.isLoaded(controller) }
        screen.settle()
        audit(screen, state.id, page: 0)
        // A chat begins with its last page.
        for direction in [UIAccessibilityScrollDirection.down, .up] {
            var page = 0
            while page < Self.pageLimit, screen.accessibilityElements.contains(where: { $0.scroll(direction) }) {
                page += 1
                screen.settle()
                audit(screen, state.id, page: direction == .down ? page : -page)
            }
            if page > 0 { break }
        }
    }

    private func audit(_ screen: HeadlessScreen, _ id: String, page: Int) {
        let issues = screen.accessibilityIssues()
        #expect(issues.isEmpty, "\(id), page \(page):\n\(issues.map { "- \($0)\n" }.joined())")
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
