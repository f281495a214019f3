internal import CCairo
internal import CPango
import Foundation

/// The fonts of this machine, through Pango: one font map and one context for the whole process.
///
/// Text is shaped and drawn under one lock, since Pango's objects must not be used from two threads at once while iOS
/// allows measuring text on any.
final class FontSystem: @unchecked Sendable {
    static let shared = FontSystem()

    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    /// How glyphs are made, whatever the host, the desktop's settings or the scale: unhinted outlines in shades of grey, at
    /// the positions that the design says. Otherwise text would be of one width here and of another there.
    let options: OpaquePointer

    private let lock = NSRecursiveLock()
    private var handles: [ObjectIdentifier: FontHandle] = [:]
    private var glyphFonts: [UnsafeMutablePointer<PangoFont>: GlyphFont] = [:]
    /// Used again for every text: making one costs more than shaping a word.
    let layout: OpaquePointer
    let buffer: OpaquePointer

    private init() {
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        map = pango_cairo_font_map_new()
        context = pango_font_map_create_context(map)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        // Not the machine's: which of several fonts stands in for a missing character would depend on it.
        pango_context_set_language(context, pango_language_from_string("en"))
        layout = pango_layout_new(context)
        buffer = hb_buffer_create()
    }

    /// Runs `body` while no other thread shapes or draws text.
    func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// What Pango and cairo know of a font. The lock must be held.
    func handle(for record: FontRecord) -> FontHandle {
        if let handle = handles[ObjectIdentifier(record)] { return handle }
        let handle = FontHandle(record, in: self)
        handles[ObjectIdentifier(record)] = handle
        return handle
    }

    /// A font that Pango chose. The lock must be held.
    func glyphFont(for font: UnsafeMutablePointer<PangoFont>) -> GlyphFont {
        if let existing = glyphFonts[font] { return existing }
        let new = GlyphFont(font)
        g_object_ref(font)  // The address is the key in the dictionary and must not be reused.
        glyphFonts[font] = new
        return new
    }
}

/// A family that text can't do without, and where it comes from.
package struct RequiredFont: Hashable, Sendable {
    let family: String
    /// The Debian package that has it.
    let package: String

    /// All families that UIKit itself asks for.
    static let all = [
        RequiredFont(family: "Inter", package: "fonts-inter"),
        RequiredFont(family: "Inter Display", package: "fonts-inter"),
        RequiredFont(family: "JetBrains Mono", package: "fonts-jetbrains-mono"),
        RequiredFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
    ]

    /// Makes sure that every family is here, so that text is never drawn in a font that merely happens to be installed.
    /// A host calls it before it shows anything.
    package static func check() throws(MissingFonts) {
        let missing = all.filter { !FontCatalog.contains(family: $0.family) }
        if !missing.isEmpty { throw MissingFonts(fonts: missing) }
    }
}

/// Fonts that UIKit needs are not installed.
package struct MissingFonts: Error, CustomStringConvertible {
    let fonts: [RequiredFont]

    package var description: String {
        let families = fonts.map { "\"\($0.family)\"" }.joined(separator: ", ")
        let packages = Set(fonts.map(\.package)).sorted().joined(separator: " ")
        return "Fonts are missing: \(families). Install them with: apt-get install \(packages)"
    }
}
