import UIKit

extension ListView {
    /// The content offset at which the end of the content is at the bottom of the visible area.
    private var endOffset: CGFloat {
        max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
    }

    /// Whether the end of the last row is visible.
    var isScrolledToEnd: Bool { contentOffset.y >= endOffset - 1 }

    /// Scrolls to the end of the last row.
    func scrollToEnd(animated: Bool) {
        guard animated else {
            // Newly visible rows may be higher than estimated, so each round measures only a few of them.
            for _ in 0..<32 {
                layoutIfNeeded()
                guard abs(contentOffset.y - endOffset) > 0.5 else { return }
                setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: false)
            }
            return
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: endOffset), animated: true)
    }

    /// Scrolls without animation so that a row begins at a distance from the top of the screen, in points.
    func scroll(to path: IndexPath, distanceFromTop distance: CGFloat) {
        for _ in 0..<4 {
            layoutIfNeeded()
            let offset = max(-adjustedContentInset.top, rectForRow(at: path).minY - distance)
            guard abs(offset - contentOffset.y) > 0.5 else { return }
            contentOffset.y = offset
        }
    }
}
