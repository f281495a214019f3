import QuartzCore

/// A text on the screen, with what decides whether it can be read.
@MainActor
package struct DisplayedText {
    /// The view that draws the text.
    package let view: UIView
    /// The visible rectangle of the view, in the coordinates of the screen.
    package let frame: CGRect
    /// The colors of the glyphs, with the opacity of the view and its superviews.
    package let colors: [CGColor.RGBA]
    /// The font, or `nil` if the view has none of its own.
    package let font: UIFont?
    /// Whether a part of the text is missing for lack of space.
    package let isCut: Bool
}

extension DisplayedText {
    /// Returns the texts in a view, except for those that a scroll view, a bar or an edge cuts off.
    package static func texts(in view: UIView) -> [DisplayedText] {
        var texts: [DisplayedText] = []
        collect(from: view, into: &texts)
        return texts
    }

    private static func collect(from view: UIView, into texts: inout [DisplayedText]) {
        guard AccessibilityNode.isVisible(view) else { return }
        if let text = DisplayedText(view) { texts.append(text) }
        for subview in view.subviews { collect(from: subview, into: &texts) }
    }

    private init?(_ view: UIView) {
        guard case .drawing(let content) = view.layer.content, let drawing = content as? LabelDrawing,
            !drawing.text.lines.isEmpty
        else { return nil }
        var opacity = Double(drawing.opacity)
        var ancestor: UIView? = view
        while let current = ancestor {
            opacity *= Double(current.alpha)
            if let scroll = current as? UIScrollView, !AccessibilityNode.isInside(view, scroll) { return nil }
            ancestor = current.superview
        }
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        guard (view.window?.screen ?? .main).bounds.contains(frame) else { return nil }
        self.view = view
        self.frame = frame
        colors = drawing.paint.glyphColors.map {
            CGColor.RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * opacity)
        }
        font = Self.font(of: view)
        let size = drawing.text.size
        // Fields and text views scroll their texts.
        isCut =
            view is UILabel
            && (drawing.text.isTruncated || size.width > view.bounds.width + 1 || size.height > view.bounds.height + 1)
    }

    private static func font(of view: UIView) -> UIFont? {
        var ancestor: UIView? = view
        while let current = ancestor {
            switch current {
            case let label as UILabel: return label.font
            case let field as UITextField: return field.font
            case let text as UITextView: return text.font
            default: ancestor = current.superview
            }
        }
        return nil
    }
}
