import Foundation

/// An image that is displayed in text in place of the character U+FFFC.
///
/// The line grows to the height of the image. By default the bottom edge of the image is on the baseline of
/// the text; if the image has a baseline of its own, as symbols do, the two baselines are aligned.
open class NSTextAttachment: NSObject {
    /// The character that represents an attachment in text: U+FFFC, the object replacement character.
    public class var character: Int { 0xFFFC }

    /// Creates an attachment without contents, whose image is set later.
    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment with the contents of a file, which are displayed if they are an image.
    ///
    /// - Parameter uti: The type of the file, such as `public.png`.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// The contents of a file. If they are an image, it is displayed when `image` is `nil`.
    open var contents: Data? { didSet { decoded = nil } }

    /// The type of `contents`, such as `public.png`.
    open var fileType: String?

    /// The image of the attachment.
    open var image: UIImage?

    /// The bounds of the image relative to its position on the baseline. The origin is the lower left corner
    /// and y points upward, so that a negative y moves the image below the baseline.
    ///
    /// If the size is zero, the image has its natural size, and the origin is relative to the image's own
    /// baseline.
    open var bounds = CGRect.zero

    private var decoded: UIImage?

    /// The image to display: `image`, or the image decoded from `contents`.
    package final var displayImage: UIImage? {
        if let image { return image }
        if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
        return decoded
    }

    /// The space that the attachment occupies in its line.
    final var box: AttachmentBox {
        var (size, y) = (bounds.size, bounds.minY)
        if size.width <= 0, size.height <= 0, let image = displayImage {
            size = image.size
            y -= image.baselineOffsetFromBottom ?? 0
        }
        return AttachmentBox(x: bounds.minX, y: y, width: max(0, size.width), height: max(0, size.height))
    }
}

extension NSAttributedString {
    /// Creates an attributed string with one character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// The space that an image occupies in a line, in points; `y` is the distance from the baseline up to the
/// lower edge.
struct AttachmentBox: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    /// The extent above the baseline, in points.
    var ascent: CGFloat { max(0, y + height) }
    /// The extent below the baseline, in points.
    var descent: CGFloat { max(0, -y) }
}
