import UIKit

/// Two circles, of which the first one is at the bottom of the leading edge, and covers a part of the second one, or one circle.
final class CardImageStackView: UIView {
    /// The width of the line around the first circle, in points.
    private static let borderWidth: CGFloat = 2

    /// - Parameters:
    ///   - images: The circles.
    ///   - side: Their width and height in points.
    ///   - distance: The distance of their centers in points, at an angle of 45°.
    ///   - borderColor: The color of the line that separates them.
    init(_ images: [UIView], side: CGFloat, distance: CGFloat, borderColor: UIColor) {
        super.init(frame: .zero)
        let step = images.count > 1 ? distance / 2.0.squareRoot() : 0
        let size = side + step
        for constraint in [
            widthAnchor.constraint(equalToConstant: size), heightAnchor.constraint(equalToConstant: size),
        ] {
            constraint.priority = UILayoutPriority(999)
            constraint.isActive = true
        }
        for image in images.dropFirst() {
            place(image, side, image.topAnchor.constraint(equalTo: topAnchor), leading: step)
        }
        guard let first = images.first else { return }
        if images.count > 1 {
            let border = UIView()
            border.backgroundColor = borderColor
            border.layer.cornerRadius = side / 2 + Self.borderWidth
            let bottom = border.bottomAnchor.constraint(equalTo: bottomAnchor, constant: Self.borderWidth)
            place(border, side + 2 * Self.borderWidth, bottom, leading: -Self.borderWidth)
        }
        place(first, side, first.bottomAnchor.constraint(equalTo: bottomAnchor), leading: 0)
    }

    @available(*, unavailable, message: "CardImageStackView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            """
            CardImageStackView does not support init(coder:). Create it with \
            init(_:side:distance:borderColor:).
            """)
    }

    private func place(_ view: UIView, _ side: CGFloat, _ vertical: NSLayoutConstraint, leading: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            vertical, view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: leading),
            view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
        ])
    }
}
