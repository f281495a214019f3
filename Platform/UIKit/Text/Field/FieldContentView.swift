import QuartzCore

/// What lies in a field's text rectangle: the tint of what is selected, the text, the caret.
final class FieldContentView: UIView {
    let textView = FieldTextView()
    let caret = CaretView()
    let selectionView = TextSelectionView()
    /// How far the text is scrolled, in points.
    var scroll: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(selectionView)
        addSubview(textView)
        addSubview(caret)
    }

    @available(*, unavailable, message: "a field makes its contents itself")
    required init?(coder: NSCoder) {
        preconditionFailure("FieldContentView: a field makes its contents itself")
    }
}

/// A field's text.
final class FieldTextView: UIView {
    /// What is drawn in a rectangle of a size.
    var drawing: ((CGSize) -> LabelDrawing?)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    @available(*, unavailable, message: "a field makes its text view itself")
    required init?(coder: NSCoder) {
        preconditionFailure("FieldTextView: a field makes its text view itself")
    }

    override func display(_ layer: CALayer) { layer.contents = drawing?(bounds.size) }
}
