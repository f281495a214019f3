import Foundation

/// A typeface at a size, in points.
///
/// The system's font is Inter, with the line metrics of Apple's: what is laid out with it takes the same height as on
/// iOS, and nearly the same width. Fonts never change and are compared by value.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Face, size and metrics, shared by all fonts that are alike.
    package let record: FontRecord
    /// How the size came from the preferred text size, if it did.
    let scaling: FontScaling?

    init(_ record: FontRecord, scaling: FontScaling? = nil) {
        self.record = record
        self.scaling = scaling
    }

    package convenience init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.init(FontRecord.shared(face, size: size), scaling: scaling)
    }

    /// The font that a descriptor describes.
    /// - Parameter pointSize: in points; 0 takes the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        record = FontRecord.shared(descriptor.face, size: pointSize == 0 ? descriptor.pointSize : pointSize)
        scaling = pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.scaling : nil
    }

    /// Reads a font from an archive; nil if there is none in it.
    public required init?(coder: NSCoder) {
        guard let descriptor: UIFontDescriptor = coder.object("UIFontDescriptor") else { return nil }
        record = FontRecord.shared(descriptor.face, size: descriptor.pointSize)
        scaling = descriptor.scaling
    }

    open func encode(with coder: NSCoder) { coder.encode(fontDescriptor, forKey: "UIFontDescriptor") }

    open class var supportsSecureCoding: Bool { true }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(), size: fontSize)
    }

    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(weight: weight), size: fontSize)
    }

    /// The system's font in semibold, which is what iOS takes for bold in its own interface.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(weight: .semibold), size: fontSize)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(isItalic: true), size: fontSize)
    }

    /// The system's font with digits of one width, for numbers that change or stand in columns.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
    }

    /// A font whose characters all have one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(family: .monospaced, weight: weight), size: fontSize)
    }

    /// The font for a kind of text at the text size that the person prefers.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a kind of text at the text size of `traitCollection`, or of the current traits where that has none.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = style.pointSize(at: .preferred(by: traitCollection))
        return UIFont(FontFace(weight: style.weight), size: size, scaling: FontScaling(style: style, base: nil))
    }

    /// The same face in another size. It no longer follows the preferred text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(record.face, size: fontSize)
    }

    /// The size in points.
    open var pointSize: CGFloat { record.size }
    /// From the baseline up to the top of the line, in points.
    open var ascender: CGFloat { record.metrics.ascender }
    /// From the baseline to the bottom of the line, in points: negative, as that lies below.
    open var descender: CGFloat { record.metrics.descender }
    /// The height of a line of text, in points.
    open var lineHeight: CGFloat { record.metrics.lineHeight }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { record.metrics.capHeight }
    /// The height of a small x, in points.
    open var xHeight: CGFloat { record.metrics.xHeight }
    /// What is added between two lines, in points, by layouts that use it.
    open var leading: CGFloat { record.metrics.leading }

    /// The name of the family, such as "Inter".
    open var familyName: String { record.familyName }
    /// The PostScript name of the face, such as "Inter-SemiBold".
    open var fontName: String { record.postScriptName }

    /// What describes this font, to derive others from.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(record.face, size: pointSize, scaling: scaling)
    }

    /// This font at another preferred text size; itself if it doesn't follow that size.
    package func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let size = scaling.size(at: category)
        return size == pointSize ? self : UIFont(record.face, size: size, scaling: scaling)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.record === record && other.scaling == scaling)
    }

    open override var hash: Int { ObjectIdentifier(record).hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        "<UIFont: \(fontName), \(pointSize) pt>"
    }
}

extension UIFont {
    /// The sizes of the system's font where nothing else is said, in points.
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }
}
