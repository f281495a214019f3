import ScreenDriver
import Testing

@testable import UIKit

@Suite("Buttons under the pointer", .serialized) @MainActor
struct ButtonPointerTests {
    private let screen = HeadlessScreen()
    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))

    init() {
        let controller = UIViewController()
        controller.view.addSubview(button)
        screen.show(controller)
    }

    private func hover(_ x: CGFloat, _ y: CGFloat) {
        screen.hover(at: CGPoint(x: x, y: y))
        screen.settle()
    }

    @Test("a button reacts to the pointer only if its interaction is enabled")
    func enabled() {
        #expect(!button.isPointerInteractionEnabled)
        hover(120, 120)
        #expect(button.transform == .identity)
        button.isPointerInteractionEnabled = true
        screen.settle()
        #expect(button.transform.a > 1 && button.isPointerInteractionEnabled)
        button.isPointerInteractionEnabled = false
        screen.settle()
        #expect(button.transform == .identity && !button.isPointerInteractionEnabled)
    }

    @Test("a provider enables the interaction, and replaces the proposed style")
    func provider() {
        var proposed: [CGRect] = []
        button.pointerStyleProvider = { button, effect, shape in
            if case .roundedRect(let rect, _) = shape { proposed.append(rect) }
            #expect(effect.preview.view === button)
            return UIPointerStyle(effect: .highlight(effect.preview), shape: shape)
        }
        #expect(button.isPointerInteractionEnabled)
        hover(120, 120)
        #expect(proposed == [button.frame] && button.transform == .identity)
        let effects = button.superview?.subviews.filter { $0 !== button && $0.frame == button.frame }
        #expect(effects?.count == 1)
        hover(10, 10)
        #expect(button.superview?.subviews.contains { $0 !== button && $0.frame == button.frame } == false)
    }

    @Test("a provider that returns no style leaves the pointer as it is, and one that is removed is not called")
    func withoutStyle() {
        button.pointerStyleProvider = { _, _, _ in nil }
        hover(120, 120)
        #expect(button.transform == .identity && screen.cursor == .arrow)
        button.pointerStyleProvider = { _, _, _ in .hidden() }
        screen.settle()
        #expect(screen.cursor == .hidden)
        button.pointerStyleProvider = nil
        screen.settle()
        #expect(screen.cursor == .arrow && button.transform.a > 1)
    }
}
