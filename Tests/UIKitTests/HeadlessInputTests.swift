import Testing
import TrestleTesting

@testable import UIKit

/// Input takes the same route as in a window: host event, router, hit test, gesture.
@Suite("Input on a headless screen", .serialized) @MainActor
struct HeadlessInputTests {
    private final class TouchLog: UIView {
        var log: [String] = []
        private func note(_ word: String, _ touches: Set<UITouch>) {
            let points = touches.map { $0.location(in: self) }.map { "\(Int($0.x)) \(Int($0.y))" }
            log.append("\(word) \(points.sorted().joined(separator: ", "))")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
    }

    private final class TypingView: UIView, UIKeyInput {
        var text = ""
        var keys: [UIKeyboardHIDUsage] = []
        var hasText: Bool { !text.isEmpty }
        override var canBecomeFirstResponder: Bool { true }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            keys += presses.compactMap { $0.key?.keyCode }
        }
    }

    private func makeList(_ screen: HeadlessScreen) -> UIScrollView {
        let list = UIScrollView()
        list.contentSize = CGSize(width: 390, height: 10_000)
        list.contentInsetAdjustmentBehavior = .never
        for index in 0..<100 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(index) * 100, width: 300, height: 100))
            label.text = "Row \(index)"
            list.addSubview(label)
        }
        screen.show(list)
        return list
    }

    @Test("a touch is delivered to the view under it, in the view's coordinates")
    func touches() {
        let screen = HeadlessScreen()
        let root = UIView()
        let view = TouchLog(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        root.addSubview(view)
        screen.show(root)
        screen.tap(at: CGPoint(x: 110, y: 220))
        #expect(view.log == ["began 10 20", "ended 10 20"])
        view.log = []
        screen.tap(view)
        #expect(view.log == ["began 50 50", "ended 50 50"])
        view.log = []
        screen.tap(at: CGPoint(x: 10, y: 10))
        #expect(view.log.isEmpty)
    }

    @Test("a window in front receives the touches on it, and no others")
    func windows() {
        let screen = HeadlessScreen()
        let back = TouchLog()
        screen.show(back)
        let front = UIWindow(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let controller = UIViewController()
        let view = TouchLog()
        controller.view = view
        front.rootViewController = controller
        front.isHidden = false
        screen.tap(at: CGPoint(x: 110, y: 120))
        #expect(view.log == ["began 10 20", "ended 10 20"])
        #expect(back.log.isEmpty)
        screen.tap(at: CGPoint(x: 10, y: 20))
        #expect(back.log == ["began 10 20", "ended 10 20"])
    }

    @Test("a drag scrolls by its distance minus the threshold, without deceleration")
    func drag() {
        let screen = HeadlessScreen()
        let list = makeList(screen)
        screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        screen.settle()
        #expect(abs(list.contentOffset.y - 290) <= 10)
    }

    @Test("a fling decelerates to a stop")
    func fling() {
        let screen = HeadlessScreen()
        let list = makeList(screen)
        screen.fling(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: -300))
        let released = list.contentOffset.y
        #expect(list.isDecelerating)
        #expect(screen.settle())
        #expect(list.contentOffset.y > released + 500)
        #expect(!list.isDecelerating)
    }

    @Test("the wheel and the touchpad scroll the view under the pointer")
    func scrolling() {
        let screen = HeadlessScreen()
        let list = makeList(screen)
        screen.turnWheel(by: CGVector(dx: 0, dy: -60))
        screen.settle()
        #expect(list.contentOffset.y == 60)
        screen.scrollOnTouchpad(by: CGVector(dx: 0, dy: -300), at: CGPoint(x: 10, y: 10))
        #expect(list.contentOffset.y >= 360)
        screen.settle()
    }

    @Test("text is found while it is visible, wherever its scroll view is")
    func findingInLists() {
        let screen = HeadlessScreen()
        let list = makeList(screen)
        #expect(screen.texts.first == "Row 0")
        #expect(screen.view(showing: "Row 20") == nil)
        list.contentOffset.y = 2000
        #expect(screen.texts.first == "Row 20")
        #expect(screen.view(showing: "Row 20") != nil)
    }

    @Test("typing sends key presses and text to the first responder")
    func typing() {
        let screen = HeadlessScreen()
        let view = TypingView()
        screen.show(view)
        view.becomeFirstResponder()
        screen.type("Ab1 é")
        #expect(view.text == "Ab1 é")
        #expect(view.keys == [.keyboardA, .keyboardB, .keyboard1, .keyboardSpacebar])
        screen.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "Ab1 ")
        screen.type("\n")
        #expect(view.text == "Ab1 \n")
    }

    @Test("composed text of any length is complete, and its selection is converted from characters to UTF-16")
    func compositionEvents() {
        let text = String(repeating: "にほんご", count: 10) + "😀!"
        let events = WindowEventTranslator.composition(text, start: 40, length: 1)
        guard case .composition(text, selected: 40..<42)? = events.first else {
            Issue.record("The event is \(events).")
            return
        }
        guard case .composition("", selected: 0..<0)? = WindowEventTranslator.composition("", start: 0, length: 5).first
        else {
            Issue.record("An empty composition has no selection.")
            return
        }
    }

    @Test("a long press lasts for its duration")
    func longPress() {
        let screen = HeadlessScreen()
        let view = TouchLog()
        screen.show(view)
        let start = screen.time
        screen.longPress(at: CGPoint(x: 50, y: 60), duration: 0.8)
        #expect(view.log == ["began 50 60", "ended 50 60"])
        #expect(screen.time - start > 0.8)
    }
}
