import Foundation

/// A picture that stands in a text for one character, U+FFFC.
///
/// The line gets as high as the picture needs. It stands on the baseline, unless its bounds say otherwise; a symbol, and another picture
/// with a baseline of its own, has that on the text's.
open class NSTextAttachment: NSObject {
    /// The character that a picture stands for in a text: U+FFFC, the object replacement character.
    public class var character: Int { 0xFFFC }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Makes an attachment of a file's contents: those of a picture are shown.
    ///
    /// - Parameter uti: the file's type, such as `public.png`.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// The contents of a file, whose picture is shown where `image` is nil.
    open var contents: Data? { didSet { decoded = nil } }

    /// The type of `contents`, such as `public.png`.
    open var fileType: String?

    /// The picture.
    open var image: UIImage?

    /// Where the picture is from its place on the baseline: the origin is its lower left corner, and y grows upwards, so that a
    /// negative y moves it below the baseline. Without a size it is as large as the picture, and moved from where its own
    /// baseline has it.
    open var bounds = CGRect.zero

    private var decoded: UIImage?

    /// The image to display: `image`, or the image decoded from `contents`.
    package final var displayImage: UIImage? {
        if let image { return image }
        if decoded == nil { decoded = contents.flatMap { UIImage(data: $0) } }
        return decoded
    }

    /// The room that it takes.
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
    /// Makes a text of one character, for which a picture stands.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// The room that a picture takes in a line, in points: `y` upwards from the baseline to its lower edge.
struct AttachmentBox: Hashable, Sendable {
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat

    /// How far it reaches above the baseline, and below.
    var ascent: CGFloat { max(0, y + height) }
    var descent: CGFloat { max(0, -y) }
}
