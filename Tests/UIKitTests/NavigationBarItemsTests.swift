import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("A navigation bar of one's own", .serialized)
struct NavigationBarItemsTests {
    final class Judge: NSObject, UINavigationBarDelegate {
        var log: [String] = []
        var allows = true
        var place = UIBarPosition.any
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
        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
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

    @Test("it shows its items, with a background, and leads back by a tap")
    func tapBack() {
        let bar = UINavigationBar()
        let judge = Judge()
        bar.delegate = judge
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        let screen = show(bar)
        #expect(bar.topItem?.title == "Second" && bar.backItem?.title == "First")
        expectSnapshot(screen, matches: "alone")
        screen.tap("First")
        screen.advance(by: 0.1)
        #expect(judge.log == ["should pop Second"])
        screen.settle()
        #expect(judge.log == ["should pop Second", "did pop Second"])
        #expect(bar.items?.map(\.title) == ["First"])
        #expect(screen.texts == ["First"])
    }

    @Test("its delegate hears of what comes and goes, and may keep it from that")
    func judges() {
        let bar = UINavigationBar()
        let judge = Judge()
        bar.delegate = judge
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        let screen = show(bar)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        #expect(judge.log == ["should push One", "did push One", "should push Two"])
        screen.advance(by: 0.15)
        #expect(screen.texts.filter { $0 == "Two" }.count == 1)
        screen.settle()
        #expect(judge.log.last == "did push Two")
        judge.allows = false
        #expect(bar.popItem(animated: true) == nil)
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        screen.settle()
        #expect(bar.topItem?.title == "Two")
        judge.allows = true
        #expect(bar.popItem(animated: false)?.title == "Two")
        #expect(bar.popItem(animated: false)?.title == "One")
        #expect(bar.popItem(animated: false) == nil)
        screen.settle()
        #expect(screen.texts.isEmpty)
    }

    @Test("a large title is open, and makes it higher")
    func largeTitle() {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Large")]
        #expect(bar.intrinsicContentSize.height == 96)
        let screen = show(bar)
        let sizes = screen.views(UILabel.self).filter { $0.text == "Large" && $0.alpha > 0 }.map(\.font.pointSize)
        #expect(sizes.contains(34))
    }

    @Test("at the top of the screen its background goes on under the status bar")
    func attached() {
        let bar = UINavigationBar()
        let judge = Judge()
        judge.place = .topAttached
        bar.delegate = judge
        bar.items = [UINavigationItem(title: "Attached")]
        let screen = show(bar)
        #expect(bar.barPosition == .topAttached)
        let background = bar.subviews.first { $0 is BarBackgroundView }
        #expect(background?.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
        _ = screen
    }

    @Test("a navigation controller's bar stops whoever sets its items, and says what to do")
    func owned() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.pushItem(UINavigationItem(title: "Mine"), animated: false)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("belongs to a navigation controller"))
    }
}
