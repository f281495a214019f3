@_implementationOnly import CCairo
@_implementationOnly import CPango
import Foundation

/// The fonts of this machine, accessed through a process-wide Pango font map and context.
///
/// Shaping and drawing text requires the lock: Pango's objects must not be used by two threads at once, but
/// iOS allows measuring text on any thread.
final class FontSystem: @unchecked Sendable {
    static let shared = FontSystem()

    let map: OpaquePointer
    let context: OpaquePointer
    /// The rendering options of glyphs: grayscale antialiasing without hinting, at unrounded positions. They
    /// are independent of host, desktop settings, and scale, so that text has the same width everywhere.
    let options: OpaquePointer

    let glyphPainter = GlyphPainter()

    private let lock = NSRecursiveLock()
    private var handles: [ObjectIdentifier: FontHandle] = [:]
    private var glyphFonts: [OpaquePointer: GlyphFont] = [:]
    /// The layout and buffer are reused for all texts, because creating them takes longer than shaping a
    /// word.
    let layout: OpaquePointer
    let buffer: OpaquePointer

    private init() {
        options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        let map = pango_cairo_font_map_new()!
        self.map = OpaquePointer(map)
        context = pango_font_map_create_context(map)
        pango_cairo_context_set_font_options(context, options)
        pango_context_set_round_glyph_positions(context, 0)
        pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
        // A fixed language makes the selection of fallback fonts independent of the machine.
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

    /// Returns the Pango and cairo objects of a font. The caller must hold the lock.
    func handle(for record: FontRecord) -> FontHandle {
        if let handle = handles[ObjectIdentifier(record)] { return handle }
        let handle = FontHandle(record, in: self)
        handles[ObjectIdentifier(record)] = handle
        return handle
    }

    /// Returns the drawing font for a Pango font. The caller must hold the lock.
    func glyphFont(for font: OpaquePointer) -> GlyphFont {
        if let existing = glyphFonts[font] { return existing }
        let new = GlyphFont(font)
        g_object_ref(UnsafeMutableRawPointer(font))  // The address is the key in the dictionary and must not be reused.
        glyphFonts[font] = new
        return new
    }
}

/// A font family that is required for text, and the package that provides it.
package struct RequiredFont: Hashable, Sendable {
    let family: String
    /// The Debian package that contains the family.
    let package: String

    /// All families that UIKit itself uses.
    static let all = [
        RequiredFont(family: "Inter", package: "fonts-inter"),
        RequiredFont(family: "Inter Display", package: "fonts-inter"),
        RequiredFont(family: "JetBrains Mono", package: "fonts-jetbrains-mono"),
        RequiredFont(family: "Noto Color Emoji", package: "fonts-noto-color-emoji"),
    ]

    /// Verifies that all required families are installed, so that text is never drawn with an arbitrary
    /// replacement font. Hosts call this method before they display anything.
    package static func check() throws(MissingFonts) {
        let missing = all.filter { !FontCatalog.contains(family: $0.family) }
        if !missing.isEmpty { throw MissingFonts(fonts: missing) }
    }
}

/// An error for required fonts that are not installed.
package struct MissingFonts: Error, CustomStringConvertible {
    let fonts: [RequiredFont]

    package var description: String {
        let families = fonts.map { "\"\($0.family)\"" }.joined(separator: ", ")
        let packages = Set(fonts.map(\.package)).sorted().joined(separator: " ")
        return "Fonts are missing: \(families). Install them with: apt-get install \(packages)"
    }
}
