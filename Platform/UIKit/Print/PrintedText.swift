import Foundation

/// A text that is laid out on pages, which are broken between lines.
@MainActor
final class PrintedText {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    /// The vertical region of the lines and their glyphs of each page.
    private var pages: [(top: CGFloat, bottom: CGFloat, glyphs: NSRange)] = []
    let areas: PrintAreas

    init(_ text: NSAttributedString, in areas: PrintAreas) {
        self.areas = areas
        storage = NSTextStorage(attributedString: text)
        guard text.length > 0, !areas.isEmpty else { return }
        let container = NSTextContainer(size: CGSize(width: areas.first.width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        UITraitCollection.printing.performAsCurrent { breakPages() }
    }

    private func breakPages() {
        var current: (top: CGFloat, bottom: CGFloat, glyphs: NSRange)?
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            rect, _, _, glyphs, _ in
            guard var page = current else {
                current = (rect.minY, rect.maxY, glyphs)
                return
            }
            // The space that is left of a first page may be less than a line.
            if rect.maxY - page.top > areas.area(at: pages.count).height {
                pages.append(page)
                current = (rect.minY, rect.maxY, glyphs)
            } else {
                page.bottom = max(page.bottom, rect.maxY)
                page.glyphs = NSUnionRange(page.glyphs, glyphs)
                current = page
            }
        }
        if let current { pages.append(current) }
    }

    var pageCount: Int { pages.count }

    /// Returns the height of the lines on a page.
    func height(ofPage index: Int) -> CGFloat {
        pages.indices.contains(index) ? pages[index].bottom - pages[index].top : 0
    }

    /// Draws the lines of a page into the current context.
    func draw(page index: Int, at origin: CGPoint) {
        guard pages.indices.contains(index) else { return }
        let page = pages[index]
        let place = CGPoint(x: origin.x, y: origin.y - page.top)
        UITraitCollection.printing.performAsCurrent {
            manager.drawBackground(forGlyphRange: page.glyphs, at: place)
            manager.drawGlyphs(forGlyphRange: page.glyphs, at: place)
        }
    }
}

extension UITraitCollection {
    /// The traits of paper: a light appearance.
    static var printing: UITraitCollection {
        UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .light)])
    }
}

/// The layout of a formatter's text, which is created again if the text or the areas have changed.
@MainActor
struct PrintedTextLayout {
    private var layout: PrintedText?

    /// Discards the layout because the text has changed.
    mutating func invalidate() { layout = nil }

    mutating func layout(of formatter: UIPrintFormatter, _ text: () -> NSAttributedString) -> PrintedText {
        let areas = formatter.areas
        if let layout, layout.areas == areas { return layout }
        let new = PrintedText(text(), in: areas)
        layout = new
        return new
    }
}

extension PrintedText {
    /// Returns the rectangle of the lines on a page of the document, in points, or an empty rectangle.
    func rect(at pageIndex: Int, of formatter: UIPrintFormatter) -> CGRect {
        let height = height(ofPage: pageIndex - formatter.firstPage)
        guard height > 0 else { return .zero }
        let area = formatter.contentArea(at: pageIndex)
        return CGRect(origin: area.origin, size: CGSize(width: area.width, height: height))
    }
}
