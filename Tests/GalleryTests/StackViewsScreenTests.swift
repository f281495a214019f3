import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("The stack views of the Gallery", .serialized)
@MainActor
struct StackViewsScreenTests {
    @Test("Each way to arrange has its name, and the second boxes go and come")
    func hiding() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 1400), scale: 1)
        let controller = StackViewsViewController()
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(screen.texts.contains("Equal spacing"))
        #expect(screen.texts.contains("On the last baseline"))
        #expect(screen.texts.filter { $0 == "B" }.count == 11)
        screen.tap("Hide B")
        screen.settle()
        #expect(!screen.texts.contains("B"))
        screen.tap("Show B")
        screen.settle()
        #expect(screen.texts.filter { $0 == "B" }.count == 11)
    }

    @Test("They look as they should, in a light and a dark room, and while the second boxes go")
    func looks() {
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
