@_implementationOnly import CMethodLookup

/// The placeholder of a text field whose class overrides `drawPlaceholder(in:)`.
final class DrawnPlaceholder: UIView {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    @available(*, unavailable, message: "UITextField creates the view of its placeholder")
    required init?(coder: NSCoder) {
        preconditionFailure("DrawnPlaceholder cannot be decoded. UITextField creates the view of its placeholder.")
    }

    override func draw(_ rect: CGRect) { field?.drawPlaceholder(in: bounds) }
}

extension UITextField {
    /// Whether the class overrides `drawPlaceholder(in:)`.
    final var overridesPlaceholderDrawing: Bool {
        let type = Swift.type(of: self)
        if type == UITextField.self || type == UISearchTextField.self { return false }
        return method_lookup_overrides_draw_placeholder(
            unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(UITextField.self, to: UnsafeRawPointer.self))
    }
}
