import QuartzCore

/// What lies in a field's text rectangle: the tint of what is selected, the text, the caret.
final class FieldContentView: UIView {
    let textView = FieldTextView()
    let caret = CaretView()
    private var selectionViews: [UIView] = []
    /// How far the text is scrolled, in points.
    var scroll: CGFloat = 0

    /// How much of the tint colour covers what is selected, as on iOS.
    private static let selectionOpacity: CGFloat = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(textView)
        addSubview(caret)
    }

    @available(*, unavailable, message: "a field makes its contents itself")
    required init?(coder: NSCoder) {
        preconditionFailure("FieldContentView: a field makes its contents itself")
    }

    /// Tints these rectangles.
    func select(_ rects: [CGRect]) {
        while selectionViews.count > rects.count { selectionViews.removeLast().removeFromSuperview() }
        while selectionViews.count < rects.count {
            let view = UIView()
            insertSubview(view, at: 0)
            selectionViews.append(view)
        }
        for (view, rect) in zip(selectionViews, rects) {
            view.frame = rect
            view.backgroundColor = tintColor.withAlphaComponent(Self.selectionOpacity)
        }
    }

    func tintDidChange() {
        for view in selectionViews { view.backgroundColor = tintColor.withAlphaComponent(Self.selectionOpacity) }
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
