import Testing
import TrestleTesting

@testable import UIKit

@Suite("Headless screens", .serialized) @MainActor
struct HeadlessScreenTests {
    private func box(_ color: UIColor, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        return view
    }

    private func makeRoot() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        return controller
    }

    @Test("the picture shows the visible views at the screen's scale", arguments: [1.0, 2, 3])
    func picture(scale: Double) {
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 50), scale: scale, safeAreaInsets: .zero)
        let controller = makeRoot()
        controller.view.addSubview(box(.red, CGRect(x: 10, y: 10, width: 20, height: 20)))
        screen.show(controller)
        let picture = screen.picture
        #expect(picture.width == Int(100 * scale) && picture.height == Int(50 * scale))
        func pixel(_ x: Double, _ y: Double) -> Pixel { picture.pixel(Int(x * scale), Int(y * scale)) }
        #expect(pixel(5, 5) == Pixel(red: 255, green: 255, blue: 255))
        #expect(pixel(15, 15) == Pixel(red: 255, green: 0, blue: 0))
        #expect(pixel(29, 29) == Pixel(red: 255, green: 0, blue: 0))
        #expect(pixel(30, 30) == Pixel(red: 255, green: 255, blue: 255))
    }

    @Test("no frames are drawn without changes")
    func idle() {
        let screen = HeadlessScreen()
        let controller = makeRoot()
        screen.show(controller)
        let frames = screen.frameCount
        #expect(frames == 1)
        screen.advance(by: 5)
        #expect(screen.frameCount == frames)
        controller.view.backgroundColor = .blue
        screen.advance(by: 1)
        #expect(screen.frameCount == frames + 1)
    }

    @Test("an animation draws frames until it ends in its final state")
    func animation() {
        let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: .zero)
        let controller = makeRoot()
        let view = box(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        screen.show(controller)
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 80
        } completion: {
            finished = $0
        }
        screen.advance(by: 0.5)
        let middle = view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(middle - 40) < 0.001)
        #expect(screen.picture.pixel(45, 5) == Pixel(red: 255, green: 0, blue: 0))
        #expect(finished == nil)
        let start = screen.time
        #expect(screen.settle())
        #expect(abs(screen.time - start - 0.5) < 0.05)
        #expect(finished == true)
        #expect(screen.picture.pixel(85, 5) == Pixel(red: 255, green: 0, blue: 0))
        #expect(screen.frameCount > 55 && screen.frameCount < 65)
    }

    @Test("display timers fire at their exact times between frames")
    func timers() {
        let screen = HeadlessScreen()
        var fired: [Double] = []
        for delay in [0.137, 0.05, 1] {
            DisplayClock.schedule(after: delay) { fired.append(((DisplayClock.now - 1000) * 1000).rounded()) }
        }
        screen.advance(by: 0.137)
        #expect(fired == [50, 137])
        screen.settle()
        #expect(fired == [50, 137, 1000])
        #expect(screen.frameCount == 1, "only the empty screen is drawn")
    }

    @Test("a view that requests layout in each layout pass does not block the frame")
    func endlessLayout() {
        final class RelayoutView: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                setNeedsLayout()
            }
        }
        let screen = HeadlessScreen()
        let controller = makeRoot()
        let view = RelayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        screen.show(controller)
        #expect(view.count > 0)
        #expect(!screen.settle(limit: 0.1))
    }

    @Test("only visible texts are found")
    func finding() {
        let screen = HeadlessScreen()
        let controller = makeRoot()
        func label(_ text: String, y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 16, y: y, width: 200, height: 20))
            label.text = text
            controller.view.addSubview(label)
            return label
        }
        let (b, _, hidden) = (label("below", y: 300), label("above", y: 100), label("hidden", y: 200))
        hidden.isHidden = true
        _ = label("outside", y: 900)
        screen.show(controller)
        #expect(screen.texts == ["above", "below"])
        #expect(screen.view(showing: "below") === b)
        #expect(screen.view(showing: "outside") == nil)
        #expect(screen.visibleRect(of: b) == CGRect(x: 16, y: 300, width: 200, height: 20))
        b.accessibilityIdentifier = "the one below"
        #expect(screen.view(showing: "the one below") === b)
        #expect(screen.tree.contains("UILabel (16 300 200 20) \"below\""))
        #expect(screen.tree.contains("\"hidden\" hidden"))
        withKnownIssue { screen.tap("nobody") }
    }

    @Test("the visible rectangle of a view is clipped by its superview")
    func clipping() {
        let screen = HeadlessScreen()
        let controller = makeRoot()
        let outer = box(.gray, CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = box(.red, CGRect(x: 50, y: 50, width: 100, height: 100))
        outer.clipsToBounds = true
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        screen.show(controller)
        #expect(screen.visibleRect(of: inner) == CGRect(x: 50, y: 150, width: 50, height: 50))
    }
}
