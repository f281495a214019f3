import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Stand-alone navigation bars", .serialized)
struct NavigationBarItemsTests {
    final class BarDelegate: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var allows = true
        var barPosition = UIBarPosition.any
        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("should push \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("did push \(item.title ?? "")")
        }
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("should pop \(item.title ?? "")")
            return allows
        }
        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("did pop \(item.title ?? "")")
        }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { barPosition }
    }

    private func show(_ bar: UINavigationBar) -> HeadlessScreen {
        let screen = HeadlessScreen(
            size: CGSize(width: 320, height: 120), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        let controller = UIViewController()
        controller.view.backgroundColor = .systemTeal
        bar.frame = CGRect(x: 0, y: 20, width: 320, height: bar.intrinsicContentSize.height)
        controller.view.addSubview(bar)
        screen.show(controller)
        screen.settle()
        return screen
    }

    @Test("the bar shows its items and a background, and a tap on the back button pops")
    func tapBack() {
        let bar = UINavigationBar()
        let delegate = BarDelegate()
        bar.delegate = delegate
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        let screen = show(bar)
        #expect(bar.topItem?.title == "Second" && bar.backItem?.title == "First")
        expectSnapshot(screen, matches: "alone")
        screen.tap("First")
        screen.advance(by: 0.1)
        #expect(delegate.log == ["should pop Second"])
        screen.settle()
        #expect(delegate.log == ["should pop Second", "did pop Second"])
        #expect(bar.items?.map(\.title) == ["First"])
        #expect(screen.texts == ["First"])
    }

    @Test("the delegate is notified of pushes and pops, and can prevent them")
    func delegateCalls() {
        let bar = UINavigationBar()
        let delegate = BarDelegate()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        let screen = show(bar)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        #expect(delegate.log == ["should push One", "did push One", "should push Two"])
        screen.advance(by: 0.15)
        #expect(screen.texts.filter { $0 == "Two" }.count == 1)
        screen.settle()
        #expect(delegate.log.last == "did push Two")
        delegate.allows = false
        #expect(bar.popItem(animated: true) == nil)
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        screen.settle()
        #expect(bar.topItem?.title == "Two")
        delegate.allows = true
        #expect(bar.popItem(animated: false)?.title == "Two")
        #expect(bar.popItem(animated: false)?.title == "One")
        #expect(bar.popItem(animated: false) == nil)
        screen.settle()
        #expect(screen.texts.isEmpty)
    }

    @Test("a large title is expanded and increases the height")
    func largeTitle() {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Large")]
        #expect(bar.intrinsicContentSize.height == 96)
        let screen = show(bar)
        let sizes = screen.views(UILabel.self).filter { $0.text == "Large" && $0.alpha > 0 }.map(\.font.pointSize)
        #expect(sizes.contains(34))
    }

    @Test("the background of a bar at the top of the screen extends under the status bar")
    func attached() {
        let bar = UINavigationBar()
        let delegate = BarDelegate()
        delegate.barPosition = .topAttached
        bar.delegate = delegate
        bar.items = [UINavigationItem(title: "Attached")]
        let screen = show(bar)
        #expect(bar.barPosition == .topAttached)
        let background = bar.subviews.first { $0 is BarBackgroundView }
        #expect(background?.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
        _ = screen
    }

    @Test("changing the items of a navigation controller's bar traps with an explanation")
    func owned() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.pushItem(UINavigationItem(title: "Mine"), animated: false)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("belongs to a navigation controller"))
    }
}
