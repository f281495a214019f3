import Foundation

/// An object that lays out content on pages.
///
/// Add formatters to a ``UIPrintPageRenderer``, or set one as the formatter of a ``UIPrintInteractionController``. A subclass
/// with a layout of its own overrides ``pageCount`` and ``draw(in:forPageAt:)``.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
    /// The renderer that the formatter has been added to.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// The maximum height of the content on a page, in points. The default value is 0, which means no maximum.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content, in points. The default value is 0, which means no maximum.
    open var maximumContentWidth: CGFloat = 0

    /// The insets of the content from the printable rectangle, in points. The top inset applies to the first page, and the
    /// bottom inset is not used.
    @available(*, deprecated, message: "Use `perPageContentInsets`.")
    open var contentInsets: UIEdgeInsets {
        get { firstPageInsets }
        set { firstPageInsets = newValue }
    }
    private final var firstPageInsets = UIEdgeInsets.zero

    /// The insets of the content from the edges of each page, in points.
    open var perPageContentInsets = UIEdgeInsets.zero

    /// The index of the first page of the content. The default value is `NSNotFound`, which means the first page of the
    /// document.
    open var startPage = NSNotFound

    /// Creates a formatter without content.
    public override init() {
        super.init()
    }

    /// Returns a formatter with the same content and values, which belongs to no renderer.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeCopy()
        copy.maximumContentHeight = maximumContentHeight
        copy.maximumContentWidth = maximumContentWidth
        copy.firstPageInsets = firstPageInsets
        copy.perPageContentInsets = perPageContentInsets
        copy.startPage = startPage
        return copy
    }

    /// Creates a formatter with the same content.
    func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
        printPageRenderer = nil
    }

    /// The number of pages of the content. The default implementation returns 0.
    open var pageCount: Int { 0 }

    /// Whether the formatter draws on the main thread only, which is always the case.
    open var requiresMainThread: Bool { true }

    /// Returns the rectangle of the content on a page, in points, or an empty rectangle if the content is not on the page.
    ///
    /// - Parameter pageIndex: The index of the page in the document.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        pages.contains(pageIndex) ? contentArea(at: pageIndex) : .zero
    }

    /// Draws the content of a page into the current context. The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the content on the page, in points.
    ///   - pageIndex: The index of the page in the document.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    // MARK: Areas

    /// The index of the first page.
    final var firstPage: Int { startPage == NSNotFound ? 0 : startPage }

    /// The indices of the pages of the content.
    final var pages: Range<Int> { firstPage..<firstPage + max(pageCount, 0) }

    /// Returns the area that is available for the content on a page, in points.
    final func contentArea(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var area = renderer.contentRect
        if perPageContentInsets != .zero {
            area = area.intersection(renderer.paperRect.inset(by: perPageContentInsets))
        }
        let top = pageIndex == firstPage ? firstPageInsets.top : 0
        area = area.inset(
            by: UIEdgeInsets(top: top, left: firstPageInsets.left, bottom: 0, right: firstPageInsets.right))
        if area.isNull { return .zero }
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area
    }

    /// The areas of the first page and of the others, which determine a layout.
    final var areas: PrintAreas { PrintAreas(first: contentArea(at: firstPage), next: contentArea(at: firstPage + 1)) }
}

/// The areas for content on pages.
struct PrintAreas: Equatable {
    var first: CGRect
    var next: CGRect

    var isEmpty: Bool { first.width < 1 || next.height < 1 }

    func area(at index: Int) -> CGRect { index == 0 ? first : next }
}
