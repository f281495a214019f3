import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Inspectors of split views", .serialized)
struct SplitViewInspectorTests {
    private let log = ControllerLog()

    private func makeSplit() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(log.makeScreen("P"), for: .primary)
        split.setViewController(log.makeScreen("D"), for: .secondary)
        split.setViewController(log.makeScreen("I"), for: .inspector)
        return split
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect {
        guard let view = split.viewController(for: column)?.viewIfLoaded, let window = view.window else { return .null }
        return window.convert(view.bounds, from: view)
    }

    private func makeScreen(_ size: CGSize) -> HeadlessScreen {
        HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero)
    }

    @Test("the inspector narrows the secondary column while it is shown")
    func shownAsColumn() {
        let screen = makeScreen(SplitViewTests.wide)
        let split = makeSplit()
        screen.show(split)
        #expect(!split.isShowing(.inspector))
        #expect(frame(split, .inspector).isNull)
        _ = log.take()
        split.show(.inspector)
        screen.settle()
        #expect(log.take() == ["I load", "I will appear", "I is appearing", "I did appear"])
        #expect(split.isShowing(.inspector))
        #expect(frame(split, .inspector) == CGRect(x: 704, y: 0, width: 320, height: 768))
        #expect(frame(split, .secondary) == CGRect(x: 320, y: 0, width: 384, height: 768))
        split.maximumInspectorColumnWidth = 200
        screen.settle()
        #expect(frame(split, .inspector).width == 200)
        #expect(split.inspectorColumnWidth == 200)
        split.hide(.inspector)
        screen.settle()
        #expect(log.take() == ["I will disappear", "I did disappear"])
        #expect(frame(split, .secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(split.viewController(for: .inspector)?.parent?.parent == nil)
    }

    @Test("a collapsed split view presents the inspector, which becomes a column again as it expands")
    func collapsed() {
        let screen = makeScreen(CGSize(width: 390, height: 844))
        let split = makeSplit()
        screen.show(split)
        split.show(.inspector)
        screen.settle()
        #expect(split.presentedViewController != nil)
        #expect(split.isShowing(.inspector))
        screen.resize(to: SplitViewTests.wide)
        screen.settle()
        #expect(split.presentedViewController == nil)
        #expect(frame(split, .inspector).maxX == 1024)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(split.presentedViewController != nil)
        split.dismiss(animated: true)
        screen.settle()
        #expect(!split.isShowing(.inspector))
    }

    @Test("columns have the layout of their split view as a trait")
    func layoutEnvironment() {
        let screen = makeScreen(SplitViewTests.wide)
        let split = makeSplit()
        screen.show(split)
        let detail = split.viewController(for: .secondary)
        #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
        #expect(detail?.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
        screen.resize(to: CGSize(width: 390, height: 844))
        screen.settle()
        #expect(detail?.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    }
}
