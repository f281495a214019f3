import Foundation
import QuartzCore

/// The measurement of paragraphs whose heights were estimated. The visible text keeps its position meanwhile.
extension UITextView {
    /// The visible rectangle in the coordinates of the text.
    final var visibleTextBounds: CGRect { bounds.offsetBy(dx: 0, dy: -textContainerInset.top) }

    /// The height of the text with its insets, in points.
    private var textHeight: CGFloat {
        (block.height + textContainerInset.top + textContainerInset.bottom).roundedUpToPixel(traitCollection)
    }

    /// Sets the sizes of the content and of the text container.
    final func updateContentSize() {
        let block = block
        let size = CGSize(width: bounds.width, height: textHeight)
        if contentSize != size { contentSize = size }
        setContainerSize(CGSize(width: block.width + 2 * textContainer.lineFragmentPadding, height: block.height))
    }

    /// Measures the visible paragraphs, or the whole text if it does not scroll.
    final func measureVisibleText() {
        let block = block
        guard !block.isMeasured else { return }
        guard isScrollEnabled else { return block.measureAll() }
        // Smaller paragraphs than estimated make others visible.
        for _ in 0..<8 {
            let visible = visibleTextBounds
            guard block.hasEstimates(from: visible.minY, to: visible.maxY) else { return }
            let isAtEnd = visible.minY > 0 && bounds.maxY >= textHeight + adjustedContentInset.bottom - 0.5
            keepPosition(ofEnd: isAtEnd) { block.measure(from: visible.minY, to: visible.maxY) }
        }
    }

    /// Measures the whole text.
    final func measureText() {
        let block = block
        guard !block.isMeasured else { return }
        guard isScrollEnabled else { return block.measureAll() }
        keepPosition { block.measureAll() }
    }

    /// Measures the text that is visible when the view scrolls to the character at `offset`.
    final func measureText(around offset: Int) {
        let block = block
        guard isScrollEnabled, !block.isMeasured else { return }
        keepPosition { block.measure(around: offset, distance: bounds.height) }
    }

    /// Called when the height of a paragraph is measured outside a layout pass.
    final func paragraphDidMeasure(atTop top: CGFloat, difference: CGFloat) {
        setNeedsLayout()
        guard isScrollEnabled, top < visibleTextBounds.minY else { return }
        updateContentSize()
        adjustContentOffset(by: CGPoint(x: 0, y: difference))
    }

    /// Scrolls by the distance by which a measurement moves the first visible paragraph that was measured before, or the
    /// end of the text.
    private func keepPosition(ofEnd keepsEnd: Bool = false, _ measure: () -> Void) {
        let block = block
        let (offset, height) = (contentOffset.y, textHeight)
        let anchor = block.firstMeasured(from: visibleTextBounds.minY, to: visibleTextBounds.maxY)
        measure()
        let distance = keepsEnd ? textHeight - height : block.list.position(ofIndex: anchor.index).top - anchor.top
        updateContentSize()
        adjustContentOffset(by: CGPoint(x: 0, y: offset + distance - contentOffset.y))
    }
}
