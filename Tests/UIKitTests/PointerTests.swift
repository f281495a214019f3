import ScreenDriver
import Testing

@testable import UIKit

@Suite("The pointer", .serialized)
@MainActor
struct PointerTests {
    private let screen = HeadlessScreen()
    private let container = UIView()

    init() { screen.show(container) }

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        container.addSubview(view)
        return view
    }

    private func hover(_ x: CGFloat, _ y: CGFloat) { screen.hover(at: CGPoint(x: x, y: y)) }

    // MARK: Recognizers

    @Test("a hover recognizer begins when the pointer enters its view, follows it, and ends when it leaves")
    func hovering() {
        let view = add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        view.addSubview(inner)
        var states: [UIGestureRecognizer.State] = []
        var location = CGPoint.zero
        view.addGestureRecognizer(
            UIHoverGestureRecognizer {
                states.append($0.state)
                location = $0.location(in: view)
            })
        hover(50, 50)
        #expect(states == [])
        hover(120, 130)
        #expect(states == [.began] && location == CGPoint(x: 20, y: 30))
        hover(180, 130)
        #expect(states == [.began, .changed] && location == CGPoint(x: 80, y: 30))
        screen.hover(at: nil)
        #expect(states == [.began, .changed, .ended])
        hover(110, 110)
        #expect(states.last == .began)
    }

    // MARK: Cursors

    @Test("a hover recognizer leaves touches to its view")
    func touchesBelowHover() {
        let button = add(UIButton(type: .system), CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addGestureRecognizer(UIHoverGestureRecognizer { _ in })
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        for _ in 0..<2 { screen.tap(button) }
        #expect(taps == 2 && !button.isTracking)
    }

    @Test("texts have a beam, links a hand, and other views an arrow")
    func cursors() {
        let field = add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
        let text = add(UITextView(), CGRect(x: 20, y: 200, width: 300, height: 100))
        text.isEditable = false
        text.attributedText = NSAttributedString(
            string: "Trestle",
            attributes: [
                .link: URL(fileURLWithPath: "/imprint"), .font: UIFont.systemFont(ofSize: 40),
            ])
        screen.settle()
        hover(50, 120)
        #expect(screen.cursor == .text)
        hover(50, 50)
        #expect(screen.cursor == .arrow)
        hover(60, 230)
        #expect(screen.cursor == .link)
        hover(300, 290)
        #expect(screen.cursor == .text)
        field.isEnabled = false
        hover(50, 120)
        #expect(screen.cursor == .arrow)
    }

    /// Regions that divide the view in halves: a hidden pointer, and a beam.
    private final class Halves: NSObject, UIPointerInteractionDelegate {
        var events: [String] = []

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            let (left, right) = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
            return request.location.x < 50
                ? UIPointerRegion(rect: left, identifier: "left") : UIPointerRegion(rect: right, identifier: "right")
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            region.identifier == AnyHashable("left") ? .hidden() : UIPointerStyle(shape: .verticalBeam(length: 20))
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { events.append("enter \(region.identifier?.base ?? "")") }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) { animator.addCompletion { _ in self.events.append("exit \(region.identifier?.base ?? "")") } }
    }

    @Test("the delegate of an interaction determines the style of each region")
    func regions() {
        let view = add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 100))
        let halves = Halves()
        view.addInteraction(UIPointerInteraction(delegate: halves))
        hover(120, 120)
        hover(130, 120)
        #expect(screen.cursor == .hidden && halves.events == ["enter left"])
        hover(170, 120)
        #expect(screen.cursor == .text && halves.events == ["enter left", "exit left", "enter right"])
        hover(20, 20)
        #expect(screen.cursor == .arrow && halves.events.last == "exit right")
    }

    /// A beam that follows the pointer along one axis of the view.
    private final class Track: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical) }
    }

    @Test("a shape with a constrained axis replaces the cursor, and remains in the middle of the region along it")
    func constrainedAxes() throws {
        let view = add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 60))
        let track = Track()
        view.addInteraction(UIPointerInteraction(delegate: track))
        let window = try #require(container.window)
        let others = window.subviews
        func shape() -> UIView? { window.subviews.first { view in !others.contains { $0 === view } } }
        hover(120, 105)
        #expect(screen.cursor == .hidden)
        #expect(shape()?.center == CGPoint(x: 120, y: 130) && shape()?.bounds.height == 20)
        hover(180, 155)
        #expect(shape()?.center == CGPoint(x: 180, y: 130))
        hover(20, 20)
        #expect(screen.cursor == .arrow && shape() == nil)
    }

    /// A pointer of a shape that desktops do not have.
    private final class Ring: NSObject, UIPointerInteractionDelegate {
        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? {
            UIPointerStyle(shape: .roundedRect(CGRect(x: -10, y: -10, width: 20, height: 20), radius: 10))
        }
    }

    @Test("a shape that the desktop does not have replaces the cursor, and follows the pointer")
    func displayedShape() throws {
        let view = add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 60))
        let ring = Ring()
        view.addInteraction(UIPointerInteraction(delegate: ring))
        let window = try #require(container.window)
        let others = window.subviews
        hover(120, 105)
        hover(130, 115)
        let shape = try #require(window.subviews.first { view in !others.contains { $0 === view } })
        #expect(screen.cursor == .hidden)
        #expect(shape.center == CGPoint(x: 130, y: 115) && shape.bounds.size == CGSize(width: 20, height: 20))
        hover(20, 20)
        #expect(screen.cursor == .arrow && shape.superview == nil)
    }

    @Test("the grabber of a sheet has the cursor of edges that can be dragged")
    func sheetGrabber() throws {
        let controller = UIViewController()
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
        screen.application.keyWindow?.rootViewController?.present(controller, animated: false)
        screen.settle()
        let grabber = try #require(screen.views(SheetGrabber.self).first)
        screen.hover(at: grabber.convert(CGPoint(x: 38, y: 8), to: nil))
        #expect(screen.cursor == .resizeVertical)
    }

    @Test("content is lifted or highlighted below the pointer, and as before when it has left")
    func effects() {
        let small = add(UIView(), CGRect(x: 100, y: 100, width: 40, height: 40))
        let large = add(UIView(), CGRect(x: 100, y: 200, width: 200, height: 60))
        for view in [small, large] { view.addInteraction(UIPointerInteraction(delegate: nil)) }
        hover(120, 120)
        screen.settle()
        #expect(small.transform.a > 1 && small.layer.shadowOpacity > 0)
        let count = container.subviews.count
        hover(150, 220)
        screen.settle()
        #expect(small.transform == .identity && small.layer.shadowOpacity == 0)
        #expect(container.subviews.count == count + 1 && large.transform == .identity)
        screen.hover(at: nil)
        screen.settle()
        #expect(container.subviews.count == count)
    }

    // MARK: Tool tips

    @Test(
        "a tool tip appears when the pointer rests on a control, and disappears when it leaves or a button is pressed")
    func toolTips() {
        let button = add(UIButton(), CGRect(x: 100, y: 100, width: 100, height: 50))
        button.toolTip = "Saves the walk"
        hover(150, 120)
        screen.advance(by: 0.5)
        #expect(screen.view(showing: "Saves the walk") == nil)
        screen.advance(by: 0.5)
        #expect(screen.view(showing: "Saves the walk") != nil)
        hover(160, 120)
        #expect(screen.view(showing: "Saves the walk") != nil)
        hover(20, 20)
        #expect(screen.view(showing: "Saves the walk") == nil)
        hover(150, 120)
        screen.advance(by: 1)
        screen.click(at: CGPoint(x: 150, y: 120))
        #expect(screen.view(showing: "Saves the walk") == nil)
        button.toolTip = nil
        #expect(button.toolTipInteraction == nil)
    }

    // MARK: Scroll bars

    @Test("the scroll bar widens below the pointer, is dragged, and pages by a click beside it")
    func scrollBars() throws {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 4000)
        hover(200, 300)
        #expect(scroll.indicators.vertical == nil)
        hover(385, 300)
        let bar = try #require(scroll.indicators.vertical)
        let wide = bar.rect(in: scroll)
        #expect(wide.width > 5)
        screen.advance(by: 2)
        #expect(bar.alpha == 1)
        screen.dragMouse(from: CGPoint(x: 385, y: 110), to: CGPoint(x: 385, y: 480))
        #expect(scroll.contentOffset.y > 3500)
        screen.settle()
        screen.click(at: CGPoint(x: 385, y: 120))
        let before = scroll.contentOffset.y
        screen.settle()
        #expect(scroll.contentOffset.y < before - 100)
        hover(200, 300)
        screen.advance(by: 2)
        #expect(bar.rect(in: scroll).width < 5 && bar.alpha == 0)
    }

    @Test("without a pointer, a touch at the edge scrolls as elsewhere")
    func touches() {
        let scroll = add(UIScrollView(), CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 4000)
        screen.drag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 385, y: 300))
        #expect(scroll.contentOffset.y > 50 && scroll.contentOffset.y < 300)
    }
}
