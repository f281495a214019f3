import Foundation

/// A description of a font, for creating fonts and deriving other descriptions.
///
/// ```swift
/// let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)!
/// let font = UIFont(descriptor: descriptor, size: 0)      // 0: the descriptor's own size
/// ```
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let face: FontFace
    let scaling: FontScaling?
    /// The size in points; 0 if unspecified.
    public let pointSize: CGFloat

    init(_ face: FontFace, size: CGFloat, scaling: FontScaling? = nil) {
        self.face = face
        self.scaling = scaling
        pointSize = size
    }

    /// Creates a descriptor from an archive. Returns `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let archived = UIFontDescriptor.archived(in: coder) else { return nil }
        (face, pointSize, scaling) = archived
    }

    open func encode(with coder: NSCoder) { archive(into: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// Creates a descriptor with the given attributes, using the system font for unspecified ones.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        (face, pointSize, scaling) = FontAttributes(attributes).applied(to: FontFace(), size: 0, scaling: nil)
    }

    /// Creates a descriptor of the system font.
    public override convenience init() { self.init(fontAttributes: [:]) }

    /// Creates a descriptor of the font with a PostScript name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Returns the descriptor of the font of a text style at the preferred text size.
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

    /// The traits of the face: bold, italic, monospaced.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.isItalic { traits.insert(.traitItalic) }
        if face.weight.openTypeNumber >= UIFont.Weight.semibold.openTypeNumber { traits.insert(.traitBold) }
        if face.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// All attributes of the description.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .name: postscriptName, .family: FontRecord.shared(face, size: pointSize).familyName,
            .face: face.styleName, .visibleName: visibleName,
            .traits: [
                TraitKey.weight: face.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue,
                TraitKey.slant: face.isItalic ? 1 : 0, TraitKey.width: 0,
            ] as [TraitKey: Any],
        ]
        let settings = FontFeature.settings(face.features)
        if !settings.isEmpty { attributes[.featureSettings] = settings }
        if pointSize > 0 { attributes[.size] = pointSize }
        if let scaling { attributes[.textStyle] = scaling.style }
        return attributes
    }

    private var visibleName: String { FontRecord.shared(face, size: pointSize).familyName + " " + face.styleName }

    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        fontAttributes[anAttribute]
    }

    /// Returns a descriptor in which `attributes` replace the existing values.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        let (face, size, scaling) = FontAttributes(attributes).applied(to: face, size: pointSize, scaling: scaling)
        return UIFontDescriptor(face, size: size, scaling: scaling)
    }

    /// Returns a descriptor of the same face with another size.
    ///
    /// - Parameter newPointSize: The size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face, size: newPointSize)
    }

    /// Returns a descriptor of the same family with exactly these traits, or `nil` if there is no such face.
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

    /// Returns a descriptor of the face of the same family with a style name, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        addingAttributes([.face: newFace])
    }

    /// Returns a descriptor of the regular face of a family. The size stays the same.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.family: newFamily, .size: pointSize])
    }

    /// Returns the descriptors of the available faces that match the attributes of this one.
    ///
    /// - Parameter mandatoryKeys: The attributes that have to match: the family, the name, the face or the traits. By
    ///   default the family has to match.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? [.family]
        let catalog = FontCatalog.shared
        let family = FontRecord.shared(face, size: pointSize).familyName
        return catalog.familyNames.flatMap { catalog.faces(family: $0) }
            .map { UIFontDescriptor($0, size: pointSize) }
            .filter { other in
                if keys.contains(.family), FontRecord.shared(other.face, size: pointSize).familyName != family {
                    return false
                }
                if keys.contains(.name), other.postscriptName != postscriptName { return false }
                if keys.contains(.face), other.face.styleName != face.styleName { return false }
                return !keys.contains(.traits) || other.symbolicTraits == symbolicTraits
            }
    }

    /// Returns a descriptor of the system font with another design, or `nil` if the design is unavailable.
    /// There is no rounded and no serif design.
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
