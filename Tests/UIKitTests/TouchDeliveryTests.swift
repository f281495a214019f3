import Testing

@testable import ScreenDriver
@testable import UIKit

@Suite("Touch delivery", .serialized) @MainActor
final class TouchDeliveryTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let left = TouchLog(frame: CGRect(x: 0, y: 0, width: 150, height: 600))
    private let right = TouchLog(frame: CGRect(x: 150, y: 100, width: 150, height: 500))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        root.addSubview(left)
        root.addSubview(right)
        screen.show(root)
    }

    @Test("a view receives the touches that began in it, wherever they move")
    func captured() throws {
        prepare()
        screen.touchDown(at: CGPoint(x: 100, y: 50))
        let touch = try #require(left.touches.first)
        #expect(touch.location(in: left) == CGPoint(x: 100, y: 50))
        #expect(touch.window === root.window && touch.tapCount == 1)
        screen.touchMove(to: CGPoint(x: 200, y: 150))
        #expect(touch.location(in: right) == CGPoint(x: 50, y: 50))
        #expect(touch.previousLocation(in: nil) == CGPoint(x: 100, y: 50))
        #expect(touch.location(in: nil) == CGPoint(x: 200, y: 150))
        screen.touchUp(at: CGPoint(x: 200, y: 150))
        #expect(left.log == ["began", "moved", "ended"])
        #expect(right.log == [])
    }

    @Test("taps in quick succession at one location are counted")
    func tapCount() {
        prepare()
        var counts: [Int] = []
        left.onTouch = { word, touches in if word == "began" { counts.append(touches.first?.tapCount ?? 0) } }
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.tap(at: CGPoint(x: 105, y: 100))
        screen.tap(at: CGPoint(x: 105, y: 100))
        screen.advance(by: 0.5)
        screen.tap(at: CGPoint(x: 105, y: 100))
        screen.tap(at: CGPoint(x: 20, y: 400))
        #expect(counts == [1, 2, 3, 1, 1])
    }

    @Test("a second touch is delivered only to views with multiple touch enabled")
    func multipleTouch() {
        prepare()
        screen.touchDown(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchDown(at: CGPoint(x: 50, y: 90), touchID: 1)
        #expect(left.log == ["began"])
        screen.touchDown(at: CGPoint(x: 200, y: 200), touchID: 2)
        #expect(right.log == ["began"])
        for touchID in 0..<3 { screen.touchUp(at: .zero, touchID: touchID) }
        left.log = []
        left.isMultipleTouchEnabled = true
        screen.touchDown(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchDown(at: CGPoint(x: 50, y: 90), touchID: 1)
        screen.touchUp(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchUp(at: CGPoint(x: 50, y: 90), touchID: 1)
        #expect(left.log == ["began", "began", "ended", "ended"])
    }

    @Test("while an exclusive view is touched no other view receives touches")
    func exclusive() {
        prepare()
        left.isExclusiveTouch = true
        screen.touchDown(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchDown(at: CGPoint(x: 200, y: 200), touchID: 1)
        #expect(right.log == [])
        screen.touchUp(at: CGPoint(x: 200, y: 200), touchID: 1)
        screen.touchUp(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchDown(at: CGPoint(x: 200, y: 200), touchID: 1)
        screen.touchDown(at: CGPoint(x: 50, y: 50), touchID: 0)
        #expect(right.log == ["began"])
        #expect(left.log == ["began", "ended"])
    }

    @Test("the event contains all touches with their phases, including stationary ones")
    func allTouches() {
        prepare()
        left.isMultipleTouchEnabled = true
        var phases: [UITouch.Phase] = []
        final class Watch: UIGestureRecognizer {
            var onMove: ((UIEvent) -> Void)?
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onMove?(event) }
        }
        let watch = Watch()
        left.addGestureRecognizer(watch)
        watch.onMove = { [left] event in
            phases = (event.allTouches ?? []).sorted { $0.location(in: nil).y < $1.location(in: nil).y }.map(\.phase)
            #expect(event.touches(for: left)?.count == 2)
            #expect(event.touches(for: watch)?.count == 2)
            #expect(event.type == .touches)
        }
        screen.touchDown(at: CGPoint(x: 50, y: 50), touchID: 0)
        screen.touchDown(at: CGPoint(x: 50, y: 90), touchID: 1)
        screen.touchMove(to: CGPoint(x: 50, y: 95), touchID: 1)
        #expect(phases == [.stationary, .moved])
    }

    @Test("a touch that the host cancels is canceled")
    func canceled() {
        prepare()
        screen.touchDown(at: CGPoint(x: 50, y: 50))
        screen.send(
            .touch(HostTouch(phase: .cancelled, location: CGPoint(x: 50, y: 50), timestamp: screen.time)))
        #expect(left.log == ["began", "cancelled"])
    }

    @Test("touches that a view does not handle are passed up the responder chain")
    func responderChain() {
        prepare()
        final class Watcher: UIViewController {
            var count = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
        }
        let controller = Watcher()
        controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        screen.show(controller)
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(controller.count == 1)
    }

    @Test("events are sent through the window, which may intercept them")
    func sendEvent() {
        prepare()
        final class Filter: UIWindow {
            var types: [UIEvent.EventType] = []
            var keeps = false
            override func sendEvent(_ event: UIEvent) {
                types.append(event.type)
                if !keeps { super.sendEvent(event) }
            }
        }
        let window = Filter(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let view = TouchLog(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        screen.tap(at: CGPoint(x: 50, y: 50))
        screen.turnWheel(by: CGVector(dx: 0, dy: 10))
        screen.press(.keyboardA)
        #expect(window.types == [.touches, .touches, .scroll, .presses, .presses])
        #expect(view.log == ["began", "ended"])
        window.keeps = true
        screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.log == ["began", "ended"])
    }
}
