/// An element with text in lines, such as a page of a book, which screen readers read continuously or line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
    /// Returns the number of the line at a point of the element, counted from 0, or `NSNotFound`.
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// Returns the text of a line, or `nil` if there is no line with the number.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Returns the frame of a line, in the coordinates of the screen.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// Returns the text of all lines.
    func accessibilityPageContent() -> String?

    /// Returns the text of a line with attributes for speech, which is read in place of the plain one, or `nil`.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// Returns the text of all lines with attributes for speech, which is read in place of the plain one, or `nil`.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    /// Returns `nil`: the plain text is read.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }

    /// Returns `nil`: the plain text is read.
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}

extension AccessibilityNode {
    /// The element's text in lines, or `nil` for elements without.
    var readingContent: (any UIAccessibilityReadingContent)? {
        isElement ? object as? any UIAccessibilityReadingContent : nil
    }

    /// The text of the page that the node displays, or `nil` if it displays none.
    package var pageText: String? {
        guard let content = readingContent else { return nil }
        return content.accessibilityAttributedPageContent()?.string ?? content.accessibilityPageContent()
            ?? pageLines.joined()
    }

    /// The lines of the page.
    package var pageLines: [String] {
        guard let content = readingContent else { return [] }
        var lines: [String] = []
        // An app may count its lines wrongly; no page has more than a thousand.
        while lines.count < 1000,
            let line = content.accessibilityAttributedContent(forLineNumber: lines.count)?.string
                ?? content.accessibilityContent(forLineNumber: lines.count)
        {
            lines.append(line)
        }
        return lines
    }

    /// Returns the ranges of the lines in the page's text. Lines that the text does not contain in this order are left out.
    func lineRanges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var start = 0
        return pageLines.map { line in
            let line = Array(line.unicodeScalars)
            let found = (start..<max(start, scalars.count - line.count + 1)).first {
                scalars[$0..<$0 + line.count].elementsEqual(line)
            }
            guard let found else { return start..<start }
            start = found + line.count
            return found..<start
        }
    }
}
