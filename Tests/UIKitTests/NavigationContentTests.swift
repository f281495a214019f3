import Testing
import TrestleTesting

@testable import UIKit

@Suite("Scroll views below navigation bars", .serialized) @MainActor
final class NavigationContentTests {
    /// A view controller whose scroll view is not its first subview.
    final class Screen: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize.height = 2000
            view.addSubview(UIView())
            view.addSubview(scrollView)
        }
    }

    @Test("what is behind the view of a navigation controller is visible through clear screens")
    func background() {
        let root = UIViewController()
        root.view.backgroundColor = .black
        let navigation = UINavigationController(rootViewController: UIViewController())
        root.addChild(navigation)
        root.view.addSubview(navigation.view)
        navigation.view.frame = root.view.bounds
        screen.show(root)
        screen.settle()
        #expect(screen.picture.pixel(160, 300).red == 0)
    }

    /// Created lazily, because another suite may create one between the initializer and the test.
    private lazy var screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let content = Screen()

    @Test("the bar follows the controller's content scroll view")
    func named() {
        let navigation = UINavigationController(rootViewController: content)
        screen.show(navigation)
        content.scrollView.contentOffset.y = 300
        #expect(!navigation.navigationBar.isContentBelow)
        content.setContentScrollView(content.scrollView)
        #expect(content.contentScrollView(for: .top) === content.scrollView)
        #expect(content.contentScrollView(for: .bottom) === content.scrollView)
        #expect(navigation.navigationBar.isContentBelow)
        content.scrollView.contentOffset.y = -content.scrollView.adjustedContentInset.top
        #expect(!navigation.navigationBar.isContentBelow)
        content.setContentScrollView(nil, for: .top)
        #expect(content.contentScrollView(for: .top) == nil)
        #expect(content.contentScrollView(for: .bottom) === content.scrollView)
        content.scrollView.contentOffset.y = 300
        #expect(!navigation.navigationBar.isContentBelow)
    }

    @Test("an offscreen refresh control does not count as content below the bar")
    func refreshing() {
        let navigation = UINavigationController(rootViewController: content)
        content.setContentScrollView(content.scrollView)
        content.scrollView.refreshControl = UIRefreshControl()
        screen.show(navigation)
        content.scrollView.refreshControl?.beginRefreshing()
        content.scrollView.contentOffset.y = -content.scrollView.insetWithoutGap.top
        #expect(!navigation.navigationBar.isContentBelow)
    }
}
