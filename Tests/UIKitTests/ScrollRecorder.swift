@testable import UIKit

/// Records the delegate calls of a scroll view, with consecutive "scroll" calls merged.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var scrollCount = 0
    var velocity: CGPoint?
    var target: CGPoint?
    var newTarget: CGPoint?
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView, Bool) -> Void)?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollCount += 1
        if calls.last != "scroll" { calls.append("scroll") }
        onScroll?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("begin drag")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("will end drag")
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let newTarget { targetContentOffset.pointee = newTarget }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end drag \(decelerate)")
        onEndDragging?(scrollView, decelerate)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("begin glide")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("end glide")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("end animation")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append("inset")
    }
}
