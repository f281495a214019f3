import Foundation

/// The fonts that every iPhone has, by the names of their faces.
///
/// Apps create them without a check. Where such a font is not installed, a face of the same weight and style replaces
/// it: the system font, the monospaced system font, or a serif font.
enum BuiltInFonts {
    private enum Design {
        case sans
        case serif
        case monospaced
    }

    private struct Family {
        let design: Design
        /// The name of a face is the base and a suffix.
        let base: String
        let suffixes: String

        init(_ base: String, _ design: Design, _ suffixes: String) {
            self.base = base
            self.design = design
            self.suffixes = suffixes
        }

        init(_ base: String, _ suffixes: String) { self.init(base, .sans, suffixes) }
    }

    /// The faces by family. A period stands for the empty suffix.
    private static let families: [String: Family] = [
        "American Typewriter": Family(
            "AmericanTypewriter", .serif, ". -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold"),
        "Apple SD Gothic Neo": Family(
            "AppleSDGothicNeo", "-Thin -UltraLight -Light -Regular -Medium -SemiBold -Bold"),
        "Arial": Family("Arial", "MT -BoldMT -ItalicMT -BoldItalicMT"),
        "Arial Hebrew": Family("ArialHebrew", ". -Light -Bold"),
        "Arial Rounded MT Bold": Family("ArialRoundedMTBold", "."),
        "Avenir": Family(
            "Avenir",
            "-Book -BookOblique -Roman -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique"
        ),
        "Avenir Next": Family("AvenirNext", avenirNext),
        "Avenir Next Condensed": Family("AvenirNextCondensed", avenirNext),
        "Baskerville": Family("Baskerville", .serif, ". -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic"),
        "Bodoni 72": Family("BodoniSvtyTwoITCTT", .serif, "-Book -BookIta -Bold"),
        "Bradley Hand": Family("BradleyHandITCTT", "-Bold"),
        "Chalkboard SE": Family("ChalkboardSE", "-Light -Regular -Bold"),
        "Chalkduster": Family("Chalkduster", "."),
        "Charter": Family("Charter", .serif, "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic"),
        "Cochin": Family("Cochin", .serif, ". -Italic -Bold -BoldItalic"),
        "Copperplate": Family("Copperplate", .serif, "-Light . -Bold"),
        "Courier": Family("Courier", .monospaced, ". -Oblique -Bold -BoldOblique"),
        "Courier New": Family("CourierNewPS", .monospaced, "MT -BoldMT -ItalicMT -BoldItalicMT"),
        "Damascus": Family("Damascus", ". Light Medium SemiBold Bold"),
        "Didot": Family("Didot", .serif, ". -Italic -Bold"),
        "DIN Alternate": Family("DINAlternate", "-Bold"),
        "DIN Condensed": Family("DINCondensed", "-Bold"),
        "Futura": Family("Futura", "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold"),
        "Galvji": Family("Galvji", ". -Bold"),
        "Geeza Pro": Family("GeezaPro", ". -Bold"),
        "Georgia": Family("Georgia", .serif, ". -Italic -Bold -BoldItalic"),
        "Gill Sans": Family(
            "GillSans", ". -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold"),
        "Helvetica": Family("Helvetica", ". -Oblique -Light -LightOblique -Bold -BoldOblique"),
        "Helvetica Neue": Family(
            "HelveticaNeue",
            ". -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack"
        ),
        "Hiragino Sans": Family("HiraginoSans", "-W3 -W6 -W7"),
        "Hoefler Text": Family("HoeflerText", .serif, "-Regular -Italic -Black -BlackItalic"),
        "Iowan Old Style": Family("IowanOldStyle", .serif, "-Roman -Italic -Bold -BoldItalic"),
        "Marker Felt": Family("MarkerFelt", "-Thin -Wide"),
        "Menlo": Family("Menlo", .monospaced, "-Regular -Italic -Bold -BoldItalic"),
        "Noteworthy": Family("Noteworthy", "-Light -Bold"),
        "Optima": Family("Optima", "-Regular -Italic -Bold -BoldItalic -ExtraBlack"),
        "Palatino": Family("Palatino", .serif, "-Roman -Italic -Bold -BoldItalic"),
        "Papyrus": Family("Papyrus", .serif, ". -Condensed"),
        "PingFang HK": Family("PingFangHK", pingFang),
        "PingFang SC": Family("PingFangSC", pingFang),
        "PingFang TC": Family("PingFangTC", pingFang),
        "Rockwell": Family("Rockwell", .serif, "-Regular -Italic -Bold -BoldItalic"),
        "Savoye LET": Family("SavoyeLetPlain", .serif, "."),
        "Snell Roundhand": Family("SnellRoundhand", .serif, ". -Bold -Black"),
        "Thonburi": Family("Thonburi", ". -Light -Bold"),
        "Times New Roman": Family("TimesNewRomanPS", .serif, "MT -BoldMT -ItalicMT -BoldItalicMT"),
        "Trebuchet MS": Family("Trebuchet", "MS MS-Italic MS-Bold -BoldItalic"),
        "Verdana": Family("Verdana", ". -Italic -Bold -BoldItalic"),
        "Zapfino": Family("Zapfino", .serif, "."),
    ]

    private static let avenirNext =
        "-UltraLight -UltraLightItalic -Regular -Italic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic"
    private static let pingFang = "-Ultralight -Thin -Light -Regular -Medium -Semibold"

    /// The words of suffixes that state a weight. Longer words precede those that they contain.
    private static let weights: [(word: String, weight: UIFont.Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("demibold", .semibold), ("semibold", .semibold), ("extrablack", .black), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black), ("wide", .bold),
        ("w6", .semibold),
        ("w7", .bold),
    ]

    private static let faces: [String: FontFace] = {
        var faces: [String: FontFace] = [:]
        for (name, family) in families {
            let replacement = replacement(family.design)
            faces[name.lowercased()] = FontFace(family: replacement)
            for suffix in family.suffixes.split(separator: " ") {
                let name = family.base + (suffix == "." ? "" : suffix)
                let style = name.lowercased()
                let ending = suffix == "." && family.base.hasSuffix("Bold") ? "bold" : suffix.lowercased()
                faces[style] = FontFace(
                    family: replacement, weight: weights.first { ending.contains($0.word) }?.weight ?? .regular,
                    isItalic: ["italic", "oblique", "bookita"].contains(where: ending.contains))
            }
        }
        return faces
    }()

    private static func replacement(_ design: Design) -> FontFace.Family {
        switch design {
        case .sans: .system
        case .monospaced: .monospaced
        case .serif: FontCatalog.contains(family: "DejaVu Serif") ? .named("DejaVu Serif") : .system
        }
    }

    /// Returns the face that replaces a built-in font, by the name of a face or family, or `nil` for another name.
    static func replacement(named name: String) -> FontFace? { faces[name.lowercased()] }
}
