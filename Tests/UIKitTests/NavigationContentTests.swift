import Testing
import TrestleTesting

@testable import UIKit

@Suite("The content below a navigation bar", .serialized) @MainActor
final class NavigationContentTests {
    /// A screen whose scroll view is not the first of its subviews.
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

    /// Made in the test: another suite may make one between a test's initialiser and the test.
    private lazy var screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    private let content = Screen()

    @Test("the bar follows the scroll view that its controller names")
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

    @Test("a refresh that is out of sight is no content below the bar")
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
