import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Popovers", .serialized)
struct PopoverTests {
    /// A wide window with something to point at.
    @MainActor
    private final class Stage: NSObject, UIPopoverPresentationControllerDelegate {
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

        /// The popover without its arrow, on the screen.
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

    @Test("a popover is as large as its content wants, and its arrow points at the middle of the source")
    func size() {
        let stage = Stage(source: Self.middle)
        #expect(stage.controller.arrowDirection == .unknown)
        stage.present()
        #expect(stage.controller.arrowDirection == .up)
        #expect(stage.body == CGRect(x: 270, y: 283, width: 160, height: 100))
        #expect(stage.log.take() == ["prepare", "popover will appear", "popover is appearing", "popover did appear"])
        #expect(stage.popover.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    }

    @Test(
        "it stands where there is room, above, below or beside",
        arguments: [
            (CGRect(x: 320, y: 20, width: 60, height: 40), UIPopoverArrowDirection.up),
            (CGRect(x: 320, y: 440, width: 60, height: 40), .down),
            (CGRect(x: 20, y: 10, width: 60, height: 480), .left),
            (CGRect(x: 620, y: 10, width: 60, height: 480), .right),
        ])
    func directions(_ source: CGRect, _ direction: UIPopoverArrowDirection) {
        let stage = Stage(source: source)
        stage.present()
        #expect(stage.controller.arrowDirection == direction)
        #expect(stage.body.size == CGSize(width: 160, height: 100))
        #expect(!stage.body.intersects(source) && CGRect(x: 10, y: 10, width: 680, height: 480).contains(stage.body))
    }

    @Test("only permitted directions are taken, and what does not fit gets smaller")
    func permitted() {
        let stage = Stage(
            source: CGRect(x: 320, y: 400, width: 60, height: 40), content: CGSize(width: 160, height: 200))
        stage.controller.permittedArrowDirections = .up
        stage.present()
        #expect(stage.controller.arrowDirection == .up)
        #expect(stage.body == CGRect(x: 270, y: 453, width: 160, height: 37))
    }

    @Test("it may lie over its source where it is allowed to")
    func overlapping() {
        let stage = Stage(
            source: CGRect(x: 320, y: 400, width: 60, height: 40), content: CGSize(width: 160, height: 200))
        stage.controller.permittedArrowDirections = .up
        stage.controller.canOverlapSourceViewRect = true
        stage.present()
        #expect(stage.body.height == 200 && stage.body.maxY == 490)
    }

    @Test("a tap beside it ends it, and touches nothing behind; the delegate is told in UIKit's order")
    func tapBeside() {
        let stage = Stage(source: Self.middle)
        stage.present()
        _ = stage.log.take()
        stage.screen.tap(at: CGPoint(x: 330, y: 240))
        stage.screen.settle()
        #expect(
            stage.log.take() == [
                "should dismiss", "will dismiss", "popover will disappear", "popover did disappear", "did dismiss",
            ])
        #expect(stage.root.presentedViewController == nil)
        stage.screen.tap(at: CGPoint(x: 330, y: 240))
        #expect(stage.log.take() == ["source"])
    }

    @Test("a tap in it does not end it, and one beside it neither where the delegate says no")
    func staying() {
        let stage = Stage(source: Self.middle)
        stage.present()
        _ = stage.log.take()
        stage.screen.tap(at: CGPoint(x: 350, y: 330))
        stage.screen.settle()
        #expect(stage.log.take() == [] && stage.root.presentedViewController != nil)
        stage.shouldDismiss = false
        stage.screen.tap(at: CGPoint(x: 20, y: 20))
        stage.screen.settle()
        #expect(stage.log.take() == ["should dismiss", "did attempt"])
    }

    @Test("views that are let through can be touched beside it")
    func passthrough() {
        let stage = Stage(source: Self.middle)
        stage.controller.passthroughViews = [stage.source]
        stage.present()
        _ = stage.log.take()
        stage.screen.tap(at: CGPoint(x: 330, y: 240))
        stage.screen.settle()
        #expect(stage.log.take() == ["source"] && stage.root.presentedViewController != nil)
    }

    @Test("it follows what its content wants, on the way of an animation")
    func growing() {
        let stage = Stage(source: Self.middle)
        stage.present()
        stage.popover.preferredContentSize = CGSize(width: 200, height: 150)
        stage.screen.advance(by: 0.1)
        let shown = stage.popover.view.superview?.superview?.superview?.layer.presentation()?.bounds.width ?? 0
        #expect(shown > 160 && shown < 200)
        stage.screen.settle()
        #expect(stage.body.size == CGSize(width: 200, height: 150))
    }

    @Test("it points at buttons of bars")
    func barButton() {
        let stage = Stage(source: Self.middle)
        let content = UIViewController()
        content.view.backgroundColor = .systemBackground
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
        stage.screen.show(UINavigationController(rootViewController: content))
        stage.screen.settle()
        stage.controller.barButtonItem = content.navigationItem.rightBarButtonItem
        content.present(stage.popover, animated: true)
        stage.screen.settle()
        #expect(stage.controller.arrowDirection == .up)
        #expect(stage.body.maxX == 690 && stage.body.minY > 40 && stage.body.minY < 64)
    }

    @Test("the delegate may let it point elsewhere when the window's size changes")
    func repositioning() {
        let stage = Stage(source: Self.middle)
        stage.present()
        _ = stage.log.take()
        stage.newRect = CGRect(x: 0, y: 0, width: 10, height: 40)
        stage.screen.resize(to: CGSize(width: 800, height: 500))
        stage.screen.settle()
        #expect(stage.log.take() == ["reposition 60"])
        #expect(stage.controller.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 40))
        #expect(stage.body.midX == 325)
    }

    @Test("in a narrow window it is a sheet, unless the delegate wants none")
    func adapting() {
        let stage = Stage(size: CGSize(width: 320, height: 568), source: CGRect(x: 20, y: 40, width: 60, height: 40))
        stage.controller.adaptiveSheetPresentationController.detents = [.medium()]
        stage.present()
        #expect(stage.popover.activePresentationController === stage.controller.adaptiveSheetPresentationController)
        #expect(stage.screen.visibleRect(of: stage.popover.view)?.width == 320)
        #expect((stage.screen.visibleRect(of: stage.popover.view)?.height ?? 999) < 400)
        stage.root.dismiss(animated: false)
        let other = Stage(size: CGSize(width: 320, height: 568), source: CGRect(x: 20, y: 40, width: 60, height: 40))
        other.adaptiveStyle = UIModalPresentationStyle.none
        other.present()
        #expect(other.body.size == CGSize(width: 160, height: 100) && other.controller.arrowDirection == .up)
    }

    @Test("a popover without something to point at stops the app, with UIKit's words")
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
        "popovers look as on an iPad, whichever way they point",
        arguments: [
            ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right), ("dark", .up),
        ])
    func pictures(_ name: String, _ direction: UIPopoverArrowDirection) {
        let stage = Stage(
            size: CGSize(width: 460, height: 330), source: CGRect(x: 200, y: 145, width: 60, height: 40),
            style: name == "dark" ? .dark : .light, content: CGSize(width: 150, height: 100))
        stage.adaptiveStyle = UIModalPresentationStyle.none
        stage.controller.permittedArrowDirections = direction
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 460, height: 165))
        stripe.backgroundColor = .secondarySystemBackground
        stage.root.view.insertSubview(stripe, at: 0)
        let label = UILabel(frame: CGRect(x: 30, y: 40, width: 120, height: 22))
        label.text = "A popover"
        stage.popover.view.addSubview(label)
        stage.present()
        expectSnapshot(stage.screen, matches: "popover-\(name)")
    }
}
