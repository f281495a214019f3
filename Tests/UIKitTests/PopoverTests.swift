import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Popovers", .serialized)
struct PopoverTests {
    /// A wide window with a source button.
    @MainActor
    private final class Fixture: NSObject, UIPopoverPresentationControllerDelegate {
        let screen: HeadlessScreen
        let log = PresentationLog()
        let root: LoggingController
        let source = UIButton()
        let popover: LoggingController
        var shouldDismiss = true
        var adaptiveStyle: UIModalPresentationStyle?
        var newRect: CGRect?

        init(
            size: CGSize = CGSize(width: 700, height: 500), source frame: CGRect, style: UIUserInterfaceStyle = .light,
            content: CGSize = CGSize(width: 160, height: 100)
        ) {
            screen = HeadlessScreen(size: size, scale: 1, style: style, safeAreaInsets: .zero)
            root = LoggingController("root", log)
            popover = LoggingController("popover", log)
            super.init()
            source.frame = frame
            source.backgroundColor = .systemOrange
            source.addAction(UIAction { [log] _ in log.lines.append("source") }, for: .touchUpInside)
            root.view.addSubview(source)
            screen.show(root)
            screen.settle()
            popover.view.backgroundColor = nil
            popover.modalPresentationStyle = .popover
            popover.preferredContentSize = content
            popover.popoverPresentationController?.sourceView = source
            popover.popoverPresentationController?.delegate = self
            _ = log.take()
        }

        var controller: UIPopoverPresentationController { popover.popoverPresentationController! }

        func present() {
            root.present(popover, animated: true)
            screen.settle()
        }

        /// The popover's screen frame without its arrow.
        var body: CGRect {
            let frame = screen.visibleRect(of: popover.view) ?? .null
            return frame.inset(by: popover.view.safeAreaInsets)
        }

        func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
            log.lines.append("prepare")
        }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            log.lines.append("reposition \(Int(rect.pointee.width))")
            if let newRect { rect.pointee = newRect }
        }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            adaptiveStyle ?? controller.systemAdaptiveStyle(for: traitCollection)
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.lines.append("should dismiss")
            return shouldDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.lines.append("did attempt")
        }
    }

    private static let middle = CGRect(x: 320, y: 230, width: 60, height: 40)

    @Test("a popover has its preferred content size, and its arrow points at the center of the source")
    func size() {
        let fixture = Fixture(source: Self.middle)
        #expect(fixture.controller.arrowDirection == .unknown)
        fixture.present()
        #expect(fixture.controller.arrowDirection == .up)
        #expect(fixture.body == CGRect(x: 270, y: 283, width: 160, height: 100))
        #expect(fixture.log.take() == ["prepare", "popover will appear", "popover is appearing", "popover did appear"])
        #expect(fixture.popover.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    }

    @Test(
        "a popover is below, above or beside the source, where it fits",
        arguments: [
            (CGRect(x: 320, y: 20, width: 60, height: 40), UIPopoverArrowDirection.up),
            (CGRect(x: 320, y: 440, width: 60, height: 40), .down),
            (CGRect(x: 20, y: 10, width: 60, height: 480), .left),
            (CGRect(x: 620, y: 10, width: 60, height: 480), .right),
        ])
    func directions(_ source: CGRect, _ direction: UIPopoverArrowDirection) {
        let fixture = Fixture(source: source)
        fixture.present()
        #expect(fixture.controller.arrowDirection == direction)
        #expect(fixture.body.size == CGSize(width: 160, height: 100))
        #expect(
            !fixture.body.intersects(source) && CGRect(x: 10, y: 10, width: 680, height: 480).contains(fixture.body))
    }

    @Test("only permitted arrow directions are used, and content that doesn't fit is reduced")
    func permitted() {
        let fixture = Fixture(
            source: CGRect(x: 320, y: 400, width: 60, height: 40), content: CGSize(width: 160, height: 200))
        fixture.controller.permittedArrowDirections = .up
        fixture.present()
        #expect(fixture.controller.arrowDirection == .up)
        #expect(fixture.body == CGRect(x: 270, y: 453, width: 160, height: 37))
    }

    @Test("a popover may overlap its source if allowed")
    func overlapping() {
        let fixture = Fixture(
            source: CGRect(x: 320, y: 400, width: 60, height: 40), content: CGSize(width: 160, height: 200))
        fixture.controller.permittedArrowDirections = .up
        fixture.controller.canOverlapSourceViewRect = true
        fixture.present()
        #expect(fixture.body.height == 200 && fixture.body.maxY == 490)
    }

    @Test("a tap outside dismisses the popover, and calls the delegate in UIKit's order")
    func tapOutside() {
        let fixture = Fixture(source: Self.middle)
        fixture.present()
        _ = fixture.log.take()
        fixture.screen.tap(at: CGPoint(x: 330, y: 240))
        fixture.screen.settle()
        #expect(
            fixture.log.take() == [
                "should dismiss", "will dismiss", "popover will disappear", "popover did disappear", "did dismiss",
            ])
        #expect(fixture.root.presentedViewController == nil)
        fixture.screen.tap(at: CGPoint(x: 330, y: 240))
        #expect(fixture.log.take() == ["source"])
    }

    @Test("a tap inside does not dismiss the popover, nor a tap outside if the delegate prevents it")
    func preventedDismissal() {
        let fixture = Fixture(source: Self.middle)
        fixture.present()
        _ = fixture.log.take()
        fixture.screen.tap(at: CGPoint(x: 350, y: 330))
        fixture.screen.settle()
        #expect(fixture.log.take() == [] && fixture.root.presentedViewController != nil)
        fixture.shouldDismiss = false
        fixture.screen.tap(at: CGPoint(x: 20, y: 20))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["should dismiss", "did attempt"])
    }

    @Test("passthrough views receive touches")
    func passthrough() {
        let fixture = Fixture(source: Self.middle)
        fixture.controller.passthroughViews = [fixture.source]
        fixture.present()
        _ = fixture.log.take()
        fixture.screen.tap(at: CGPoint(x: 330, y: 240))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["source"] && fixture.root.presentedViewController != nil)
    }

    @Test("a popover follows its preferred content size with animation")
    func growing() {
        let fixture = Fixture(source: Self.middle)
        fixture.present()
        fixture.popover.preferredContentSize = CGSize(width: 200, height: 150)
        fixture.screen.advance(by: 0.1)
        let shown = fixture.popover.view.superview?.superview?.superview?.layer.presentation()?.bounds.width ?? 0
        #expect(shown > 160 && shown < 200)
        fixture.screen.settle()
        #expect(fixture.body.size == CGSize(width: 200, height: 150))
    }

    @Test("a popover points at a bar button item")
    func barButton() {
        let fixture = Fixture(source: Self.middle)
        let content = UIViewController()
        content.view.backgroundColor = .systemBackground
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
        fixture.screen.show(UINavigationController(rootViewController: content))
        fixture.screen.settle()
        fixture.controller.barButtonItem = content.navigationItem.rightBarButtonItem
        content.present(fixture.popover, animated: true)
        fixture.screen.settle()
        #expect(fixture.controller.arrowDirection == .up)
        #expect(fixture.body.maxX == 690 && fixture.body.minY > 40 && fixture.body.minY < 64)
    }

    @Test("the delegate may reposition the popover when the window is resized")
    func repositioning() {
        let fixture = Fixture(source: Self.middle)
        fixture.present()
        _ = fixture.log.take()
        fixture.newRect = CGRect(x: 0, y: 0, width: 10, height: 40)
        fixture.screen.resize(to: CGSize(width: 800, height: 500))
        fixture.screen.settle()
        #expect(fixture.log.take() == ["reposition 60"])
        #expect(fixture.controller.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 40))
        #expect(fixture.body.midX == 325)
    }

    @Test("in a narrow window a popover is presented as a sheet, unless the delegate prevents it")
    func adapting() {
        let fixture = Fixture(
            size: CGSize(width: 320, height: 568), source: CGRect(x: 20, y: 40, width: 60, height: 40))
        fixture.controller.adaptiveSheetPresentationController.detents = [.medium()]
        fixture.present()
        #expect(fixture.popover.activePresentationController === fixture.controller.adaptiveSheetPresentationController)
        #expect(fixture.screen.visibleRect(of: fixture.popover.view)?.width == 320)
        #expect((fixture.screen.visibleRect(of: fixture.popover.view)?.height ?? 999) < 400)
        fixture.root.dismiss(animated: false)
        let other = Fixture(size: CGSize(width: 320, height: 568), source: CGRect(x: 20, y: 40, width: 60, height: 40))
        other.adaptiveStyle = UIModalPresentationStyle.none
        other.present()
        #expect(other.body.size == CGSize(width: 160, height: 100) && other.controller.arrowDirection == .up)
    }

    @Test("presenting a popover without a source traps with UIKit's message")
    func withoutSource() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let screen = HeadlessScreen(size: CGSize(width: 800, height: 600))
            let root = UIViewController()
            screen.show(root)
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            root.present(popover, animated: false)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("should have a non-nil sourceView or barButtonItem set before the presentation occurs"))
    }

    @Test(
        "popovers match their reference images in each arrow direction",
        arguments: [
            ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right), ("dark", .up),
        ])
    func pictures(_ name: String, _ direction: UIPopoverArrowDirection) {
        let fixture = Fixture(
            size: CGSize(width: 460, height: 330), source: CGRect(x: 200, y: 145, width: 60, height: 40),
            style: name == "dark" ? .dark : .light, content: CGSize(width: 150, height: 100))
        fixture.adaptiveStyle = UIModalPresentationStyle.none
        fixture.controller.permittedArrowDirections = direction
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 460, height: 165))
        stripe.backgroundColor = .secondarySystemBackground
        fixture.root.view.insertSubview(stripe, at: 0)
        let label = UILabel(frame: CGRect(x: 30, y: 40, width: 120, height: 22))
        label.text = "A popover"
        fixture.popover.view.addSubview(label)
        fixture.present()
        expectSnapshot(fixture.screen, matches: "popover-\(name)")
    }
}
