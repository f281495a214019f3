import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Split view controllers", .serialized)
struct SplitViewTests {
    /// Logs the delegate calls of a split view controller.
    final class Delegate: UISplitViewControllerDelegate {
        let log: ControllerLog

        init(_ log: ControllerLog) { self.log = log }

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { log.add("will change to \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            log.add("will show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            log.add("will hide \(column)")
        }
    }

    static let wide = CGSize(width: 1024, height: 768)
    static let portrait = CGSize(width: 768, height: 1024)

    private let log = ControllerLog()

    private func makeScreen(
        _ size: CGSize = SplitViewTests.wide, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) -> HeadlessScreen {
        HeadlessScreen(size: size, scale: 1, safeAreaInsets: .zero, layoutDirection: layoutDirection)
    }

    private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(log.makeScreen("P"), for: .primary)
        if style == .tripleColumn { split.setViewController(log.makeScreen("S"), for: .supplementary) }
        split.setViewController(log.makeScreen("D"), for: .secondary)
        return split
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect {
        guard let controller = split.viewController(for: column), let window = controller.view.window else {
            return .null
        }
        return window.convert(controller.view.bounds, from: controller.view)
    }

    @Test("the display mode determines the columns' frames")
    func geometry() {
        func frames(_ mode: UISplitViewController.DisplayMode, mirrored: Bool = false) -> [CGRect] {
            let geometry = SplitGeometry(
                size: CGSize(width: 1000, height: 10), mode: mode, hasSupplementary: true, primaryWidth: 200,
                supplementaryWidth: 300, inspectorWidth: 250, showsInspector: false, isMirrored: mirrored)
            return [.primary, .supplementary, .secondary].map { geometry.frame(of: $0) }
        }
        func rects(_ places: (CGFloat, CGFloat)...) -> [CGRect] {
            places.map { CGRect(x: $0.0, y: 0, width: $0.1, height: 10) }
        }
        #expect(frames(.secondaryOnly) == rects((-500, 200), (-300, 300), (0, 1000)))
        #expect(frames(.oneBesideSecondary) == rects((-200, 200), (0, 300), (300, 700)))
        #expect(frames(.oneOverSecondary) == rects((-200, 200), (0, 300), (0, 1000)))
        #expect(frames(.twoBesideSecondary) == rects((0, 200), (200, 300), (500, 500)))
        #expect(frames(.twoOverSecondary) == rects((0, 200), (200, 300), (0, 1000)))
        #expect(frames(.twoDisplaceSecondary) == rects((0, 200), (200, 300), (500, 700)))
        #expect(frames(.oneBesideSecondary, mirrored: true) == rects((1000, 200), (700, 300), (0, 700)))
    }

    @Test("a wide window shows both columns in navigation controllers")
    func wideWindow() {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("P") } == ["P load", "P will appear", "P is appearing", "P did appear"])
        #expect(calls.filter { $0.hasPrefix("D") } == ["D load", "D will appear", "D is appearing", "D did appear"])
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(frame(split, .primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(frame(split, .secondary) == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
        #expect(split.viewController(for: .primary)?.splitViewController === split)
        #expect(split.viewController(for: .primary)?.traitCollection.horizontalSizeClass == .compact)
        #expect(split.viewController(for: .secondary)?.traitCollection.horizontalSizeClass == .regular)
    }

    @Test("hiding and showing columns calls the delegate and the appearance callbacks in order")
    func hideAndShow() {
        let screen = makeScreen()
        let split = makeSplit()
        let delegate = Delegate(log)
        split.delegate = delegate
        screen.show(split)
        _ = log.take()
        split.hide(.primary)
        #expect(log.take() == ["will change to secondaryOnly", "will hide primary", "P will disappear"])
        screen.advance(by: 0.1)
        screen.settle()
        #expect(log.take() == ["P did disappear"])
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(split, .secondary) == CGRect(x: 0, y: 0, width: 1024, height: 768))
        split.show(.primary)
        #expect(
            log.take() == [
                "will change to oneBesideSecondary", "will show primary", "P will appear", "P is appearing",
            ])
        screen.settle()
        #expect(log.take() == ["P did appear"])
        #expect(frame(split, .primary).minX == 0)
    }

    @Test("a portrait window shows only the detail, and the list above it until a tap outside")
    func overlay() throws {
        let screen = makeScreen(Self.portrait)
        let split = makeSplit()
        let delegate = Delegate(log)
        split.delegate = delegate
        screen.show(split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(split.splitBehavior == .overlay)
        #expect(split.viewController(for: .primary)?.isViewLoaded == false)
        _ = log.take()
        split.show(.primary)
        screen.advance(by: 0.15)
        let x = try #require(split.columnViews[.primary]?.layer.presentation()).frame.minX
        #expect(x > -307 && x < 0)
        screen.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(split, .primary).width == 307)
        #expect(frame(split, .secondary).width == 768)
        #expect(split.dim.alpha > 0)
        _ = log.take()
        screen.tap(at: CGPoint(x: 600, y: 500))
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(
            log.take() == ["will change to secondaryOnly", "will hide primary", "P will disappear", "P did disappear"])
        #expect(split.dim.alpha == 0)
    }

    @Test("a drag from the edge reveals the list, and its end decides")
    func edgeGesture() {
        let screen = makeScreen(Self.portrait)
        let split = makeSplit()
        screen.show(split)
        screen.touchDown(at: CGPoint(x: 3, y: 500))
        for x in [CGFloat(20), 60, 100, 160] {
            screen.advance(by: 0.1)
            screen.touchMove(to: CGPoint(x: x, y: 500))
        }
        let shown = frame(split, .primary).maxX
        #expect(shown > 80 && shown < 307)
        screen.advance(by: 0.3)
        screen.touchUp(at: CGPoint(x: 100, y: 500))
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
        screen.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 290, y: 500))
        screen.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(split, .primary).minX == 0)
        split.hide(.primary)
        screen.settle()
        split.presentsWithGesture = false
        screen.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 290, y: 500))
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("the display mode button shows and hides the list")
    func displayModeButton() throws {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        let navigations = split.viewControllers.compactMap { $0 as? UINavigationController }
        #expect(navigations.map { $0.navigationBar.systemItem != nil } == [true, false])
        screen.tap(at: CGPoint(x: 30, y: 22))
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(navigations.map { $0.navigationBar.systemItem != nil } == [false, true])
        screen.tap(at: CGPoint(x: 30, y: 22))
        screen.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.displayModeButtonVisibility = .never
        #expect(navigations.allSatisfy { $0.navigationBar.systemItem == nil })
    }

    @Test("three columns are shown one after the other")
    func threeColumns() {
        let screen = makeScreen()
        let split = makeSplit(.tripleColumn)
        let delegate = Delegate(log)
        split.delegate = delegate
        split.preferredPrimaryColumnWidth = 240
        screen.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(split, .supplementary) == CGRect(x: 0, y: 0, width: 320, height: 768))
        _ = log.take()
        split.show(.primary)
        screen.settle()
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(log.take().prefix(2) == ["will change to twoBesideSecondary", "will show primary"])
        #expect(frame(split, .primary).width == 240)
        #expect(frame(split, .secondary) == CGRect(x: 560, y: 0, width: 464, height: 768))
        split.preferredSplitBehavior = .displace
        screen.settle()
        split.show(.primary)
        screen.settle()
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(split, .secondary) == CGRect(x: 560, y: 0, width: 704, height: 768))
        split.show(.secondary)
        screen.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("column widths are clamped to their minimum and maximum")
    func widths() {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        split.preferredPrimaryColumnWidthFraction = 0.5
        #expect(split.primaryColumnWidth == 320)
        split.maximumPrimaryColumnWidth = 400
        #expect(split.primaryColumnWidth == 400)
        split.preferredPrimaryColumnWidthFraction = 0.1
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
        split.preferredPrimaryColumnWidth = 300
        screen.settle()
        #expect(frame(split, .primary).width == 300)
        split.primaryEdge = .trailing
        screen.settle()
        #expect(frame(split, .primary).minX == 724)
    }

    @Test("a new detail replaces the last one, and its row remains selected")
    func showDetail() throws {
        let screen = makeScreen()
        let split = UISplitViewController(style: .doubleColumn)
        let list = WordList("Houses", ["Gryffindor", "Hufflepuff"])
        list.onSelect = { [unowned list, log] in
            list.showDetailViewController(log.makeScreen($0 + " detail"), sender: nil)
        }
        split.setViewController(list, for: .primary)
        split.setViewController(log.makeScreen("D"), for: .secondary)
        screen.show(split)
        _ = log.take()
        screen.tap("Hufflepuff")
        screen.settle()
        #expect(
            log.take() == [
                "D will disappear", "Hufflepuff detail load", "Hufflepuff detail will appear",
                "Hufflepuff detail is appearing", "D did disappear", "Hufflepuff detail did appear",
            ])
        #expect(split.viewController(for: .secondary)?.title == "Hufflepuff detail")
        #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(screen.texts.contains("Hufflepuff detail"))
    }

    @Test("a resized window adapts its display mode")
    func rotation() {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        screen.resize(to: Self.portrait)
        screen.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(frame(split, .secondary).size == Self.portrait)
        screen.resize(to: Self.wide)
        screen.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("the columns' controllers appear and disappear with the split view")
    func appearance() {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        _ = log.take()
        screen.show(UIViewController())
        #expect(log.take() == ["P will disappear", "D will disappear", "P did disappear", "D did disappear"])
    }

    @Test(
        "a controller whose column is hidden disappears completely, even if another one is pushed during the animation")
    func pushWhileHiding() {
        let screen = makeScreen()
        let split = makeSplit()
        screen.show(split)
        _ = log.take()
        split.hide(.primary)
        screen.advance(by: 0.1)
        split.viewController(for: .primary)?.navigationController?
            .pushViewController(log.makeScreen("P2"), animated: false)
        screen.settle()
        #expect(log.take().filter { $0.hasPrefix("P") } == ["P will disappear", "P2 load", "P did disappear"])
    }

    // MARK: Pictures

    private func makeHouses() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        let list = WordList("Houses", ["Gryffindor", "Hufflepuff", "Ravenclaw", "Slytherin"])
        split.setViewController(list, for: .primary)
        let detail = WordList("Hufflepuff", (1...30).map { "Student \($0)" })
        split.setViewController(detail, for: .secondary)
        list.loadViewIfNeeded()
        list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        return split
    }

    @Test("the columns match their reference images", arguments: [UIUserInterfaceStyle.light, .dark])
    func look(style: UIUserInterfaceStyle) {
        let screen = HeadlessScreen(size: Self.wide, scale: 1, style: style, safeAreaInsets: .zero)
        screen.show(makeHouses())
        screen.settle()
        expectSnapshot(screen, matches: style == .dark ? "columns-dark" : "columns")
    }

    @Test("mirrored columns match their reference image")
    func lookRightToLeft() {
        let screen = makeScreen(layoutDirection: .rightToLeft)
        screen.show(makeHouses())
        screen.settle()
        expectSnapshot(screen, matches: "columns-right-to-left")
    }

    @Test("a list above the detail matches its reference image")
    func lookOverlay() {
        let screen = makeScreen(Self.portrait)
        let split = makeHouses()
        screen.show(split)
        split.show(.primary)
        screen.settle()
        expectSnapshot(screen, matches: "columns-over")
    }
}
