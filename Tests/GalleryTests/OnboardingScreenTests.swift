import GalleryScreens
import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("Onboarding screen", .serialized)
struct OnboardingScreenTests {
    private func open() throws -> HeadlessScreen {
        let screen = HeadlessScreen()
        let entry = try #require(GalleryScreen.all.first { $0.id == "onboarding" })
        let navigationController = UINavigationController(rootViewController: UIViewController())
        screen.show(navigationController)
        navigationController.pushViewController(entry.make(), animated: false)
        screen.settle()
        return screen
    }

    private func currentPage(on screen: HeadlessScreen) throws -> Int {
        try #require(screen.views(UIPageControl.self).first).currentPage
    }

    @Test("the button shows the next page, and leaves the screen on the last one")
    func button() throws {
        let screen = try open()
        #expect(screen.views(UIPageControl.self).first?.numberOfPages == 3)
        for (index, title) in ["Find your trail", "Know before you go", "Walk together"].enumerated() {
            #expect(screen.texts.contains(title))
            #expect(try currentPage(on: screen) == index)
            screen.tap(index == 2 ? "Get started" : "Continue")
            screen.settle()
        }
        #expect(screen.views(UIPageControl.self).isEmpty)
    }

    @Test("a swipe shows the next page, and one in the other direction the page before")
    func swipes() throws {
        let screen = try open()
        screen.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 40, y: 300))
        screen.settle()
        #expect(try currentPage(on: screen) == 1 && screen.texts.contains("Know before you go"))
        screen.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 350, y: 300))
        screen.settle()
        #expect(try currentPage(on: screen) == 0 && screen.texts.contains("Find your trail"))
    }
}
