import Testing
import TrestleTesting

@testable import UIKit

@Suite("Page view controllers", .serialized) @MainActor
final class PageViewControllerTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let book = Book(pageCount: 3)

    private func show(
        _ style: UIPageViewController.TransitionStyle = .scroll,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        spacing: Int = 0, page: Int = 0
    ) -> UIPageViewController {
        let pages = UIPageViewController(
            transitionStyle: style, navigationOrientation: orientation, options: [.interPageSpacing: spacing])
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([book.pages[page]], direction: .forward, animated: false)
        screen.show(pages)
        _ = book.log.take()
        return pages
    }

    private func swipe(by distance: CGFloat, vertically: Bool = false) {
        let start = CGPoint(x: 150, y: 300)
        screen.fling(from: start, by: vertically ? CGVector(dx: 0, dy: distance) : CGVector(dx: distance, dy: 0))
        #expect(screen.settle())
    }

    private func origin(of page: Int) -> CGPoint { book.pages[page].view.convert(.zero, to: nil) }

    @Test("a double-sided controller shows the front of the pages that are set")
    func doubleSided() {
        let pages = show(.pageCurl)
        #expect(!pages.isDoubleSided)
        pages.isDoubleSided = true
        pages.setViewControllers([book.pages[1], book.pages[2]], direction: .forward, animated: false)
        #expect(pages.viewControllers == [book.pages[1]] && origin(of: 1) == .zero)
    }

    @Test("a swipe turns to the next page and notifies pages and delegate in order")
    func swipe() {
        let pages = show()
        swipe(by: -150)
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(origin(of: 1) == .zero)
        #expect(book.pages[0].view.window == nil && book.pages[0].parent == nil)
        #expect(book.pages[1].parent === pages && pages.children == [book.pages[1]])
        #expect(
            book.log.take() == [
                "before 0", "after 0", "will turn to 1", "1 load", "1 will appear", "0 will disappear",
                "1 is appearing",
                "after 1", "0 did disappear", "1 did appear", "turned from 0 true",
            ])
    }

    @Test("a swipe turns the pages of a screen in a navigation controller")
    func swipeInNavigationController() {
        let pages = show()
        screen.show(UINavigationController(rootViewController: pages))
        swipe(by: -150)
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(origin(of: 1).x == 0)
    }

    @Test("a short swipe moves back, and the pages are notified that nothing was turned")
    func canceledSwipe() {
        let pages = show()
        screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 150, y: 300))
        #expect(screen.settle())
        #expect(pages.viewControllers == [book.pages[0]] && pages.children == [book.pages[0]])
        #expect(book.pages[1].view.window == nil)
        #expect(
            book.log.take() == [
                "before 0", "after 0", "will turn to 1", "1 load", "1 will appear", "0 will disappear",
                "1 is appearing",
                "1 will disappear", "0 will appear", "0 is appearing", "1 did disappear", "0 did appear",
                "turned from 0 false",
            ])
    }

    @Test("pages turn until the last, which bounces back")
    func ends() {
        let pages = show()
        for _ in 0..<5 { swipe(by: -150) }
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(origin(of: 2) == .zero)
        for _ in 0..<5 { swipe(by: 150) }
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(origin(of: 0) == .zero)
    }

    @Test("pages turn vertically")
    func vertical() {
        let pages = show(.scroll, .vertical, page: 1)
        swipe(by: -200, vertically: true)
        #expect(pages.viewControllers == [book.pages[2]])
        swipe(by: 200, vertically: true)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("the next page is to the left in right-to-left layouts")
    func rightToLeft() {
        let pages = show(page: 1)
        pages.view.semanticContentAttribute = .forceRightToLeft
        pages.scrollView.semanticContentAttribute = .forceRightToLeft
        swipe(by: 150)
        #expect(pages.viewControllers == [book.pages[2]])
        swipe(by: -150)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("pages are separated by the spacing while they move, and fill the view at rest")
    func spacing() {
        let pages = show(spacing: 20, page: 1)
        #expect(book.pages[1].view.frame.size == CGSize(width: 300, height: 600))
        screen.touchDown(at: CGPoint(x: 200, y: 300))
        screen.touchMove(to: CGPoint(x: 190, y: 300))
        screen.touchMove(to: CGPoint(x: 140, y: 300))
        #expect(origin(of: 1).x == -50)
        #expect(origin(of: 2).x == 270)
        screen.touchUp(at: CGPoint(x: 140, y: 300))
        #expect(screen.settle())
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(origin(of: 1) == .zero)
    }

    @Test("a call turns with animation and calls its completion, but not the delegate")
    func call() {
        let pages = show()
        var results: [Bool] = []
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { results.append($0) }
        screen.advance(by: 0.1)
        #expect(results.isEmpty)
        #expect(origin(of: 2).x > 0 && origin(of: 2).x < 300)
        #expect(screen.settle())
        #expect(results == [true])
        #expect(origin(of: 2) == .zero)
        #expect(pages.viewControllers == [book.pages[2]] && pages.children == [book.pages[2]])
        #expect(
            book.log.take() == [
                "2 load", "2 will appear", "0 will disappear", "2 is appearing", "0 did disappear", "2 did appear",
            ])
    }

    @Test("a call interrupts another, which ends on its page first")
    func interruptedCall() {
        let pages = show()
        var results: [String] = []
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { results.append("1 \($0)") }
        screen.advance(by: 0.1)
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { results.append("2 \($0)") }
        #expect(screen.settle())
        #expect(results == ["1 true", "2 true"])
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(origin(of: 2) == .zero)
    }

    @Test("pages keep filling the view when its size changes, even during a swipe")
    func resizing() {
        let pages = show(page: 1)
        screen.touchDown(at: CGPoint(x: 200, y: 300))
        screen.touchMove(to: CGPoint(x: 150, y: 300))
        screen.resize(to: CGSize(width: 500, height: 400))
        screen.touchUp(at: CGPoint(x: 150, y: 300))
        #expect(screen.settle())
        #expect(pages.viewControllers == [book.pages[1]])
        #expect(book.pages[1].view.frame.size == CGSize(width: 500, height: 400))
        #expect(origin(of: 1) == .zero)
    }

    @Test(
        "the current page stays when the size changes",
        arguments: [CGSize(width: 900, height: 500), CGSize(width: 200, height: 600)])
    func resizeAtRest(size: CGSize) {
        let pages = show()
        swipe(by: -150)
        pages.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        screen.settle()
        pages.view.frame = CGRect(origin: .zero, size: size)
        screen.settle()
        #expect(pages.viewControllers == [book.pages[2]] && pages.children == [book.pages[2]])
        #expect(origin(of: 2) == .zero && book.pages[2].view.bounds.size == size)
        _ = book.log.take()
        swipe(by: 100)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    @Test("the user can't turn pages without a data source")
    func withoutDataSource() {
        let pages = show()
        pages.dataSource = nil
        swipe(by: -150)
        #expect(pages.viewControllers == [book.pages[0]])
        #expect(origin(of: 0) == .zero)
    }

    @Test("the page control shows the data source's values, follows swipes, and turns pages")
    func pageControl() throws {
        book.count = 3
        let pages = show()
        let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3 && control.currentPage == 0)
        #expect(book.pages[0].view.frame.height == 563)
        swipe(by: -150)
        #expect(control.currentPage == 1)
        screen.tap(at: CGPoint(x: 280, y: 582))
        #expect(screen.settle())
        #expect(pages.viewControllers == [book.pages[2]])
        #expect(control.currentPage == 2)
        screen.tap(at: CGPoint(x: 280, y: 582))
        #expect(screen.settle())
        #expect(pages.viewControllers == [book.pages[2]] && control.currentPage == 2)
    }

    @Test("pages are notified when the container appears and disappears")
    func appearance() {
        let pages = show()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        pages.present(cover, animated: false)
        #expect(screen.settle())
        #expect(book.log.take() == ["0 will disappear", "0 did disappear"])
        cover.dismiss(animated: false)
        #expect(screen.settle())
        #expect(book.log.take() == ["0 will appear", "0 is appearing", "0 did appear"])
    }

    @Test("an unarchived controller has the archived style")
    func coding() throws {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 12])
        let archive = try NSKeyedArchiver.archivedData(withRootObject: pages, requiringSecureCoding: false)
        let copy = try #require(
            try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(archive) as? UIPageViewController)
        #expect(copy.transitionStyle == .scroll && copy.navigationOrientation == .vertical)
        #expect(copy.interPageSpacing == 12 && copy.spineLocation == .none)
    }
}

/// Pages that are numbered from 0, and a log of the calls.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log = ControllerLog()
    let pages: [UIViewController]
    /// The number of pages in the page control, or `nil` for none.
    var count: Int?

    init(pageCount: Int) {
        pages = (0..<pageCount).map { [log] in log.makeScreen("\($0)") }
    }

    private func index(of page: UIViewController) -> Int { pages.firstIndex(of: page) ?? -1 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        let index = index(of: viewController)
        log.add("before \(index)")
        return index > 0 ? pages[index - 1] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        let index = index(of: viewController)
        log.add("after \(index)")
        return index + 1 < pages.count ? pages[index + 1] : nil
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count ?? PageNeighbors.noCount }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        count == nil ? PageNeighbors.noCount : pageViewController.viewControllers?.first.map(index) ?? 0
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.add("will turn to \(index(of: pendingViewControllers[0]))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        log.add("turned from \(index(of: previousViewControllers[0])) \(completed)")
    }
}
