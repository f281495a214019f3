import Foundation
import QuartzCore

/// Where a text view's parts are.
extension UITextView {
    final func prepareParts() {
        backgroundColor = .systemBackground
        alwaysBounceVertical = false
        textContainer.textView = self
        addSubview(selectionView)
        addSubview(caret)
        selectionView.color = tintColor
        let press = UILongPressGestureRecognizer { [weak self] press in self?.followTextPress(press) }
        textPress = press
        addGestureRecognizer(press)
        itemMenu.textView = self
        addInteraction(UIContextMenuInteraction(delegate: itemMenu))
    }

    // MARK: What is laid out

    /// The attributes of text that has none of its own.
    final var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }

    /// The text with attributes, its own or those of all.
    final var styledText: NSAttributedString {
        attributed ?? NSAttributedString(string: editor.text, attributes: plainAttributes)
    }

    /// The text as it is shown.
    private var shownText: NSAttributedString {
        guard attributed != nil || editor.marked != nil else { return styledText }
        let shown = NSMutableAttributedString(attributedString: styledText)
        if let marked = editor.marked {
            let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            shown.addAttributes(style, range: NSRange(marked))
        }
        if attributed != nil {
            shown.enumerateAttribute(.link, in: NSRange(location: 0, length: shown.length)) { value, range, _ in
                if value != nil { shown.addAttributes(linkTextAttributes ?? [:], range: range) }
            }
        }
        return shown
    }

    private var textWidth: CGFloat { max(0, bounds.width - widthAround) }

    private var widthAround: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    final var block: TextBlock {
        if let knownBlock, knownBlock.width == textWidth { return knownBlock }
        let new = TextBlock(shownText, attributes: plainAttributes, width: textWidth, alignment: drawnAlignment)
        knownBlock = new
        return new
    }

    private var drawnAlignment: NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return textAlignment == .natural && isRightToLeft ? .right : textAlignment
    }

    /// How large the view is around all of its text, no wider than `width`.
    final func fittingSize(width: CGFloat) -> CGSize {
        let room = width.isFinite ? max(0, width - widthAround) : .infinity
        let fitted =
            room == textWidth
            ? block
            : TextBlock(shownText, attributes: plainAttributes, width: room, alignment: drawnAlignment)
        let height = fitted.height + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: min(width, (fitted.usedWidth + widthAround).roundedUpToPixel(traitCollection)),
            height: height.roundedUpToPixel(traitCollection))
    }

    final func textRoomDidChange() {
        knownBlock = nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func displayDidChange() {
        knownBlock = nil
        paragraphsDidChange()
    }

    private func paragraphsDidChange() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    final func layOut(after edit: TextEdit) {
        goalX = nil
        // What is being composed is underlined, wherever it was before.
        if editor.marked != nil || knownBlock?.width != textWidth {
            knownBlock = nil
        } else {
            knownBlock?.replace(edit, text: shownText, attributes: plainAttributes)
        }
        paragraphsDidChange()
    }

    // MARK: Placing

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// A rectangle of the text, in points of the view.
    final func viewRect(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    final func layOutText() {
        let block = block
        let height = (block.height + textContainerInset.top + textContainerInset.bottom).roundedUpToPixel(
            traitCollection)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
        textContainer.size = CGSize(width: block.width + 2 * textContainer.lineFragmentPadding, height: block.height)
        placeParagraphs(of: block)
        placeSelection()
        if wantsCaretInSight {
            wantsCaretInSight = false
            revealCaret()
        }
    }

    /// Shows the paragraphs that are seen, and no others.
    private func placeParagraphs(of block: TextBlock) {
        let visible = bounds.offsetBy(dx: 0, dy: -textOrigin.y)
        var seen: [ObjectIdentifier: TextParagraphView] = [:]
        var index = block.index(atY: visible.minY)
        while index < block.paragraphs.count, block.paragraphs[index].top < visible.maxY {
            let paragraph = block.paragraphs[index]
            let id = ObjectIdentifier(paragraph)
            let view = paragraphViews.removeValue(forKey: id) ?? makeView(for: paragraph)
            let frame = viewRect(CGRect(x: 0, y: paragraph.top, width: block.width, height: paragraph.height))
            if view.frame != frame { view.frame = frame }
            seen[id] = view
            index += 1
        }
        for view in paragraphViews.values { view.removeFromSuperview() }
        paragraphViews = seen
    }

    private func makeView(for paragraph: TextParagraph) -> TextParagraphView {
        let view = TextParagraphView()
        let shaped = paragraph.shaped
        view.drawing = { [unowned self] in
            LabelDrawing(
                shaped, ink: TextPaint(textColor ?? .label, for: shaped, traits: traitCollection),
                alignment: drawnAlignment, baselineShift: 0, opacity: 1, shadow: nil)
        }
        insertSubview(view, belowSubview: caret)
        return view
    }

    /// The characters of the paragraphs that are seen: of a long selection no more is tinted.
    private var seenText: Range<Int> {
        let visible = bounds.offsetBy(dx: 0, dy: -textOrigin.y)
        let first = block.paragraphs[block.index(atY: visible.minY)]
        let last = block.paragraphs[block.index(atY: visible.maxY)]
        return first.start..<(last.start + last.fullLength)
    }

    private func placeSelection() {
        let selection = editor.selection
        let isActive = isFirstResponder
        selectionView.frame.size = contentSize
        selectionView.show(isActive ? block.selectionRects(selection.range.clamped(to: seenText)).map(viewRect) : [])
        caret.alpha = showsCaret && selection.isEmpty ? 1 : 0
        var frame = viewRect(block.caretRect(at: selection.head))
        frame.origin.x -= CaretView.width / 2
        // A caret behind a line that fills the width stays inside.
        frame.origin.x = min(max(0, frame.minX), max(0, bounds.width - CaretView.width))
        caret.frame = frame
        storedTouchControls?.placeHandles()
    }

    final func caretRect(at offset: Int) -> CGRect { viewRect(block.caretRect(at: offset)) }

    final func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
        let rects = block.selectionRects(range).map(viewRect)
        let isRightToLeft = block.paragraphs[block.index(at: range.lowerBound)].isRightToLeft
        return rects.enumerated().map { index, rect in
            SelectionRectangle(
                rect, direction: isRightToLeft ? .rightToLeft : .leftToRight, containsStart: index == 0,
                containsEnd: index == rects.count - 1)
        }
    }

    /// The place in the text that is nearest to a point of the view.
    final func offset(at point: CGPoint) -> Int {
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        return editor.boundaries.rounded(block.offset(at: place))
    }

    // MARK: Sight

    /// Scrolls to the caret in the next layout, once the text that was typed has its place.
    final func scrollCaretIntoView() {
        guard isFirstResponder else { return }
        wantsCaretInSight = true
        setNeedsLayout()
    }

    private func revealCaret() {
        guard isScrollEnabled else { return }
        let caret = viewRect(block.caretRect(at: editor.selection.head))
        let room = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if caret.minY < room.minY { offset.y -= room.minY - caret.minY }
        if caret.maxY > room.maxY { offset.y += caret.maxY - room.maxY }
        let highest = max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        offset.y = min(max(offset.y, -adjustedContentInset.top), highest)
        if offset != contentOffset { setContentOffset(offset, animated: false) }
    }
}
