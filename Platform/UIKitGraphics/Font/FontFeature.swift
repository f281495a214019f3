/// The features of Apple's fonts by type and selector, and the corresponding OpenType features.
enum FontFeature {
    private static let all: [(type: Int, selector: Int, openType: String)] = [
        (kLigaturesType, kCommonLigaturesOnSelector, "liga=1"), (kLigaturesType, kCommonLigaturesOffSelector, "liga=0"),
        (kNumberSpacingType, kMonospacedNumbersSelector, "tnum=1"),
        (kNumberSpacingType, kProportionalNumbersSelector, "pnum=1"),
        (kVerticalPositionType, kSuperiorsSelector, "sups=1"), (kVerticalPositionType, kInferiorsSelector, "subs=1"),
        (kVerticalPositionType, kOrdinalsSelector, "ordn=1"), (kFractionsType, kVerticalFractionsSelector, "afrc=1"),
        (kFractionsType, kDiagonalFractionsSelector, "frac=1"),
        (kTypographicExtrasType, kSlashedZeroOnSelector, "zero=1"),
        (kNumberCaseType, kLowerCaseNumbersSelector, "onum=1"), (kNumberCaseType, kUpperCaseNumbersSelector, "lnum=1"),
        (kContextualAlternatesType, kContextualAlternatesOnSelector, "calt=1"),
        (kContextualAlternatesType, kContextualAlternatesOffSelector, "calt=0"),
        (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp=1"),
        (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc=1"),
    ]

    /// Returns OpenType features, separated by commas. Unknown types and selectors are left out.
    static func features(_ settings: [(type: Int, selector: Int)]) -> String {
        let names = settings.compactMap { setting -> String? in
            if let known = all.first(where: { $0.type == setting.type && $0.selector == setting.selector }) {
                return known.openType
            }
            // The selectors of the 20 stylistic sets alternate between on and off.
            guard setting.type == kStylisticAlternativesType, (2...41).contains(setting.selector) else { return nil }
            let set = setting.selector / 2
            return "ss\(set < 10 ? "0" : "")\(set)=\(setting.selector % 2 == 0 ? 1 : 0)"
        }
        return names.joined(separator: ",")
    }

    /// Returns the types and selectors of OpenType features that `features(_:)` returned.
    static func settings(_ features: String) -> [[UIFontDescriptor.FeatureKey: Int]] {
        features.split(separator: ",").compactMap { name in
            if let known = all.first(where: { $0.openType == name }) {
                return [.type: known.type, .selector: known.selector]
            }
            guard name.hasPrefix("ss"), let set = Int(name.dropFirst(2).prefix(2)) else { return nil }
            return [.type: kStylisticAlternativesType, .selector: 2 * set + (name.hasSuffix("1") ? 0 : 1)]
        }
    }
}

// The numbers of font features, as in Apple's font specifications.

/// The type of ligatures.
public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
/// The type of the widths of digits.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
/// The type of superscripts and subscripts.
public let kVerticalPositionType = 10
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
/// The type of fractions.
public let kFractionsType = 11
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2
/// The type of typographic extras.
public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
/// The type of the heights of digits.
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1
/// The type of stylistic sets. The selector of set n is 2n to turn it on, and 2n + 1 to turn it off.
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltSixOnSelector = 12
/// The type of contextual alternates.
public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1
/// The type of lowercase letters.
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
/// The type of uppercase letters.
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
