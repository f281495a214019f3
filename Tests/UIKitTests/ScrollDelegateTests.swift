import Testing

@testable import UIKit

@Suite("Scroll view delegates") @MainActor
struct ScrollDelegateTests {
    @Test("optional calls of delegate methods reach the delegate")
    func optionalCalls() {
        let recorder = ScrollRecorder()
        let scrollView = UIScrollView()
        let delegate: (any UIScrollViewDelegate)? = recorder
        var target = CGPoint(x: 0, y: 7)
        delegate?.scrollViewWillBeginDragging?(scrollView)
        delegate?.scrollViewDidScroll?(scrollView)
        delegate?.scrollViewWillEndDragging?(
            scrollView, withVelocity: CGPoint(x: 0, y: 1), targetContentOffset: &target)
        delegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: true)
        delegate?.scrollViewWillBeginDecelerating?(scrollView)
        delegate?.scrollViewDidEndDecelerating?(scrollView)
        delegate?.scrollViewDidEndScrollingAnimation?(scrollView)
        delegate?.scrollViewDidChangeAdjustedContentInset?(scrollView)
        #expect(
            recorder.calls == [
                "begin drag", "scroll", "will end drag", "end drag true", "begin glide", "end glide", "end animation",
                "inset",
            ])
    }

    @Test("a scroll view does not retain its delegate")
    func weakness() {
        let scrollView = UIScrollView()
        scrollView.delegate = ScrollRecorder()
        #expect(scrollView.delegate == nil)
    }

    /// A refined delegate protocol for a subclass, as in `UITableView`.
    @MainActor
    private protocol PageDelegate: UIScrollViewDelegate {
        func pageDidTurn()
    }

    private final class Pages: UIScrollView {
        var delegate: (any PageDelegate)? {
            get { storedDelegate as? any PageDelegate }
            set { storedDelegate = newValue }
        }
    }

    private final class PageRecorder: NSObject, PageDelegate {
        var turns = 0
        var scrolls = 0
        func pageDidTurn() { turns += 1 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test("a subclass may declare a delegate of a refined type with the same storage")
    func covariance() {
        let pages = Pages()
        let recorder = PageRecorder()
        pages.delegate = recorder
        pages.delegate?.pageDidTurn()
        pages.contentOffset.y = 10
        #expect(recorder.turns == 1 && recorder.scrolls == 1)
        #expect((pages as UIScrollView).delegate === recorder)
    }
}
