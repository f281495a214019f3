import QuartzCore

/// A paragraph of a text view that is seen.
final class TextParagraphView: UIView {
    /// What is drawn.
    var drawing: (() -> LabelDrawing)? { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "a text view makes the views of its paragraphs itself")
    required init?(coder: NSCoder) {
        preconditionFailure("TextParagraphView: a text view makes the views of its paragraphs itself")
    }

    override func display(_ layer: CALayer) { layer.contents = drawing?() }
}
