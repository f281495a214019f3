import QuartzCore

/// A visible paragraph of a text view.
final class TextParagraphView: UIView {
    /// Returns the drawing of the paragraph.
    var drawing: (() -> LabelDrawing)? { didSet { setNeedsDisplay() } }

    /// The displayed paragraph. The view retains it, because views are found by the identity of their paragraphs.
    var paragraph: TextParagraph?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "UITextView creates the views of its paragraphs")
    required init?(coder: NSCoder) {
        preconditionFailure("TextParagraphView cannot be decoded. UITextView creates the views of its paragraphs.")
    }

    override func display(_ layer: CALayer) { layer.content = LayerContent(drawing: drawing?()) }
}
