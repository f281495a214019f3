import UIKit

/// A picture across the row, as high as its proportions make it.
///
/// ```swift
/// ImageRow(photo, description: "The bridge at dusk").id(photo.name)
/// ImageRow(diagram, maximumHeight: 200)
/// ```
///
/// Images are compared by identity first: keep an image that doesn't change, rather than draw it anew for each form.
public struct ImageRow: ViewComponent {
    /// The picture; nil leaves the row without height.
    public let image: UIImage?
    /// What the picture shows, for those who can't see it.
    public let description: String?
    /// How high the row becomes at most, in points.
    public let maximumHeight: CGFloat

    /// A row of a picture.
    public init(_ image: UIImage?, description: String? = nil, maximumHeight: CGFloat = .greatestFiniteMagnitude) {
        precondition(
            maximumHeight > 0,
            "An ImageRow's maximumHeight must be positive, but is \(maximumHeight). Leave the row out.")
        self.image = image
        self.description = description
        self.maximumHeight = maximumHeight
    }

    /// The view of a picture, without one.
    public func makeView() -> ProportionalImageView { ProportionalImageView(frame: .zero) }

    /// Shows the picture.
    public func render(in view: ProportionalImageView) {
        view.image = image
        view.maximumHeight = maximumHeight
        view.accessibilityLabel = description
    }
}

/// A view of a picture that is as high as the picture for its width, and not wider than it.
public final class ProportionalImageView: UIImageView {
    var maximumHeight = CGFloat.greatestFiniteMagnitude

    /// A view without a picture.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFit
        clipsToBounds = true
    }

    /// Views of this kind are made in code.
    @available(*, unavailable, message: "Made by ImageRow.")
    public required init?(coder: NSCoder) {
        preconditionFailure("A ProportionalImageView is made by ImageRow.")
    }

    /// None: how high the picture is depends on how wide it may be.
    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The height for the width; a picture is not stretched beyond its own size.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image, image.size.width > 0 else { return CGSize(width: size.width, height: 0) }
        let scale = min(1, size.width / image.size.width)
        return CGSize(width: size.width, height: min(maximumHeight, (image.size.height * scale).rounded(.up)))
    }
}
