import Trestle
import UIKit

/// A row with an image that is loaded from a server.
///
/// ```swift
/// let form = Form {
///     Section(id: "walks", data: sampleWalks, id: \.id) { walk in
///         RemoteImageRow(walk.photo, aspectRatio: 3 / 2, description: walk.name, loader: images)
///     }
/// }
/// ```
///
/// The row has its height before the image is loaded. Rows that are likely to be displayed soon are prefetched.
public struct RemoteImageRow: ViewComponent {
    /// The address of the image, or `nil` for the placeholder.
    public let url: URL?
    /// The width of the row, divided by its height.
    public let aspectRatio: CGFloat
    /// The accessibility label of the image.
    public let description: String?
    /// The image that is displayed until the one from the server is there, and after a failure.
    public let placeholder: UIImage?
    private let loader: ImageLoader

    /// Creates a row. The image fills it, so that a part of an image with another aspect ratio is cut off.
    ///
    /// - Precondition: `aspectRatio` is positive.
    public init(
        _ url: URL?, aspectRatio: CGFloat, description: String? = nil, placeholder: UIImage? = nil, loader: ImageLoader
    ) {
        precondition(
            aspectRatio > 0,
            "RemoteImageRow was created with an aspectRatio of \(aspectRatio). Pass the width divided by the height.")
        self.url = url
        self.aspectRatio = aspectRatio
        self.description = description
        self.placeholder = placeholder
        self.loader = loader
    }

    /// The row, which prefetches its file.
    public var row: Row {
        guard let url else { return Row(self) }
        return Row(self).onPrefetch { [loader] in
            loader.prefetch([url])
        } cancel: { [loader] in
            loader.cancelPrefetching([url])
        }
    }

    /// Makes a view without an image.
    public func makeView() -> RemoteImageView { RowImageView(frame: .zero) }

    /// Shows the image.
    public func render(in view: RemoteImageView) {
        (view as? RowImageView)?.aspectRatio = aspectRatio
        view.placeholder = placeholder
        view.accessibilityLabel = description
        view.isAccessibilityElement = description != nil
        view.show(url, loader: loader)
        if url == nil { view.image = placeholder }
    }

    public static func == (left: RemoteImageRow, right: RemoteImageRow) -> Bool {
        left.url == right.url && left.aspectRatio == right.aspectRatio && left.description == right.description
            && left.placeholder == right.placeholder && left.loader === right.loader
    }
}

/// An image view whose height results from its width.
private final class RowImageView: RemoteImageView {
    var aspectRatio: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFill
        clipsToBounds = true
    }

    /// RowImageView does not support storyboards and nibs.
    @available(*, unavailable, message: "RowImageView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("RowImageView does not support init(coder:). Create it with init(frame:).")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (size.width / aspectRatio).rounded(.up))
    }
}
