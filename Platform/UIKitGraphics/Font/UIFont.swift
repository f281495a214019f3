import Foundation

/// A typeface with a size in points.
///
/// The system font is Inter with the line metrics of Apple's system font: text has the same height as on iOS
/// and nearly the same width. Fonts are immutable and compared by value.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The face, size, and metrics, shared by all equal fonts.
    package let record: FontRecord
    /// The relation of the size to the preferred text size, or `nil` for a fixed size.
    let scaling: FontScaling?

    init(_ record: FontRecord, scaling: FontScaling? = nil) {
        self.record = record
        self.scaling = scaling
    }

    package convenience init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.init(FontRecord.shared(face, size: size), scaling: scaling)
    }

    /// Creates the system font with 12 points.
    public override convenience init() { self.init(FontFace(), size: 12) }

    /// Creates a font from a descriptor.
    ///
    /// - Parameter pointSize: The size in points, or 0 for the size of the descriptor.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        record = FontRecord.shared(descriptor.face, size: pointSize == 0 ? descriptor.pointSize : pointSize)
        scaling = pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.scaling : nil
    }

    /// Creates a font from an archive. Returns `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let descriptor: UIFontDescriptor = coder.object("UIFontDescriptor") else { return nil }
        record = FontRecord.shared(descriptor.face, size: descriptor.pointSize)
        scaling = descriptor.scaling
    }

    open func encode(with coder: NSCoder) { coder.encode(fontDescriptor, forKey: "UIFontDescriptor") }

    open class var supportsSecureCoding: Bool { true }

    /// Returns the system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(), size: fontSize)
    }

    /// Returns the system font with a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(weight: weight), size: fontSize)
    }

    /// Returns the system font with the semibold weight, which iOS uses for bold text in its own interface.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(weight: .semibold), size: fontSize)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontFace(isItalic: true), size: fontSize)
    }

    /// Returns the system font with digits of equal width, for numbers that change or are aligned in
    /// columns.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(weight: weight, hasMonospacedDigits: true), size: fontSize)
    }

    /// Returns a font in which all characters have the same width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontFace(family: .monospaced, weight: weight), size: fontSize)
    }

    /// Returns the font of a text style at the user's preferred text size.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of `traitCollection`, or of the current traits if
    /// it is unspecified there.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = style.pointSize(at: .preferred(by: traitCollection))
        return UIFont(FontFace(weight: style.weight), size: size, scaling: FontScaling(style: style, base: nil))
    }

    /// Returns the same face with a fixed size, independent of the preferred text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(record.face, size: fontSize)
    }

    /// The size in points.
    open var pointSize: CGFloat { record.size }
    /// The distance from the baseline to the top of the line, in points.
    open var ascender: CGFloat { record.metrics.ascender }
    /// The distance from the baseline to the bottom of the line, in points, as a negative value.
    open var descender: CGFloat { record.metrics.descender }
    /// The height of a line of text, in points.
    open var lineHeight: CGFloat { record.metrics.lineHeight }
    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { record.metrics.capHeight }
    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { record.metrics.xHeight }
    /// The additional space between two lines in layouts that use it, in points.
    open var leading: CGFloat { record.metrics.leading }

    /// The name of the family, such as "Inter".
    open var familyName: String { record.familyName }
    /// The PostScript name of the face, such as "Inter-SemiBold".
    open var fontName: String { record.postScriptName }

    /// A descriptor of the font, for deriving other fonts.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(record.face, size: pointSize, scaling: scaling)
    }

    /// Returns the font for another preferred text size, or the font itself if its size is fixed.
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
    /// The default size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The default size of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The small size of the system font, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The default size of the system font, in points.
    public class var systemFontSize: CGFloat { 14 }
}
