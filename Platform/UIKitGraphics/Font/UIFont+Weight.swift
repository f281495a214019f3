import Foundation

extension UIFont {
    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    /// The nine named weights from lightest to heaviest, with their OpenType numbers from 100 to 900.
    private static let named: [(weight: UIFont.Weight, number: Int, style: String)] = [
        (.ultraLight, 100, "Thin"), (.thin, 200, "ExtraLight"), (.light, 300, "Light"), (.regular, 400, "Regular"),
        (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"), (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"),
        (.black, 900, "Black"),
    ]

    private var nearest: (weight: UIFont.Weight, number: Int, style: String) {
        Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }!
    }

    /// The OpenType weight number: 100 for the lightest weight, 400 for regular, 700 for bold.
    var openTypeNumber: Int { nearest.number }

    /// The name of the weight in PostScript names.
    var styleName: String { nearest.style }

    /// Creates the weight with a name, without regard to case; `nil` if there is none.
    init?(styleName: String) {
        guard let named = Self.named.first(where: { $0.style.lowercased() == styleName.lowercased() }) else {
            return nil
        }
        self = named.weight
    }

    /// Creates the weight that is nearest to an OpenType weight number.
    init(openTypeNumber number: Int) {
        self = Self.named.min { abs($0.number - number) < abs($1.number - number) }!.weight
    }
}
