import UIKit

/// The address of an image, and the size at which it is needed.
///
/// ```swift
/// if let photo = walk.photo {
///     let thumbnail = ImageRequest(photo, size: CGSize(width: 60, height: 60), scale: 2)
///     images.load(thumbnail) { result in
///         print(result)
///     }
/// }
/// ```
///
/// Requests with different sizes have different images in memory, but share the file on disk.
public struct ImageRequest: Hashable, Sendable {
    /// The address of the image.
    public var url: URL
    /// The size that the image at least fills after it has been reduced, in points, or `nil` for the image's own size.
    public var size: CGSize?
    /// The number of pixels per point.
    public var scale: CGFloat

    /// Creates a request.
    ///
    /// - Precondition: `scale` is positive, and `size`, if there is one, has a positive width and height.
    public init(_ url: URL, size: CGSize? = nil, scale: CGFloat = 1) {
        precondition(
            scale > 0, "ImageRequest was created with a scale of \(scale). Pass the number of pixels per point.")
        if let size {
            precondition(
                size.width > 0 && size.height > 0,
                "ImageRequest was created with a size of \(size). Pass a positive size, or nil for the image's own size."
            )
        }
        self.url = url
        self.size = size
        self.scale = scale
    }

    public static func == (left: ImageRequest, right: ImageRequest) -> Bool {
        left.url == right.url && left.scale == right.scale && left.size?.width == right.size?.width
            && left.size?.height == right.size?.height
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(url)
        hasher.combine(size?.width)
        hasher.combine(size?.height)
        hasher.combine(scale)
    }
}
