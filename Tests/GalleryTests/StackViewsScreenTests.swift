import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Stack views screen", .serialized)
@MainActor
struct StackViewsScreenTests {
    @Test("each arrangement has a caption, and the second boxes can be hidden and shown")
    func hiding() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 1400), scale: 1)
        let controller = StackViewsViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(screen.texts.contains("Equal spacing"))
        #expect(screen.texts.contains("Last baseline"))
        #expect(screen.texts.filter { $0 == "B" }.count == 11)
        screen.tap("Hide B")
        screen.settle()
        #expect(!screen.texts.contains("B"))
        screen.tap("Show B")
        screen.settle()
        #expect(screen.texts.filter { $0 == "B" }.count == 11)
    }

    @Test("the screen matches its reference images in light and dark mode, and while the second boxes hide")
    func appearance() {
        let size = CGSize(width: 390, height: 1240)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let screen = HeadlessScreen(size: size, scale: 1, style: style, safeAreaInsets: .zero)
            screen.show(UINavigationController(rootViewController: StackViewsViewController()))
            screen.settle()
            expectSnapshot(screen, matches: style == .dark ? "stack-views-dark" : "stack-views")
            guard style == .light else { continue }
            screen.tap("Hide B")
            screen.advance(by: 0.15)
            expectSnapshot(screen, matches: "stack-views-closing")
        }
    }
}
