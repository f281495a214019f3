/// The shadow of a row or an item that is carried above its list.
final class ReorderShadow: UIView {
    /// The opacity and the radius in points, compared by eye with iOS 17.
    private static let opacity: Float = 0.22
    private static let radius: CGFloat = 9
    private static let offset = CGSize(width: 0, height: 2)
    /// The duration of fading in and out, in seconds.
    private static let duration: TimeInterval = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowRadius = Self.radius
        layer.castsOutlineShadow = true
        layer.shadowOffset = Self.offset
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ReorderShadow cannot be decoded. A list creates the shadows of its rows.")
    }

    /// Fades in.
    func lift(cornerRadius: CGFloat) {
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = Self.opacity
        }
    }

    /// Fades out and removes itself.
    func settle(completion: (() -> Void)? = nil) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = 0
        } completion: { _ in
            self.removeFromSuperview()
            completion?()
        }
    }
}
