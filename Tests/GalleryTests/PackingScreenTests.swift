import Testing
import TrestleTesting
import UIKit

@testable import GalleryScreens

@Suite("Packing screen", .serialized)
@MainActor
struct PackingScreenTests {
    private let screen = HeadlessScreen()
    private let controller = PackingViewController()

    private func show() {
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    private func middle(_ row: Int, of list: PackingList) -> CGPoint {
        let rect = list.table.rectForRow(at: IndexPath(row: row, section: 0))
        return list.table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func drag(from start: CGPoint, to end: CGPoint) {
        screen.touchDown(at: start)
        screen.advance(by: 0.8)
        for step in 1...10 {
            let fraction = CGFloat(step) / 10
            screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
            screen.advanceFrame()
        }
    }

    @Test("an item can be dragged to the suitcase, where a gap opens for it")
    func packs() {
        show()
        let end = middle(1, of: controller.suitcase)
        drag(from: middle(4, of: controller.home), to: end)
        screen.settle()
        expectSnapshot(screen, matches: "packing-dragged")
        screen.touchUp(at: end)
        screen.settle()
        #expect(controller.suitcase.things == ["🪥 Toothbrush", "📷 Camera", "🛂 Passport"])
        #expect(!controller.home.things.contains("📷 Camera") && controller.home.things.count == 6)
        expectSnapshot(screen, matches: "packing-dropped")
    }

    @Test("items can be reordered within their list")
    func sorts() {
        show()
        let start = middle(0, of: controller.home)
        let end = middle(2, of: controller.home)
        drag(from: start, to: end)
        screen.touchUp(at: end)
        screen.settle()
        #expect(controller.home.things.prefix(3) == ["🧦 Socks", "👟 Shoes", "👕 Shirts"])
    }

    @Test("a tap with a second finger adds an item to the drag")
    func severalAtOnce() {
        show()
        let end = middle(0, of: controller.suitcase)
        let second = middle(3, of: controller.home)
        drag(from: middle(0, of: controller.home), to: CGPoint(x: end.x, y: 600))
        screen.touchDown(at: second, touchID: 1)
        screen.advance(by: 0.05)
        screen.touchUp(at: second, touchID: 1)
        screen.touchMove(to: end)
        screen.advanceFrame()
        screen.touchUp(at: end)
        screen.settle()
        #expect(controller.suitcase.things == ["👕 Shirts", "🧢 Cap", "🪥 Toothbrush", "🛂 Passport"])
        #expect(controller.home.things.count == 5)
    }
}
