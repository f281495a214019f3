import ScreenDriver
import Testing
import UIKit

@testable import GalleryScreens

@Suite("Gallery with a screen reader", .serialized)
@MainActor
struct AccessibilityScreenTests {
    @Test("every button, control and field of every screen has a name")
    func names() {
        let operable: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField]
        for state in GalleryState.all {
            let screen = HeadlessScreen()
            screen.show(state.make())
            screen.settle()
            let nameless = screen.accessibilityElements.filter { element in
                let isOperable = !element.traits.isDisjoint(with: operable) || element.role.contains("text field")
                return isOperable && element.label?.isEmpty != false && element.role != "page indicator"
            }
            #expect(nameless.isEmpty, "\(state.id): \(nameless.map { "\($0.role) at \($0.frame)" })")
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
