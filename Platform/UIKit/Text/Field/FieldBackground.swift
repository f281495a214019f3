/// The background images of a text field, and the view that shows them.
@MainActor
final class FieldBackground {
    let normal: UIImage?
    let disabled: UIImage?
    private let view = UIImageView()

    init(normal: UIImage?, disabled: UIImage?) {
        self.normal = normal
        self.disabled = disabled
    }

    /// Shows the image of the field's state. A rounded border replaces it.
    func update(of field: UITextField) {
        view.image = field.isEnabled ? normal : disabled ?? normal
        view.isHidden = field.borderStyle == .roundedRect
        if view.superview == nil { field.insertSubview(view, at: 0) }
    }

    /// Places the image in the border of the field.
    func layout(in field: UITextField) { view.frame = field.borderRect(forBounds: field.bounds) }

    func remove() { view.removeFromSuperview() }
}

private enum FieldBackgroundKey: FeatureKey {
    static var defaultValue: FieldBackground? { nil }
}

extension UITextField {
    final var backgroundImages: FieldBackground? { features[FieldBackgroundKey.self] }

    final func setBackgroundImages(normal: UIImage?, disabled: UIImage?) {
        backgroundImages?.remove()
        let images = normal == nil && disabled == nil ? nil : FieldBackground(normal: normal, disabled: disabled)
        features[FieldBackgroundKey.self] = images
        images?.update(of: self)
        images?.layout(in: self)
    }
}
