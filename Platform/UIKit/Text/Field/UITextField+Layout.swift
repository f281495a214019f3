import Foundation
import QuartzCore

/// Where a field's parts are. The distances, for a field of the system's font, are after the look of iOS 17.
extension UITextField {
    private enum Distance {
        static let roundedInset = CGSize(width: 7, height: 2)
        static let squareInset = CGSize(width: 2, height: 2)
        static let clearButton: CGFloat = 19
        static let besideClearButton: CGFloat = 5
        static let besideSideView: CGFloat = 5
        static let cornerRadius: CGFloat = 5
        /// How much higher than its line of text a field is, with a border and without.
        static let borderedHeight: CGFloat = 12
        static let plainHeight: CGFloat = 0
    }

    final func prepareParts() {
        contentMode = .redraw
        isOpaque = false
        addSubview(content)
        placeholderLabel.font = font
        placeholderLabel.textColor = placeholderColor
        addSubview(placeholderLabel)
        content.textView.drawing = { [weak self] in self?.makeDrawing(in: $0) }
        addGestureRecognizer(
            UILongPressGestureRecognizer { [weak self] press in self?.followLongPress(press) })
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: Rectangles

    private var borderInset: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line, .bezel: Distance.squareInset
        case .roundedRect: Distance.roundedInset
        }
    }

    final func standardTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.narrowed(dx: borderInset.width, dy: borderInset.height)
        if let leftView, leftView.superview === self || showsLeftView {
            cut(
                &rect, leftViewRect(forBounds: bounds), atStart: true,
                gap: borderStyle == .none ? 0 : Distance.besideSideView)
        }
        if showsRightView {
            cut(
                &rect, rightViewRect(forBounds: bounds), atStart: false,
                gap: borderStyle == .none ? 0 : Distance.besideSideView)
        } else if clearButtonMode.isShown(whileEditing: isEditing), hasText || isEditing {
            // The room stays while the button comes and goes with the text.
            cut(&rect, clearButtonRect(forBounds: bounds), atStart: false, gap: Distance.besideClearButton)
        }
        rect.size.width = max(0, rect.width)
        return rect
    }

    /// Takes a view at one side, and what is beyond it, from `rect`.
    private func cut(_ rect: inout CGRect, _ view: CGRect, atStart: Bool, gap: CGFloat) {
        if atStart != isRightToLeft {
            let left = max(rect.minX, view.maxX + gap)
            rect.size.width -= left - rect.minX
            rect.origin.x = left
        } else {
            rect.size.width = min(rect.maxX, view.minX - gap) - rect.minX
        }
    }

    final func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
        let side = Distance.clearButton
        let distance = borderStyle == .none ? 0 : Distance.besideClearButton
        return CGRect(
            x: isRightToLeft ? bounds.minX + distance : bounds.maxX - side - distance,
            y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    final func standardSideRect(_ bounds: CGRect, of view: UIView?, atStart: Bool) -> CGRect {
        guard let view else { return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0) }
        var size = view.translatesAutoresizingMaskIntoConstraints ? view.bounds.size : .zero
        if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        size.height = min(size.height, bounds.height)
        let distance = borderStyle == .roundedRect ? Distance.roundedInset.width : 0
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

    /// The height of a line of the field's text, in whole points.
    private var lineHeight: CGFloat { (font ?? Self.standardFont).lineHeight.rounded(.up) + 1 }

    private var naturalHeight: CGFloat {
        let sides = max(
            showsLeftView ? leftView?.bounds.height ?? 0 : 0, showsRightView ? rightView?.bounds.height ?? 0 : 0)
        return max(lineHeight + (borderStyle == .none ? Distance.plainHeight : Distance.borderedHeight), sides)
    }

    final var naturalSize: CGSize {
        // What the text lacks of some large width is what its surroundings take.
        let room = CGRect(x: 0, y: 0, width: 10_000, height: naturalHeight)
        let around = room.width - textRect(forBounds: room).width
        let placeholder = placeholderLabel.intrinsicContentSize.width
        let width = hasText ? shapedLine.size.width : placeholder
        return CGSize(width: (width + around).rounded(.up), height: naturalHeight)
    }

    final var baselineDistances: (first: CGFloat, last: CGFloat) {
        let font = font ?? Self.standardFont
        let free = (naturalHeight - font.lineHeight) / 2
        return (free + font.ascender, free - font.descender)
    }

    // MARK: What is shown

    final func displayDidChange() {
        knownDisplay = nil
        knownGeometry = nil
        content.textView.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final var display: FieldDisplay {
        if let knownDisplay { return knownDisplay }
        let new = makeDisplay()
        knownDisplay = new
        return new
    }

    private func makeDisplay() -> FieldDisplay {
        let font = font ?? Self.standardFont
        guard hasText else { return FieldDisplay(content: nil) }
        if isSecureTextEntry {
            let (text, offsets) = FieldDisplay.secret(editor.text, visible: shownSecret)
            return FieldDisplay(content: fitted(.plain(text, font.record)), shownOffsets: offsets)
        }
        // A line end takes as much room as a space.
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

    /// Made smaller, if the field does so with what is too long.
    private func fitted(_ content: TextRequest.Content) -> TextRequest.Content {
        let size = (font ?? Self.standardFont).pointSize
        guard adjustsFontSizeToFitWidth, minimumFontSize < size, bounds.width > 0 else { return content }
        let request = TextRequest(content: content, lineLimit: 1, lineBreakMode: .byTruncatingTail)
        let room = CGSize(width: textFrame.width, height: .greatestFiniteMagnitude)
        let scale = TextFitting.scale(request, in: room, down: max(0.05, minimumFontSize / size))
        return request.scaled(by: scale).content
    }

    private func request(truncating: Bool) -> TextRequest? {
        display.content.map {
            TextRequest(content: $0, lineLimit: 1, lineBreakMode: truncating ? .byTruncatingTail : .byClipping)
        }
    }

    private static let emptyLine = TextRequest(content: .plain("", standardFont.record))

    /// The whole line.
    private var shapedLine: ShapedText {
        ShapedTextCache.text(for: request(truncating: false) ?? Self.emptyLine, width: .infinity)
    }

    final var geometry: TextGeometry {
        if let knownGeometry { return knownGeometry }
        let new = TextGeometry(display.content ?? .plain("", (font ?? Self.standardFont).record))
        knownGeometry = new
        return new
    }

    final func makeDrawing(in size: CGSize) -> LabelDrawing? {
        guard let request = request(truncating: !isEditing), size.width > 0 else { return nil }
        let text = ShapedTextCache.text(for: request, width: isEditing ? .infinity : size.width)
        return LabelDrawing(
            text, ink: TextPaint(textColor ?? .label, for: text, traits: traitCollection), alignment: drawnAlignment,
            baselineShift: 0, opacity: isEnabled ? 1 : 0.5, shadow: nil)
    }

    private var drawnAlignment: NSTextAlignment {
        textAlignment == .natural && isRightToLeft ? .right : textAlignment
    }

    // MARK: Places in the text

    private var textFrame: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// The line's rectangle in the content view, before it is scrolled, and where its text begins there.
    private var line: (frame: CGRect, x: CGFloat) {
        let room = textFrame.size
        let text = shapedLine
        let width = isEditing ? max(room.width, text.size.width + CaretView.width) : room.width
        let height = lineHeight
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: room.height - height
            case .center, .fill: ((room.height - height) / 2).roundedToPixel(traitCollection.displayScale)
            }
        let start: CGFloat
        if let first = text.lines.first {
            start = first.x(in: width, alignment: drawnAlignment)
        } else {
            start =
                switch drawnAlignment {
                case .right: width - CaretView.width
                case .center: (width - CaretView.width) / 2
                case .left, .natural, .justified: 0
                }
        }
        return (CGRect(x: 0, y: y, width: width, height: height), start)
    }

    /// Where a caret is before the character at `offset`, in the content view, before it is scrolled.
    private func caretFrame(at offset: Int) -> CGRect {
        let (frame, start) = line
        let x = start + geometry.x(at: display.shown(offset)) - (offset == 0 ? 0 : CaretView.width / 2)
        let height = (font ?? Self.standardFont).lineHeight.rounded(.up)
        return CGRect(
            x: min(max(0, x), max(0, frame.width - CaretView.width)), y: frame.midY - height / 2,
            width: CaretView.width, height: height)
    }

    /// How far the text is scrolled so that the caret is seen.
    private var scroll: CGFloat {
        let (frame, _) = line
        let room = textFrame.width
        guard isEditing, frame.width > room else { return 0 }
        let caret = caretFrame(at: editor.selection.head)
        var scroll = content.scroll
        if caret.minX < scroll { scroll = caret.minX }
        if caret.maxX > scroll + room { scroll = caret.maxX - room }
        return min(max(0, scroll), frame.width - room)
    }

    final func caretRect(at offset: Int) -> CGRect {
        let origin = textFrame.origin
        return caretFrame(at: offset).offsetBy(dx: origin.x - scroll, dy: origin.y)
    }

    final func selectionRectangles(of range: Range<Int>) -> [SelectionRectangle] {
        let (frame, start) = line
        let origin = textFrame.origin
        let direction: NSWritingDirection = geometry.isRightToLeft ? .rightToLeft : .leftToRight
        let spans = geometry.spans(of: display.shown(range.lowerBound)..<display.shown(range.upperBound))
        return spans.enumerated().map { index, span in
            let rect = CGRect(
                x: origin.x + start + span.lowerBound - scroll, y: origin.y + frame.minY,
                width: span.upperBound - span.lowerBound, height: frame.height)
            return SelectionRectangle(
                rect, direction: direction, containsStart: index == 0, containsEnd: index == spans.count - 1)
        }
    }

    /// The place in the text that is nearest to a point of the field.
    final func offset(at point: CGPoint) -> Int {
        guard hasText else { return 0 }
        let x = point.x - textFrame.minX + scroll - line.x
        return editor.boundaries.rounded(display.source(geometry.offset(at: x)))
    }

    /// The place to the right or left of `offset` on the screen.
    final func neighbour(of offset: Int, toRight: Bool) -> Int {
        geometry.neighbour(of: display.shown(offset), toRight: toRight).map { display.source($0) } ?? offset
    }

    final func scrollCaretIntoView() { setNeedsLayout() }

    // MARK: Placing

    final func placeParts() {
        let frame = textFrame
        if content.frame != frame {
            if adjustsFontSizeToFitWidth, content.frame.width != frame.width {
                knownDisplay = nil
                knownGeometry = nil
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
        storedTouchControls?.placeHandles()
        placeholderLabel.isHidden = hasText
        placeholderLabel.frame = placeholderFrame
        placeSideView(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
        placeSideView(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
        placeClearButton()
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

    private func placeSideView(_ view: UIView?, isShown: Bool, _ rect: @autoclosure () -> CGRect) {
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

    private func placeClearButton() {
        guard showsClearButton else {
            storedClearButton?.isHidden = true
            return
        }
        let button = storedClearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    /// The field's class has another picture for the button.
    final func clearButtonImageDidChange() {
        storedClearButton?.setImage(clearButtonImage, for: .normal)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .custom)
        button.setImage(clearButtonImage, for: .normal)
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
        addSubview(button)
        storedClearButton = button
        return button
    }

    // MARK: Border

    final func applyBorder(replacing old: BorderStyle) {
        guard borderStyle != .none || old != .none else { return }
        let pixel = 1 / max(1, traitCollection.displayScale)
        switch borderStyle {
        case .none: setBorder(width: 0, nil, radius: 0)
        case .line: setBorder(width: 1, .label, radius: 0)
        case .bezel: setBorder(width: 1, .systemGray, radius: 0)
        case .roundedRect: setBorder(width: pixel, .systemGray4, radius: Distance.cornerRadius)
        }
        applyFill()
    }

    private func setBorder(width: CGFloat, _ color: UIColor?, radius: CGFloat) {
        layer.borderWidth = width
        layer.borderColor = color?.resolvedColor(with: traitCollection).cgColor
        layer.cornerRadius = radius
    }

    /// A field with round corners stands out from what is behind it.
    final func applyFill() {
        guard backgroundColor == nil else { return }
        let fill: UIColor? = borderStyle == .roundedRect ? .systemBackground : nil
        layer.backgroundColor = fill?.resolvedColor(with: traitCollection).cgColor
    }
}

extension CGFloat {
    fileprivate func roundedToPixel(_ scale: CGFloat) -> CGFloat {
        let scale = scale > 0 ? scale : 1
        return (self * scale).rounded(.down) / scale
    }
}
