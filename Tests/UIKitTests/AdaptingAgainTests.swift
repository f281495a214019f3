import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// Windows that are resized while something is presented in them.
@MainActor
@Suite("Adapting again", .serialized)
struct AdaptingAgainTests {
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

    private func stage(_ size: CGSize) -> PresentationStage {
        PresentationStage(size: size, safeArea: .zero)
    }

    private func popover(on stage: PresentationStage, _ delegate: Delegate?) -> LoggingController {
        let content = stage.make("content", .popover)
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = stage.root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        content.popoverPresentationController?.delegate = delegate
        return content
    }

    private func resize(_ stage: PresentationStage, to size: CGSize) {
        stage.screen.resize(to: size)
        stage.screen.settle()
    }

    @Test("a popover becomes a sheet as its window gets narrow, and a popover again, with what is in it as it was")
    func popoverAndSheet() {
        let stage = stage(Self.wide)
        let delegate = Delegate()
        let content = popover(on: stage, delegate)
        let field = UITextField(frame: CGRect(x: 10, y: 30, width: 200, height: 30))
        content.view.addSubview(field)
        stage.present(content)
        field.becomeFirstResponder()
        #expect(delegate.take() == ["style regular", "will present as asked"])
        #expect(content.view.bounds.width == 300 && stage.log.take().last == "completion")
        resize(stage, to: Self.narrow)
        #expect(delegate.take() == ["style compact", "controller", "prepare", "will present adapted"])
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(content.presentationController is UIPopoverPresentationController)
        #expect(stage.frame(of: content).width == 390 && stage.frame(of: content).maxY == 768)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        // A resize that changes no traits asks nobody.
        resize(stage, to: CGSize(width: 380, height: 768))
        #expect(delegate.take().isEmpty && stage.frame(of: content).width == 380)
        resize(stage, to: Self.wide)
        #expect(delegate.take() == ["style regular", "will present as asked"])
        #expect(content.activePresentationController is UIPopoverPresentationController)
        #expect(content.view.bounds.width == 300 && content.popoverPresentationController?.arrowDirection == .up)
        #expect(field.isEditing && stage.log.take().isEmpty)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.log.take() == ["content will disappear", "content did disappear"])
        #expect(stage.root.presentedViewController == nil && stage.root.view.superview === stage.screen.window)
    }

    @Test("a sheet in the middle of a wide window stands at the bottom of a narrow one, and pushes back what is behind")
    func sheet() {
        let stage = stage(Self.wide)
        let sheet = stage.present(stage.make("sheet", .pageSheet))
        let inWide = stage.frame(of: sheet)
        #expect(inWide.minX > 50 && stage.root.view.superview === stage.screen.window)
        resize(stage, to: Self.narrow)
        #expect(stage.frame(of: sheet).width == 390 && stage.frame(of: stage.root).width < 390)
        resize(stage, to: Self.wide)
        #expect(stage.frame(of: sheet) == inWide && stage.root.view.superview === stage.screen.window)
        #expect(stage.frame(of: stage.root) == CGRect(origin: .zero, size: Self.wide))
        resize(stage, to: Self.narrow)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.frame(of: stage.root) == CGRect(origin: .zero, size: Self.narrow))
    }

    @Test("what is shown in a navigation controller where it covers a narrow window comes out of it in a wide one")
    func wrapped() {
        let stage = stage(Self.narrow)
        let delegate = Delegate()
        delegate.style = .fullScreen
        delegate.wraps = true
        let content = popover(on: stage, delegate)
        stage.present(content)
        _ = stage.log.take()
        #expect(stage.root.presentedViewController is UINavigationController && stage.root.view.window == nil)
        resize(stage, to: Self.wide)
        #expect(stage.root.presentedViewController === content && content.parent == nil)
        #expect(content.view.bounds.width == 300 && stage.root.view.window != nil)
        #expect(
            stage.log.take().filter { $0.hasPrefix("root") } == [
                "root will appear", "root is appearing", "root did appear",
            ])
        resize(stage, to: Self.narrow)
        let navigation = stage.root.presentedViewController as? UINavigationController
        #expect(navigation?.viewControllers == [content] && stage.root.view.window == nil)
        #expect(stage.frame(of: content).width == 390)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && stage.root.view.window != nil)
        #expect(content.viewIfLoaded?.window == nil && stage.log.take().contains("content did disappear"))
    }

    @Test("an action sheet at the bottom becomes a popover as its window gets wide, and its buttons work")
    func actionSheet() {
        let stage = stage(Self.narrow)
        var chosen = 0
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Send Owl", style: .default) { _ in chosen += 1 })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = stage.root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        stage.root.present(alert, animated: true)
        stage.screen.settle()
        #expect(stage.frame(of: alert).maxY > 700)
        resize(stage, to: Self.wide)
        #expect(alert.activePresentationController is UIPopoverPresentationController)
        #expect(stage.frame(of: alert).maxY < 400)
        stage.screen.tap("Send Owl")
        stage.screen.settle()
        #expect(chosen == 1 && stage.root.presentedViewController == nil)
    }

    @Test(
        "a sheet above a popover that adapts stays above it, and a window that is resized on the way adapts at its end")
    func above() {
        let stage = stage(Self.wide)
        let content = popover(on: stage, nil)
        stage.present(content)
        let sheet = stage.present(stage.make("sheet", .pageSheet), from: content)
        resize(stage, to: Self.narrow)
        #expect(content.activePresentationController is UISheetPresentationController)
        #expect(stage.frame(of: sheet).width == 390 && stage.frame(of: content).width < 390)
        resize(stage, to: Self.wide)
        #expect(content.view.bounds.width == 300 && stage.frame(of: sheet).width > 390)
        stage.root.dismiss(animated: true)
        stage.screen.settle()
        let other = popover(on: stage, nil)
        stage.root.present(other, animated: true)
        stage.screen.advance(by: 0.1)
        resize(stage, to: Self.narrow)
        #expect(other.activePresentationController is UISheetPresentationController)
        #expect(stage.frame(of: other).width == 390)
    }
}
