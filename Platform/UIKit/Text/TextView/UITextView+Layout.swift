import Foundation
import QuartzCore

extension UITextView {
    final func configureSubviews() {
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

    // MARK: Text layout

    /// The attributes of text without attributes of its own.
    final var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return [.font: font ?? Self.standardFont, .foregroundColor: textColor ?? .label, .paragraphStyle: style]
    }

    /// The text with its own attributes, or with those of the text view.
    final var styledText: NSAttributedString {
        attributed ?? NSAttributedString(string: editor.text, attributes: plainAttributes)
    }

    /// The text as displayed, for the layout.
    private var displayedContent: TextBlock.Content {
        TextBlock.Content(
            string: { [unowned self] in editor.text }, characters: { [unowned self] in editor[$0] },
            styled: { [unowned self] in displayedText(in: $0) })
    }

    /// Returns a paragraph as displayed, with marked text and links highlighted.
    private func displayedText(in paragraph: NSRange) -> NSAttributedString {
        let length = attributed?.length ?? editor.length
        let start = min(paragraph.location, length)
        let range = NSRange(location: start, length: min(paragraph.length, length - start))
        let styled =
            attributed?.attributedSubstring(from: range)
            ?? NSAttributedString(
                string: editor[start..<(start + range.length)], attributes: plainAttributes)
        let links = detectLinks(in: range)
        let marked = editor.marked.map { NSIntersectionRange(NSRange($0), range) }
        guard attributed != nil || (marked?.length ?? 0) > 0 || !links.isEmpty else { return styled }
        let displayed = NSMutableAttributedString(attributedString: styled)
        if let marked, marked.length > 0 {
            let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            displayed.addAttributes(style, range: NSRange(location: marked.location - start, length: marked.length))
        }
        for link in links {
            displayed.addAttribute(
                .link, value: link.url,
                range: NSRange(location: link.range.location - start, length: link.range.length))
        }
        if attributed != nil || !links.isEmpty {
            displayed.enumerateAttribute(.link, in: NSRange(location: 0, length: displayed.length)) { value, range, _ in
                if value != nil { displayed.addAttributes(linkTextAttributes ?? [:], range: range) }
            }
        }
        return displayed
    }

    private var textWidth: CGFloat { max(0, bounds.width - horizontalPadding) }

    private var horizontalPadding: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    final var block: TextBlock {
        if let cachedBlock, cachedBlock.width == textWidth { return cachedBlock }
        let new = TextBlock(
            displayedContent, attributes: plainAttributes, width: textWidth, alignment: effectiveAlignment,
            limit: textContainer.limit)
        new.onMeasure = { [unowned self] in paragraphDidMeasure(atTop: $0, difference: $1) }
        cachedBlock = new
        return new
    }

    private var effectiveAlignment: NSTextAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return textAlignment == .natural && isRightToLeft ? .right : textAlignment
    }

    /// Returns the size that fits the whole text in at most `width` points.
    final func fittingSize(width: CGFloat) -> CGSize {
        let available = width.isFinite ? max(0, width - horizontalPadding) : .infinity
        let fitted =
            available == textWidth
            ? block
            : TextBlock(
                displayedContent, attributes: plainAttributes, width: available, alignment: effectiveAlignment,
                limit: textContainer.limit)
        if fitted === cachedBlock { measureText() } else { fitted.measureAll() }
        let height = fitted.height + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: min(width, (fitted.usedWidth + horizontalPadding).roundedUpToPixel(traitCollection)),
            height: height.roundedUpToPixel(traitCollection))
    }

    final func textContainerDidChange() {
        cachedBlock = nil
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func displayDidChange() {
        cachedBlock = nil
        paragraphsDidChange()
    }

    private func paragraphsDidChange() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    final func layOut(after edit: TextEdit) {
        goalX = nil
        let additional = storageDidChange(with: edit)
        if cachedBlock?.width != textWidth { cachedBlock = nil }
        cachedBlock?.replace(edit, attributes: plainAttributes)
        if let additional { cachedBlock?.invalidate(additional) }
        paragraphsDidChange()
    }

    /// Called when attributes of a range have changed.
    final func attributesDidChange(in range: NSRange) {
        cachedBlock?.invalidate(range.location..<(range.location + range.length))
        paragraphsDidChange()
    }

    // MARK: Subview layout

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    /// Converts a rectangle from text coordinates to the view's coordinates.
    final func viewRect(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    final func layoutText() {
        measureVisibleText()
        updateContentSize()
        layoutVisibleParagraphs(of: block)
        layoutSelection()
        if needsScrollToCaret {
            needsScrollToCaret = false
            measureText(around: editor.selection.head)
            revealCaret()
        }
    }

    /// Adds views for the visible paragraphs and removes those of all others.
    private func layoutVisibleParagraphs(of block: TextBlock) {
        let visible = visibleTextBounds
        var visibleViews: [ObjectIdentifier: TextParagraphView] = [:]
        let first = block.list.position(atY: visible.minY)
        var position: ParagraphList.Position? = first
        while let next = position, next.top < visible.maxY {
            let paragraph = block.paragraph(at: next)
            let id = ObjectIdentifier(paragraph)
            let view = paragraphViews.removeValue(forKey: id) ?? makeView(for: paragraph)
            let frame = viewRect(CGRect(x: 0, y: next.top, width: block.width, height: paragraph.height))
            if view.frame != frame { view.frame = frame }
            visibleViews[id] = view
            position = block.list.position(after: next)
        }
        for view in paragraphViews.values { view.removeFromSuperview() }
        paragraphViews = visibleViews
        block.removeLayouts(outside: first.index..<(first.index + visibleViews.count))
    }

    private func makeView(for paragraph: TextParagraph) -> TextParagraphView {
        let view = TextParagraphView()
        view.paragraph = paragraph
        let shaped = paragraph.shaped
        view.drawing = { [unowned self] in
            LabelDrawing(
                shaped, paint: TextPaint(textColor ?? .label, for: shaped, traits: traitCollection),
                alignment: effectiveAlignment, baselineShift: 0, opacity: 1, shadow: nil,
                scale: traitCollection.displayScale)
        }
        insertSubview(view, belowSubview: caret)
        return view
    }

    /// The range of the visible paragraphs. Highlighting is limited to it.
    private var visibleTextRange: Range<Int> {
        let list = block.list
        let last = list.position(atY: visibleTextBounds.maxY)
        return list.position(atY: visibleTextBounds.minY).start..<(last.start + list[last].fullLength)
    }

    private func layoutSelection() {
        let selection = editor.selection
        let isActive = isFirstResponder
        selectionView.frame.size = contentSize
        selectionView.show(
            isActive ? block.selectionRects(selection.range.clamped(to: visibleTextRange)).map(viewRect) : [])
        caret.alpha = showsCaret && selection.isEmpty ? 1 : 0
        var frame = viewRect(block.caretRect(at: selection.head))
        frame.origin.x -= CaretView.width / 2
        // Keeps the caret after a line that fills the width inside of the view.
        frame.origin.x = min(max(0, frame.minX), max(0, bounds.width - CaretView.width))
        caret.frame = frame
        storedTouchControls?.layoutHandles()
    }

    final func caretRect(at offset: Int) -> CGRect { viewRect(block.caretRect(at: offset)) }

    final func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
        let rects = block.selectionRects(range).map(viewRect)
        let isRightToLeft = block.paragraph(atOffset: range.lowerBound).isRightToLeft
        return rects.enumerated().map { index, rect in
            SelectionRectangle(
                rect, direction: isRightToLeft ? .rightToLeft : .leftToRight, containsStart: index == 0,
                containsEnd: index == rects.count - 1)
        }
    }

    /// Returns the offset that is nearest to a point of the view.
    final func offset(at point: CGPoint) -> Int {
        let location = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        return editor.boundaries.rounded(block.offset(at: location))
    }

    // MARK: Scrolling to the caret

    /// Scrolls to the caret in the next layout pass, when the layout of newly typed text is up to date.
    final func scrollCaretIntoView() {
        guard isFirstResponder else { return }
        needsScrollToCaret = true
        setNeedsLayout()
    }

    private func revealCaret() {
        guard isScrollEnabled else { return }
        let caret = viewRect(block.caretRect(at: editor.selection.head))
        let available = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if caret.minY < available.minY { offset.y -= available.minY - caret.minY }
        if caret.maxY > available.maxY { offset.y += caret.maxY - available.maxY }
        let maximum = max(-adjustedContentInset.top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        offset.y = min(max(offset.y, -adjustedContentInset.top), maximum)
        if offset != contentOffset { setContentOffset(offset, animated: false) }
    }
}
