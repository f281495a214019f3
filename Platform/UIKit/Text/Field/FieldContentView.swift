import QuartzCore

/// The content of a text field's text rectangle: selection highlight, text and caret.
final class FieldContentView: UIView {
    let textView = FieldTextView()
    let caret = CaretView()
    let selectionView = TextSelectionView()
    /// The distance by which the text is scrolled, in points.
    var scroll: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(selectionView)
        addSubview(textView)
        addSubview(caret)
    }

    @available(*, unavailable, message: "UITextField creates its content view")
    required init?(coder: NSCoder) {
        preconditionFailure("FieldContentView cannot be decoded. UITextField creates it.")
    }
}

/// The view that draws a text field's text.
final class FieldTextView: UIView {
    /// Returns the drawing for a rectangle of the given size.
    var drawing: ((CGSize) -> LabelDrawing?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    @available(*, unavailable, message: "UITextField creates its text view")
    required init?(coder: NSCoder) {
        preconditionFailure("FieldTextView cannot be decoded. UITextField creates it.")
    }

    override func display(_ layer: CALayer) { layer.content = LayerContent(drawing: drawing?(bounds.size)) }
}
