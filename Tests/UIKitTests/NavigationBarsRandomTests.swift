import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Random navigation bars and toolbars", .serialized)
struct NavigationBarsRandomTests {
    /// A view controller that hides bars, shows them, or leaves them unchanged.
    final class Screen: UIViewController {
        var hidesBar: Bool?
        var hidesToolbar: Bool?
        var animatesBars = true

        override func viewDidLoad() {
            super.viewDidLoad()
            toolbarItems = [UIBarButtonItem(title: "\(title ?? "")-tool")]
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let animated = animated && animatesBars
            if let hidesBar { navigationController?.setNavigationBarHidden(hidesBar, animated: animated) }
            if let hidesToolbar { navigationController?.setToolbarHidden(hidesToolbar, animated: animated) }
        }
    }

    @Test("after random pushes, pops, swipes and hiding, the bars have their final frames and items")
    func randomBars() {
        repeatRandomly(20) { seed, numbers in
            let isMirrored = Bool.random(using: &numbers)
            let screen = HeadlessScreen(
                size: CGSize(width: 320, height: 480), scale: 1,
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0),
                layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
            var count = 0
            @MainActor func make() -> Screen {
                let controller = Screen()
                controller.title = "\(count)"
                count += 1
                controller.hidesBar = [true, false, false, nil].randomElement(using: &numbers) ?? nil
                controller.hidesToolbar = [true, false, nil].randomElement(using: &numbers) ?? nil
                controller.hidesBottomBarWhenPushed = Int.random(in: 0..<5, using: &numbers) == 0
                controller.animatesBars = Int.random(in: 0..<4, using: &numbers) > 0
                return controller
            }
            let navigation = UINavigationController(rootViewController: make())
            screen.show(navigation)
            for _ in 1...25 {
                let animated = Int.random(in: 0..<4, using: &numbers) > 0
                switch Int.random(in: 0..<9, using: &numbers) {
                case 0, 1, 2: navigation.pushViewController(make(), animated: animated)
                case 3: navigation.popViewController(animated: animated)
                case 4:
                    let remaining = navigation.viewControllers.filter { _ in Bool.random(using: &numbers) }
                    navigation.setViewControllers(remaining + [make()], animated: animated)
                case 5: navigation.setToolbarHidden(Bool.random(using: &numbers), animated: animated)
                case 6: navigation.setNavigationBarHidden(Bool.random(using: &numbers), animated: animated)
                case 7:
                    let title = "other-\(count)"
                    navigation.topViewController?.setToolbarItems([UIBarButtonItem(title: title)], animated: animated)
                default:
                    let distance = CGFloat.random(in: 40...310, using: &numbers)
                    let (start, end): (CGFloat, CGFloat) = isMirrored ? (318, 320 - distance) : (2, distance)
                    screen.drag(from: CGPoint(x: start, y: 250), to: CGPoint(x: end, y: 250), duration: 0.2)
                }
                screen.advance(by: Double.random(in: 0...0.4, using: &numbers))
            }
            screen.settle()
            check(navigation, on: screen, "seed \(seed)")
        }
    }

    private func check(_ navigation: UINavigationController, on screen: HeadlessScreen, _ note: Comment) {
        let bar = navigation.navigationBar
        let top = navigation.topViewController
        #expect(navigation.barPhase != .movingWithScreen && navigation.toolbarPhase != .movingWithScreen, note)
        #expect(bar.superview === navigation.view, note)
        #expect(bar.isHidden == navigation.isNavigationBarHidden, note)
        #expect(bar.topItem === top?.navigationItem, note)
        if !bar.isHidden { #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44), note) }
        let showsToolbar =
            !navigation.isToolbarHidden && !navigation.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
        #expect(navigation.toolbar.isHidden == !showsToolbar, note)
        if showsToolbar {
            #expect(navigation.toolbar.superview === navigation.view, note)
            #expect(navigation.toolbar.frame == CGRect(x: 0, y: 426, width: 320, height: 44), note)
            #expect(navigation.toolbar.items == top?.toolbarItems, note)
            #expect(navigation.toolbar.subviews.count { $0 is ToolbarContents } == 1, note)
        }
        let insets = UIEdgeInsets(top: bar.isHidden ? 20 : 64, left: 0, bottom: showsToolbar ? 54 : 10, right: 0)
        #expect(top?.view.safeAreaInsets == insets, note)
        #expect(top?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480), note)
    }
}
