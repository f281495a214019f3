import Foundation

extension UIFontDescriptor {
    /// Traits of a face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide characters, which no available face has.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow characters, which no available face has.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters have the same width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Glyphs for vertical text, which no available face has.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Glyphs for user interfaces.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines that are closer together, which no available face has.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines that are farther apart, which no available face has.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// The bits of the class of a typeface.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `String`: the family name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A `String`: the PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A number: the size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary with keys of type `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// A `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// A `String`: the name of the style, such as "Bold Italic".
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A `String`: the name for users.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// An array of dictionaries with keys of type `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The keys of `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of a `SymbolicTraits` value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight` or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number: 0 for upright, positive for italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// A number: 0, because no available face is narrow or wide.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// The keys of a font feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of the feature type, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the feature selector, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The former name of `type`.
        @available(*, deprecated, renamed: "type")
        public static let featureIdentifier = type
        /// The former name of `selector`.
        @available(*, deprecated, renamed: "selector")
        public static let typeIdentifier = selector
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

/// A dictionary of font attributes that can be applied to a face.
struct FontAttributes {
    private let attributes: [UIFontDescriptor.AttributeName: Any]

    init(_ attributes: [UIFontDescriptor.AttributeName: Any]) {
        self.attributes = attributes
    }

    func applied(
        to base: FontFace, size baseSize: CGFloat, scaling baseScaling: FontScaling?
    ) -> (face: FontFace, size: CGFloat, scaling: FontScaling?) {
        var face = base
        var size = baseSize
        var scaling = baseScaling
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            scaling = FontScaling(style: style, base: nil)
            size = style.pointSize(at: .preferred(by: nil))
            face.weight = style.weight
        }
        if let family = attributes[.family] as? String, FontCatalog.contains(family: family) {
            face.family = .named(family)
        }
        if let name = attributes[.name] as? String, let named = FontCatalog.shared.face(named: name) { face = named }
        if let style = attributes[.face] as? String { face.setStyle(named: style) }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            face.features = FontFeature.features(
                settings.map { settings in
                    (
                        Self.number(settings[.type]).map { Int($0) } ?? -1,
                        Self.number(settings[.selector]).map { Int($0) } ?? -1
                    )
                })
        }
        if let number = Self.number(attributes[.size]) {
            if number != size { scaling = nil }
            size = number
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            apply(traits, to: &face)
        }
        return (face, size, scaling)
    }

    private func apply(_ traits: [UIFontDescriptor.TraitKey: Any], to face: inout FontFace) {
        if let number = Self.number(traits[.symbolic]) {
            let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: UInt32(number))
            face.isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitBold) { face.weight = face.boldWeight }
            if symbolic.contains(.traitMonoSpace), face.family == .system { face.family = .monospaced }
        }
        if let weight = traits[.weight] as? UIFont.Weight {
            face.weight = weight
        } else if let number = Self.number(traits[.weight]) {
            face.weight = UIFont.Weight(number)
        }
        if let slant = Self.number(traits[.slant]) { face.isItalic = slant > 0 }
    }

    /// Returns the value as a number. The dictionary may contain any numeric type.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as UInt16: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}
