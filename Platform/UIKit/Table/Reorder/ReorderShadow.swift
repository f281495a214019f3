/// The shadow of a row that is carried above its table.
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
        preconditionFailure("ReorderShadow cannot be decoded. A table creates the shadows of its rows.")
    }

    func lift(cornerRadius: CGFloat) {
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = Self.opacity
        }
    }

    /// Moves with a row to its position, fades out and removes itself.
    func settle(with cell: UITableViewCell) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = 0
        } completion: { _ in
            self.removeFromSuperview()
            cell.layer.zPosition = 0
        }
    }
}
