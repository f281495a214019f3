import UIKit

/// A row with an image, whose height results from the image's aspect ratio.
///
/// ```swift
/// let photo = UIImage(named: "Cove")
/// let map = UIImage(systemName: "map")
///
/// let form = Form {
///     ImageRow(photo, description: "The cove at dusk").id("photo")
///     ImageRow(map, description: "A map of the walk", maximumHeight: 200).id("map")
/// }
/// ```
///
/// Images are compared by identity first, so store an image that does not change rather than draw it for
/// each form.
public struct ImageRow: ViewComponent {
    /// The image, or `nil` for an empty row without height.
    public let image: UIImage?
    /// The accessibility label of the image.
    public let description: String?
    /// The maximum height of the row, in points.
    public let maximumHeight: CGFloat

    /// Creates a row with an image.
    ///
    /// - Precondition: `maximumHeight` is positive.
    public init(_ image: UIImage?, description: String? = nil, maximumHeight: CGFloat = .greatestFiniteMagnitude) {
        precondition(
            maximumHeight > 0,
            "ImageRow was created with a maximumHeight of \(maximumHeight). Pass a positive height, or omit the row.")
        self.image = image
        self.description = description
        self.maximumHeight = maximumHeight
    }

    /// Makes a view without an image.
    public func makeView() -> UIView { ProportionalImageView(frame: .zero) }

    /// Shows the image.
    public func render(in view: UIView) {
        guard let view = view as? ProportionalImageView else { return }
        view.image = image
        view.maximumHeight = maximumHeight
        view.accessibilityLabel = description
    }
}

/// An image view that keeps the aspect ratio of its image and does not enlarge it.
final class ProportionalImageView: UIImageView {
    var maximumHeight = CGFloat.greatestFiniteMagnitude

    /// Creates a view without an image.
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFit
        clipsToBounds = true
    }

    /// ProportionalImageView does not support storyboards and nibs.
    @available(*, unavailable, message: "ProportionalImageView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("ProportionalImageView does not support init(coder:). Create it with init(frame:).")
    }

    /// No intrinsic size, because the height depends on the width.
    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the height for the width, without enlarging the image.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let image, image.size.width > 0 else { return CGSize(width: size.width, height: 0) }
        let scale = min(1, size.width / image.size.width)
        return CGSize(width: size.width, height: min(maximumHeight, (image.size.height * scale).rounded(.up)))
    }
}
