@_implementationOnly import CPango
import Foundation
import Synchronization

/// An error for a file that does not provide fonts.
struct FontFileError: Error, CustomStringConvertible {
    let file: URL
    let reason: String

    var description: String {
        "The font file \(file.path) was not added because \(reason). Check the path and the format of the file."
    }
}

/// The available font families and faces, by name.
final class FontCatalog: Sendable {
    private static let cached = Mutex<FontCatalog?>(nil)

    /// The catalog of the fonts that are currently available.
    static var shared: FontCatalog {
        cached.withLock { cached in
            let catalog = cached ?? FontCatalog()
            cached = catalog
            return catalog
        }
    }

    /// Makes the fonts of a file available to this process.
    static func add(_ file: URL) throws(FontFileError) {
        let isAdded: Bool? = FontSystem.shared.locked {
            guard font_file_face_count(file.path) > 0 else { return nil }
            return font_map_add_file(UnsafeMutablePointer(FontSystem.shared.map), file.path) != 0
        }
        guard let isAdded else { throw FontFileError(file: file, reason: "it contains no font") }
        guard isAdded else { throw FontFileError(file: file, reason: "it cannot be read") }
        // The catalog is created again at its next use.
        cached.withLock { $0 = nil }
    }

    /// A face of a family.
    struct Entry: Sendable {
        let postScriptName: String
        let face: FontFace
    }

    /// The faces of each family, by family name.
    private let entries: [String: [Entry]]
    private let facesByName: [String: FontFace]

    private init() {
        var entries: [String: [Entry]] = [:]
        FontSystem.shared.locked {
            for family in Self.families(of: UnsafeMutablePointer(FontSystem.shared.map)) {
                let name = String(cString: pango_font_family_get_name(family))
                entries[name] = Self.faces(of: family, named: name)
            }
        }
        self.entries = entries
        facesByName = Dictionary(
            entries.values.joined().map { ($0.postScriptName.lowercased(), $0.face) },
            uniquingKeysWith: { first, _ in first })
    }

    var familyNames: [String] { entries.keys.sorted() }

    /// Returns whether a family is available, without loading the faces of all families.
    static func contains(family: String) -> Bool {
        FontSystem.shared.locked {
            pango_font_map_get_family(UnsafeMutablePointer(FontSystem.shared.map), family) != nil
        }
    }

    func fontNames(family: String) -> [String] {
        (entries[family] ?? []).map(\.postScriptName).sorted()
    }

    /// Returns the faces of a family, ordered by name.
    func faces(family: String) -> [FontFace] {
        (entries[family] ?? []).sorted { $0.postScriptName < $1.postScriptName }.map(\.face)
    }

    /// Returns the face with a PostScript name ("Inter-SemiBold") or the regular face of a family ("Inter"), the
    /// replacement of a font that every iPhone has, or `nil` if there is none.
    func face(named name: String) -> FontFace? {
        facesByName[name.lowercased()] ?? (entries[name] != nil ? FontFace(family: .named(name)) : nil)
            ?? BuiltInFonts.replacement(named: name)
    }

    /// Returns the metrics of an available font, as specified by its own tables.
    static func metrics(_ face: FontFace, family: String, size: CGFloat) -> FontMetrics {
        FontSystem.shared.locked {
            let description = FontHandle.description(of: face, family: family, size: size)
            defer { pango_font_description_free(description) }
            guard size > 0, let font = pango_context_load_font(FontSystem.shared.context, description) else {
                return .system(size: size)
            }
            defer { g_object_unref(font) }
            let shaping = pango_font_get_hb_font(font)
            var extents = hb_font_extents_t()
            hb_font_get_h_extents(shaping, &extents)
            func height(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
                var position: hb_position_t = 0
                hb_ot_metrics_get_position_with_fallback(shaping, tag, &position)
                return CGFloat(position) / CGFloat(PANGO_SCALE)
            }
            return FontMetrics(
                ascender: CGFloat(extents.ascender) / CGFloat(PANGO_SCALE),
                descender: CGFloat(extents.descender) / CGFloat(PANGO_SCALE),
                leading: CGFloat(extents.line_gap) / CGFloat(PANGO_SCALE),
                capHeight: height(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: height(HB_OT_METRICS_TAG_X_HEIGHT))
        }
    }

    private static func families(
        of map: UnsafeMutablePointer<PangoFontMap>
    ) -> [UnsafeMutablePointer<PangoFontFamily>] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { list?[$0] }
    }

    private static func faces(of family: UnsafeMutablePointer<PangoFontFamily>, named name: String) -> [Entry] {
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(family, &list, &count)
        defer { g_free(list) }
        return (0..<Int(count)).compactMap { index in
            guard let item = list?[index], pango_font_face_is_synthesized(item) == 0 else { return nil }
            let description = pango_font_face_describe(item)
            defer { pango_font_description_free(description) }
            let face = FontFace(
                family: .named(name),
                weight: UIFont.Weight(openTypeNumber: Int(pango_font_description_get_weight(description).rawValue)),
                isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
            return Entry(postScriptName: face.postScriptName(family: name), face: face)
        }
    }
}

extension UIFont {
    /// The names of all available font families.
    public class var familyNames: [String] { FontCatalog.shared.familyNames }

    /// Returns the PostScript names of a family's faces, or an empty array if the family is not available.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.shared.fontNames(family: familyName)
    }

    /// Creates a font with a PostScript name, such as "Inter-SemiBold", or the name of a family.
    ///
    /// The fonts of iOS, such as "HelveticaNeue-Light", are replaced by a font of the same weight and style where they
    /// are not installed. Returns `nil` if there is no other font of that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = FontCatalog.shared.face(named: fontName) else { return nil }
        self.init(face, size: fontSize)
    }
}
