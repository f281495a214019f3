import UIKit

/// A view on the screen whose content scrolls sideways, such as a section of cards.
@MainActor
struct Carousel {
    /// The maximum number of pages that are audited. A carousel that repeats has more of the same.
    private static let pageLimit = 10

    let view: UIScrollView

    /// Returns the carousels in a view, from the first to the last one.
    static func carousels(in view: UIView) -> [Carousel] {
        guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden, !(view is any UITextInput) else {
            return []
        }
        let inner = view.subviews.flatMap(carousels)
        guard let scroll = view as? UIScrollView, scroll.isScrollEnabled, offsets(of: scroll).count > 1 else {
            return inner
        }
        return [Carousel(view: scroll)] + inner
    }

    /// Returns the horizontal offsets of the pages.
    private static func offsets(of view: UIScrollView) -> [CGFloat] {
        let insets = view.adjustedContentInset
        let page = view.bounds.width - insets.left - insets.right
        let (first, last) = (-insets.left, view.contentSize.width + insets.right - view.bounds.width)
        guard page >= 1, last > first + 0.5 else { return [first] }
        let inner = stride(from: first, to: last, by: page).prefix(pageLimit)
        return inner + [last]
    }

    /// Calls `body` for each page that is not displayed now, and displays the present one again.
    func forEachOtherPage(on screen: HeadlessScreen, _ body: () -> Void) {
        let present = view.contentOffset
        for x in Self.offsets(of: view) where abs(x - present.x) > 0.5 {
            show(x, on: screen)
            body()
        }
        show(present.x, on: screen)
    }

    private func show(_ x: CGFloat, on screen: HeadlessScreen) {
        view.setContentOffset(CGPoint(x: x, y: view.contentOffset.y), animated: false)
        screen.runFrame()
    }
}
