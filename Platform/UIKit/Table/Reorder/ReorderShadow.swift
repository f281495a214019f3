/// The shadow of a row that is held above its table.
final class ReorderShadow: UIView {
    /// As dark as in iOS 17, from 0 to 1, and as wide, in points: compared by eye.
    private static let opacity: Float = 0.22
    private static let radius: CGFloat = 9
    private static let offset = CGSize(width: 0, height: 2)
    /// How long it takes to come and go, in seconds.
    private static let duration: TimeInterval = 0.2

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowRadius = Self.radius
        layer.shadowOffset = Self.offset
    }

    required init?(coder: NSCoder) {
        preconditionFailure("ReorderShadow: a table makes the shadows of its rows itself")
    }

    func lift(cornerRadius: CGFloat) {
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = Self.opacity
        }
    }

    /// Goes down with the row that it belongs to, and is gone.
    func settle(with cell: UITableViewCell) {
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
            self.layer.shadowOpacity = 0
        } completion: { _ in
            self.removeFromSuperview()
            cell.layer.zPosition = 0
        }
    }
}
