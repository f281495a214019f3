import Foundation
import QuartzCore

/// The distances approximate iOS 17, for a text field with the system font.
extension UITextField {
    private enum Metrics {
        static let roundedInset = CGSize(width: 7, height: 2)
        static let squareInset = CGSize(width: 2, height: 2)
        static let clearButton: CGFloat = 19
        static let clearButtonGap: CGFloat = 5
        static let sideViewGap: CGFloat = 5
        /// The difference between the heights of the field and its line, with and without a border.
        static let borderedHeight: CGFloat = 12
        static let plainHeight: CGFloat = 0
    }

    final func configureSubviews() {
        contentMode = .redraw
        isOpaque = false
        addSubview(content)
        placeholderLabel.font = font
        placeholderLabel.textColor = placeholderColor
        addSubview(placeholderLabel)
        if overridesPlaceholderDrawing {
            let view = DrawnPlaceholder(of: self)
            drawnPlaceholder = view
            addSubview(view)
        }
        content.textView.drawing = { [weak self] in self?.makeDrawing(in: $0) }
        addGestureRecognizer(
            UILongPressGestureRecognizer { [weak self] press in self?.followLongPress(press) })
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Rectangles

    private var borderInset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: Metrics.squareInset
        case .roundedRect: Metrics.roundedInset
        }
    }

    final func standardTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.clampedInset(dx: borderInset.width, dy: borderInset.height)
        if let leftView, leftView.superview === self || showsLeftView {
            exclude(
                &rect, leftViewRect(forBounds: bounds), atStart: true,
                gap: borderStyle == .none ? 0 : Metrics.sideViewGap)
        }
        if showsRightView {
            exclude(
                &rect, rightViewRect(forBounds: bounds), atStart: false,
                gap: borderStyle == .none ? 0 : Metrics.sideViewGap)
        } else if clearButtonMode.isShown(whileEditing: isEditing), hasText || isEditing {
            // Room is reserved even if the button is hidden because there is no text.
            exclude(&rect, clearButtonRect(forBounds: bounds), atStart: false, gap: Metrics.clearButtonGap)
        }
        rect.size.width = max(0, rect.width)
        return rect
    }

    /// Removes the area of a side view and everything beyond it from `rect`.
    private func exclude(_ rect: inout CGRect, _ view: CGRect, atStart: Bool, gap: CGFloat) {
        if atStart != isRightToLeft {
            let left = max(rect.minX, view.maxX + gap)
            rect.size.width -= left - rect.minX
            rect.origin.x = left
        } else {
            rect.size.width = min(rect.maxX, view.minX - gap) - rect.minX
        }
    }

    final func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
        let side = Metrics.clearButton
        let distance = borderStyle == .none ? 0 : Metrics.clearButtonGap
        return CGRect(
            x: isRightToLeft ? bounds.minX + distance : bounds.maxX - side - distance,
            y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    final func standardSideRect(_ bounds: CGRect, of view: UIView?, atStart: Bool) -> CGRect {
        guard let view else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        var size = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        size.height = min(size.height, bounds.height)
        let distance = borderStyle == .roundedRect ? Metrics.roundedInset.width : 0
        return CGRect(
            x: atStart != isRightToLeft ? bounds.minX + distance : bounds.maxX - distance - size.width,
            y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }

    private var showsLeftView: Bool { leftView != nil && leftViewMode.isShown(whileEditing: isEditing) }
    private var showsRightView: Bool { rightView != nil && rightViewMode.isShown(whileEditing: isEditing) }
    private var showsClearButton: Bool {
        !showsRightView && hasText && isEnabled && clearButtonMode.isShown(whileEditing: isEditing)
    }

    // MARK: Size

    /// The height of a line of text, rounded up to whole points.
    private var lineHeight: CGFloat { (font ?? Self.standardFont).lineHeight.rounded(.up) + 1 }

    private var naturalHeight: CGFloat {
        let sides = max(
            showsLeftView ? leftView?.bounds.height ?? 0 : 0, showsRightView ? rightView?.bounds.height ?? 0 : 0)
        return max(lineHeight + (borderStyle == .none ? Metrics.plainHeight : Metrics.borderedHeight), sides)
    }

    final var naturalSize: CGSize {
        // Measures the width around the text with a rectangle of some large width.
        let available = CGRect(x: 0, y: 0, width: 10_000, height: naturalHeight)
        let around = available.width - textRect(forBounds: available).width
        let placeholder = placeholderLabel.intrinsicContentSize.width
        let width = hasText ? shapedLine.size.width : placeholder
        return CGSize(width: (width + around).rounded(.up), height: naturalHeight)
    }

    final var baselineDistances: (first: CGFloat, last: CGFloat) {
        let font = font ?? Self.standardFont
        let scale = max(1, traitCollection.displayScale)
        let fittingHeight = LabelDrawing.fittingHeight(of: font.lineHeight, scale: scale)
        let top = LabelDrawing.shift(of: fittingHeight, in: naturalHeight, scale: scale)
        return (top + font.ascender, naturalHeight - top - font.lineHeight - font.descender)
    }

    // MARK: Display

    final func displayDidChange() {
        cachedDisplay = nil
        cachedGeometry = nil
        content.textView.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final var display: FieldDisplay {
        if let cachedDisplay { return cachedDisplay }
        let new = makeDisplay()
        cachedDisplay = new
        return new
    }

    private func makeDisplay() -> FieldDisplay {
        let font = font ?? Self.standardFont
        guard hasText else { return FieldDisplay(content: nil) }
        if isSecureTextEntry {
            let (text, offsets) = FieldDisplay.secure(editor.text, visible: revealedRange)
            return FieldDisplay(content: fitted(.plain(text, font.record)), displayedOffsets: offsets)
        }
        // A line terminator is as wide as a space.
        let line = editor.text.replacingOccurrences(of: "\n", with: " ").replacingOccurrences(of: "\r", with: " ")
        guard attributed != nil || editor.marked != nil || !otherAttributes.isEmpty else {
            return FieldDisplay(content: fitted(.plain(line, font.record)))
        }
        var attributes = defaultTextAttributes
        attributes[.paragraphStyle] = nil
        let rich =
            attributed.map { NSMutableAttributedString(attributedString: $0) }
            ?? NSMutableAttributedString(string: line, attributes: attributes)
        if let marked = editor.marked {
            let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
            rich.addAttributes(style, range: NSRange(marked))
        }
        return FieldDisplay(content: fitted(.rich(RichText(rich, font: font.record))))
    }

    /// Returns the content scaled down to the field's width, if the field adjusts its font size.
    private func fitted(_ content: TextRequest.Content) -> TextRequest.Content {
        let size = (font ?? Self.standardFont).pointSize
        guard adjustsFontSizeToFitWidth, minimumFontSize < size, bounds.width > 0 else { return content }
        let request = TextRequest(content: content, lineLimit: 1, lineBreakMode: .byTruncatingTail)
        let available = CGSize(width: textFrame.width, height: .greatestFiniteMagnitude)
        let scale = TextFitting.scale(request, in: available, downTo: max(0.05, minimumFontSize / size))
        return request.scaled(by: scale).content
    }

    private func request(truncating: Bool) -> TextRequest? {
        display.content.map {
            TextRequest(content: $0, lineLimit: 1, lineBreakMode: truncating ? .byTruncatingTail : .byClipping)
        }
    }

    private static let emptyLine = TextRequest(content: .plain("", standardFont.record))

    /// The shaped line without truncation.
    private var shapedLine: ShapedText {
        ShapedTextCache.text(for: request(truncating: false) ?? Self.emptyLine, width: .infinity)
    }

    final var geometry: TextGeometry {
        if let cachedGeometry { return cachedGeometry }
        let new = TextGeometry(display.content ?? .plain("", (font ?? Self.standardFont).record))
        cachedGeometry = new
        return new
    }

    final func makeDrawing(in size: CGSize) -> LabelDrawing? {
        guard let request = request(truncating: !isEditing), size.width > 0 else { return nil }
        let text = ShapedTextCache.text(for: request, width: isEditing ? .infinity : size.width)
        return LabelDrawing(
            text, paint: TextPaint(textColor ?? .label, for: text, traits: traitCollection),
            alignment: effectiveAlignment,
            baselineShift: 0, opacity: isEnabled ? 1 : 0.5, shadow: nil, scale: traitCollection.displayScale)
    }

    private var effectiveAlignment: NSTextAlignment {
        textAlignment == .natural && isRightToLeft ? .right : textAlignment
    }

    // MARK: Positions

    private var textFrame: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// The line's rectangle in the content view before scrolling, and the start of its text.
    private var line: (frame: CGRect, x: CGFloat) {
        let available = textFrame.size
        let text = shapedLine
        let width = isEditing ? max(available.width, text.size.width + CaretView.width) : available.width
        let height = lineHeight
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: available.height - height
            case .center, .fill: ((available.height - height) / 2).roundedToPixel(traitCollection.displayScale)
            }
        let start: CGFloat
        if let first = text.lines.first {
            start = first.x(in: width, alignment: effectiveAlignment)
        } else {
            start =
                switch effectiveAlignment {
                case .right: width - CaretView.width
                case .center: (width - CaretView.width) / 2
                case .left, .natural, .justified: 0
                }
        }
        return (CGRect(x: 0, y: y, width: width, height: height), start)
    }

    /// Returns the caret rectangle before the character at `offset`, in the content view before scrolling.
    private func caretFrame(at offset: Int) -> CGRect {
        let (frame, start) = line
        let x = start + geometry.x(at: display.displayedOffset(of: offset)) - (offset == 0 ? 0 : CaretView.width / 2)
        let height = (font ?? Self.standardFont).lineHeight.rounded(.up)
        return CGRect(
            x: min(max(0, x), max(0, frame.width - CaretView.width)), y: frame.midY - height / 2,
            width: CaretView.width, height: height)
    }

    /// The distance by which the text is scrolled to make the caret visible.
    private var scroll: CGFloat {
        let (frame, _) = line
        let available = textFrame.width
        guard isEditing, frame.width > available else { return 0 }
        let caret = caretFrame(at: editor.selection.head)
        var scroll = content.scroll
        if caret.minX < scroll { scroll = caret.minX }
        if caret.maxX > scroll + available { scroll = caret.maxX - available }
        return min(max(0, scroll), frame.width - available)
    }

    final func caretRect(at offset: Int) -> CGRect {
        let origin = textFrame.origin
        return caretFrame(at: offset).offsetBy(dx: origin.x - scroll, dy: origin.y)
    }

    final func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
        let (frame, start) = line
        let origin = textFrame.origin
        let direction: NSWritingDirection = geometry.isRightToLeft ? .rightToLeft : .leftToRight
        let spans = geometry.spans(
            of: display.displayedOffset(of: range.lowerBound)..<display.displayedOffset(of: range.upperBound))
        return spans.enumerated().map { index, span in
            let rect = CGRect(
                x: origin.x + start + span.lowerBound - scroll, y: origin.y + frame.minY,
                width: span.upperBound - span.lowerBound, height: frame.height)
            return SelectionRectangle(
                rect, direction: direction, containsStart: index == 0, containsEnd: index == spans.count - 1)
        }
    }

    /// Returns the offset that is nearest to a point of the field.
    final func offset(at point: CGPoint) -> Int {
        guard hasText else { return 0 }
        let x = point.x - textFrame.minX + scroll - line.x
        return editor.boundaries.rounded(display.sourceOffset(of: geometry.offset(at: x)))
    }

    /// Returns the offset to the visual right or left of `offset`.
    final func visualNeighbor(of offset: Int, toRight: Bool) -> Int {
        geometry.visualNeighbor(of: display.displayedOffset(of: offset), toRight: toRight).map {
            display.sourceOffset(of: $0)
        } ?? offset
    }

    final func scrollCaretIntoView() { setNeedsLayout() }

    // MARK: Subview layout

    final func layoutParts() {
        let frame = textFrame
        if content.frame != frame {
            if adjustsFontSizeToFitWidth, content.frame.width != frame.width {
                cachedDisplay = nil
                cachedGeometry = nil
                content.textView.setNeedsDisplay()
            }
            content.frame = frame
        }
        content.scroll = scroll
        let line = line.frame.offsetBy(dx: -content.scroll, dy: 0)
        if content.textView.frame != line { content.textView.frame = line }
        let showsSelection = isEditing && !editor.selection.isEmpty
        content.caret.alpha = showsSelection ? 0 : 1
        content.caret.frame = caretFrame(at: editor.selection.head).offsetBy(dx: -content.scroll, dy: 0)
        content.selectionView.show(
            showsSelection
                ? selectionRectangles(of: editor.selection.range).map {
                    $0.rect.offsetBy(dx: -frame.minX, dy: -frame.minY)
                }
                : [])
        storedTouchControls?.layoutHandles()
        placeholderLabel.isHidden = hasText || drawnPlaceholder != nil
        placeholderLabel.frame = placeholderFrame
        drawnPlaceholder?.isHidden = hasText
        drawnPlaceholder?.frame = placeholderLabel.frame
        layoutSideView(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
        layoutSideView(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
        layoutClearButton()
        applyFill()
    }

    private var placeholderFrame: CGRect {
        var rect = placeholderRect(forBounds: bounds)
        switch contentVerticalAlignment {
        case .top: rect.size.height = min(rect.height, lineHeight)
        case .bottom:
            let height = min(rect.height, lineHeight)
            rect.origin.y = rect.maxY - height
            rect.size.height = height
        case .center, .fill: break
        }
        return rect
    }

    private func layoutSideView(_ view: UIView?, isShown: Bool, _ rect: @autoclosure () -> CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        view.frame = rect()
    }

    final func replaceSideView(_ old: UIView?, with new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        sideViewsDidChange()
    }

    final func sideViewsDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func layoutClearButton() {
        guard showsClearButton else {
            storedClearButton?.isHidden = true
            return
        }
        let button = storedClearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    /// Updates the clear button after a subclass has changed its image.
    final func clearButtonImageDidChange() {
        storedClearButton?.setImage(clearButtonImage, for: .normal)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(clearButtonImage, for: .normal)
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.handleClearButton() }, for: .touchUpInside)
        addSubview(button)
        storedClearButton = button
        return button
    }
}

extension CGFloat {
    fileprivate func roundedToPixel(_ scale: CGFloat) -> CGFloat {
        let scale = scale > 0 ? scale : 1
        return (self * scale).rounded(.down) / scale
    }
}
