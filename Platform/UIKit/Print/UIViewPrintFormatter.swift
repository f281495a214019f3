import Foundation

/// A formatter that prints the contents of a view: the text of a text view, the whole content of a scroll view, and other
/// views as they are displayed.
///
/// Views that are wider than the page are reduced to its width. The pages of a table are broken between rows. A scroll view is
/// scrolled over its contents while it is drawn.
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public final let view: UIView
    private final var text = PrintedTextLayout()

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }

    // MARK: Text

    /// The text of a text view, which is laid out for the page instead of drawn as it is displayed.
    private final var printedText: PrintedText? {
        guard let view = view as? UITextView else { return nil }
        // The text may have changed since the last call.
        text.invalidate()
        return text.layout(of: self) { Self.printed(view.attributedText) }
    }

    /// Returns a text without the color of the screen's labels, which may be white.
    private static func printed(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: result.length)
        text.enumerateAttribute(.foregroundColor, in: all) { value, range, _ in
            if value as? UIColor == .label { result.addAttribute(.foregroundColor, value: UIColor.black, range: range) }
        }
        return result
    }

    // MARK: Pages

    /// The content of the view, in the view's coordinates.
    private final var content: CGRect {
        guard let view = view as? UIScrollView else { return view.bounds }
        view.layoutIfNeeded()
        return CGRect(origin: .zero, size: view.contentSize)
    }

    /// The parts of the content on the pages, in the view's coordinates, and the factor by which they are reduced.
    private final var parts: (rects: [CGRect], scale: CGFloat) {
        let content = content
        let areas = areas
        guard !areas.isEmpty, content.width > 0, content.height > 0 else { return ([], 1) }
        let scale = min(1, areas.first.width / content.width)
        var rects: [CGRect] = []
        var top = content.minY
        while top < content.maxY - 0.5 {
            let limit = min(content.maxY, top + areas.area(at: rects.count).height / scale)
            let bottom = pageBreak(from: top, limit: limit, end: content.maxY)
            rects.append(CGRect(x: content.minX, y: top, width: content.width, height: bottom - top))
            top = bottom
        }
        return (rects, scale)
    }

    /// Returns the end of a page: in a table, that of the last row that ends before the limit.
    private final func pageBreak(from top: CGFloat, limit: CGFloat, end: CGFloat) -> CGFloat {
        guard limit < end, let table = view as? UITableView,
            let row = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: limit))
        else { return limit }
        let start = table.rectForRow(at: row).minY
        return start > top + 1 ? start : limit
    }

    /// The number of pages of the content.
    open override var pageCount: Int { printedText?.pageCount ?? parts.rects.count }

    /// Returns the rectangle of the content on a page.
    open override func rectForPage(at pageIndex: Int) -> CGRect {
        if let printedText { return printedText.rect(at: pageIndex, of: self) }
        let (rects, scale) = parts
        guard rects.indices.contains(pageIndex - firstPage) else { return .zero }
        let part = rects[pageIndex - firstPage]
        return CGRect(
            origin: contentArea(at: pageIndex).origin,
            size: CGSize(width: part.width * scale, height: part.height * scale))
    }

    /// Draws the part of the view that is on a page with the view's `draw(_:for:)`.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let index = pageIndex - firstPage
        if let printedText { return printedText.draw(page: index, at: rect.origin) }
        let (rects, scale) = parts
        guard let context = UIGraphicsGetCurrentContext(), rects.indices.contains(index) else { return }
        let part = rects[index]
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -part.minX, y: -part.minY)
        context.clip(to: part)
        view.draw(part, for: self)
        context.restoreGState()
    }
}

extension UIView {
    /// Draws a part of the view and its subviews into the current context. A scroll view is scrolled to the part meanwhile.
    final func drawForPrinting(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard let scrollView = self as? UIScrollView else {
            layoutIfNeeded()
            return layer.render(in: context)
        }
        let bounds = scrollView.bounds
        let (showsHorizontal, showsVertical) = (
            scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator
        )
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        UIView.performWithoutAnimation {
            scrollView.bounds = rect
            scrollView.layoutIfNeeded()
            scrollView.layer.render(in: context)
            scrollView.bounds = bounds
            scrollView.layoutIfNeeded()
        }
        scrollView.showsHorizontalScrollIndicator = showsHorizontal
        scrollView.showsVerticalScrollIndicator = showsVertical
    }
}
