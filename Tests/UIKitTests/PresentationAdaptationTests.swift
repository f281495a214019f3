import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Resizes windows while view controllers are presented in them.
@MainActor
@Suite("Adaptation of presentations to new window sizes", .serialized)
struct PresentationAdaptationTests {
    private static let wide = CGSize(width: 1024, height: 768)
    private static let narrow = CGSize(width: 390, height: 768)

    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var style = UIModalPresentationStyle.pageSheet
        var wraps = false
        var heard: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            let isCompact = traitCollection.horizontalSizeClass == .compact
            heard.append(isCompact ? "style compact" : "style regular")
            return isCompact ? style : .none
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            heard.append("controller")
            return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) { heard.append("prepare") }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { heard.append("will present \(style == .none ? "as asked" : "adapted")") }

        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private func fixture(_ size: CGSize) -> PresentationFixture {
        PresentationFixture(size: size, safeArea: .zero)
    }

    private func popover(on fixture: PresentationFixture, _ delegate: Delegate?) -> LoggingController {
        let content = fixture.make("content", .popover)
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = fixture.root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        content.popoverPresentationController?.delegate = delegate
        return content
    }

    private func resize(_ fixture: PresentationFixture, to size: CGSize) {
        fixture.screen.resize(to: size)
        fixture.screen.settle()
    }

    @Test("a popover becomes a sheet in a narrow window and a popover again in a wide one, with its content preserved")
    func popoverAndSheet() {
        let fixture = fixture(Self.wide)
        let delegate = Delegate()
        let content = popover(on: fixture, delegate)
        let field = UITextField(frame: CGRect(x: 10, y: 30, width: 200, height: 30))
        content.view.addSubview(field)
        fixture.present(content)
        field.becomeFirstResponder()
        #expect(delegate.take() == ["style regular", "will present as asked"])
        #expect(content.view.bounds.width == 300 && fixture.log.take().last == "completion")
        resize(fixture, to: Self.narrow)
        #expect(delegate.take() == ["style compact", "controller", "prepare", "will present adapted"])
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(content.presentationController is UIPopoverPresentationController)
        #expect(fixture.frame(of: content).width == 390 && fixture.frame(of: content).maxY == 768)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        // A resize that changes no traits doesn't call the delegate.
        resize(fixture, to: CGSize(width: 380, height: 768))
        #expect(delegate.take().isEmpty && fixture.frame(of: content).width == 380)
        resize(fixture, to: Self.wide)
        #expect(delegate.take() == ["style regular", "will present as asked"])
        #expect(content.activePresentationController is UIPopoverPresentationController)
        #expect(content.view.bounds.width == 300 && content.popoverPresentationController?.arrowDirection == .up)
        #expect(field.isEditing && fixture.log.take().isEmpty)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.log.take() == ["content will disappear", "content did disappear"])
        #expect(fixture.root.presentedViewController == nil && fixture.root.view.superview === fixture.screen.window)
    }

    @Test("a centered sheet moves to the bottom of a narrow window, and scales the view behind it")
    func sheet() {
        let fixture = fixture(Self.wide)
        let sheet = fixture.present(fixture.make("sheet", .pageSheet))
        let inWide = fixture.frame(of: sheet)
        #expect(inWide.minX > 50 && fixture.root.view.superview === fixture.screen.window)
        resize(fixture, to: Self.narrow)
        #expect(fixture.frame(of: sheet).width == 390 && fixture.frame(of: fixture.root).width < 390)
        resize(fixture, to: Self.wide)
        #expect(fixture.frame(of: sheet) == inWide && fixture.root.view.superview === fixture.screen.window)
        #expect(fixture.frame(of: fixture.root) == CGRect(origin: .zero, size: Self.wide))
        resize(fixture, to: Self.narrow)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.frame(of: fixture.root) == CGRect(origin: .zero, size: Self.narrow))
    }

    @Test("a navigation controller that wraps the content in a narrow window is removed in a wide one")
    func wrapped() {
        let fixture = fixture(Self.narrow)
        let delegate = Delegate()
        delegate.style = .fullScreen
        delegate.wraps = true
        let content = popover(on: fixture, delegate)
        fixture.present(content)
        _ = fixture.log.take()
        #expect(fixture.root.presentedViewController is UINavigationController && fixture.root.view.window == nil)
        resize(fixture, to: Self.wide)
        #expect(fixture.root.presentedViewController === content && content.parent == nil)
        #expect(content.view.bounds.width == 300 && fixture.root.view.window != nil)
        #expect(
            fixture.log.take().filter { $0.hasPrefix("root") } == [
                "root will appear", "root is appearing", "root did appear",
            ])
        resize(fixture, to: Self.narrow)
        let navigation = fixture.root.presentedViewController as? UINavigationController
        #expect(navigation?.viewControllers == [content] && fixture.root.view.window == nil)
        #expect(fixture.frame(of: content).width == 390)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && fixture.root.view.window != nil)
        #expect(content.viewIfLoaded?.window == nil && fixture.log.take().contains("content did disappear"))
    }

    @Test("an action sheet becomes a popover when its window becomes wide, and its buttons keep working")
    func actionSheet() {
        let fixture = fixture(Self.narrow)
        var performedCount = 0
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Send Owl", style: .default) { _ in performedCount += 1 })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = fixture.root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        fixture.root.present(alert, animated: true)
        fixture.screen.settle()
        #expect(fixture.frame(of: alert).maxY > 700)
        resize(fixture, to: Self.wide)
        #expect(alert.activePresentationController is UIPopoverPresentationController)
        #expect(fixture.frame(of: alert).maxY < 400)
        fixture.screen.tap("Send Owl")
        fixture.screen.settle()
        #expect(performedCount == 1 && fixture.root.presentedViewController == nil)
    }

    @Test(
        "a sheet above a popover remains above it when it adapts, and a resize during a transition adapts after its end"
    )
    func above() {
        let fixture = fixture(Self.wide)
        let content = popover(on: fixture, nil)
        fixture.present(content)
        let sheet = fixture.present(fixture.make("sheet", .pageSheet), from: content)
        resize(fixture, to: Self.narrow)
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(fixture.frame(of: sheet).width == 390 && fixture.frame(of: content).width < 390)
        resize(fixture, to: Self.wide)
        #expect(content.view.bounds.width == 300 && fixture.frame(of: sheet).width > 390)
        fixture.root.dismiss(animated: true)
        fixture.screen.settle()
        let other = popover(on: fixture, nil)
        fixture.root.present(other, animated: true)
        fixture.screen.advance(by: 0.1)
        resize(fixture, to: Self.narrow)
        #expect(other.activePresentationController is UISheetPresentationController)
        #expect(fixture.frame(of: other).width == 390)
    }
}
