import Foundation

/// A description of a font, from which fonts are made and other descriptions derived.
///
/// ```swift
/// let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)!
/// label.font = UIFont(descriptor: descriptor, size: 0)      // 0: the descriptor's own size
/// ```
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontFace
    let scaling: FontScaling?
    /// In points; 0 if it says nothing about the size.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        pointSize = size
    }

    /// Reads a description from an archive; nil if there is none in it.
    public required init?(coder: NSCoder) {
        guard let archived = UIFontDescriptor.archived(in: coder) else { return nil }
        (face, pointSize, scaling) = archived
    }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// What `attributes` say, the system's font for the rest.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        (face, pointSize, scaling) = FontAttributes(attributes).applied(to: FontFace(), size: 0, scaling: nil)
    }

    /// The font with a PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The description of the font for a kind of text at the preferred text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The PostScript name of the face.
    open var postscriptName: String { FontRecord.shared(face, size: pointSize).postScriptName }

    /// What the face is like: bold, italic, of one width.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.openTypeNumber >= UIFont.Weight.semibold.openTypeNumber { traits.insert(.traitBold) }
        if face.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All that is described.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .name: postscriptName, .family: FontRecord.shared(face, size: pointSize).familyName,
            .traits: [
                TraitKey.weight: face.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.slant: face.isItalic ? 1 : 0,
            ] as [TraitKey: Any],
        ]
        if pointSize > 0 { attributes[.size] = pointSize }
        if let scaling { attributes[.textStyle] = scaling.style }
        return attributes
    }

    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        fontAttributes[anAttribute]
    }

    /// The same description with `attributes` in place of what it said about them.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        let (face, size, scaling) = FontAttributes(attributes).applied(to: face, size: pointSize, scaling: scaling)
        return UIFontDescriptor(face, size: size, scaling: scaling)
    }

    /// - Parameter newPointSize: in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face, size: newPointSize)
    }

    /// The same family with exactly these traits; nil if it has no such face.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else { return nil }
        var face = face
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
            face.weight = symbolicTraits.contains(.traitBold) ? face.boldWeight : .regular
        }
        switch (face.family, symbolicTraits.contains(.traitMonoSpace)) {
        case (.system, true): face.family = .monospaced
        case (.monospaced, false): face.family = .system
        case (.named, true): return nil
        default: break
        }
        return UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    /// The system's font in another design; nil for a design that isn't there: it has no rounded and no serif one.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        var face = face
        switch design {
        case .default: face.family = .system
        case .monospaced: face.family = .monospaced
        default: return nil
        }
        return UIFontDescriptor(face, size: pointSize, scaling: scaling)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.face == face && other.pointSize == pointSize && other.scaling == scaling
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
