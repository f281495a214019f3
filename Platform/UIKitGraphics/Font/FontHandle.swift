@_implementationOnly import CCairo
@_implementationOnly import CPango
import Foundation

/// The Pango, HarfBuzz, and cairo objects of a font. Access requires the lock of the font system.
final class FontHandle {
    let description: OpaquePointer
    /// The font itself, without fallback fonts for missing characters.
    let font: OpaquePointer
    /// The HarfBuzz font for shaping text, in units of 1/1024 point.
    let shaping: OpaquePointer
    let glyphFont: GlyphFont
    /// The font features to turn on or off, as HarfBuzz's structures and in Pango's format.
    let features: (start: OpaquePointer, count: Int)
    let featureText: String?
    /// The spacing added to the advance of each glyph, in 1/1024 points.
    let tracking: Int32
    /// The glyph of "…" and its advance in 1/1024 points, or `nil` if the font has no such glyph.
    let ellipsis: (glyph: UInt32, advance: Int32)?
    /// Whether the font has glyphs for all printable ASCII characters.
    let hasASCII: Bool
    /// The glyphs and advances of a font that positions a glyph of an ASCII character only by the character after it;
    /// `nil` for other fonts.
    var kerning: KerningTable?

    init(_ record: FontRecord, in system: FontSystem) {
        let family = record.familyName
        // Pango would silently use another font. Hosts check this at launch, but tests have no host.
        precondition(FontCatalog.contains(family: family), Self.missingFamilyMessage(family))
        description = Self.description(of: record.face, family: family, size: record.size)
        guard let font = pango_context_load_font(system.context, description) else {
            preconditionFailure(Self.missingFamilyMessage(family))
        }
        self.font = OpaquePointer(font)
        shaping = pango_font_get_hb_font(font)
        glyphFont = system.glyphFont(for: self.font)
        var names: [String] = []
        if record.face.hasMonospacedDigits { names.append("tnum=1") }
        switch record.face.family {
        // Inter and JetBrains Mono replace "->" with an arrow and the "x" in "3x4" with a multiplication
        // sign, unlike Apple's fonts.
        case .system, .monospaced: names.append("calt=0")
        case .named: break
        }
        names += record.face.features.split(separator: ",").map(String.init)
        kerning = record.face.family == .system && record.face.features.isEmpty ? KerningTable() : nil
        let features = UnsafeMutablePointer<hb_feature_t>.allocate(capacity: max(1, names.count))
        for (index, name) in names.enumerated() { hb_feature_from_string(name, -1, features + index) }
        self.features = (OpaquePointer(features), names.count)
        featureText = names.isEmpty ? nil : names.joined(separator: ",")
        tracking = PangoUnits.nearest(record.tracking)
        var glyph: hb_codepoint_t = 0
        ellipsis =
            hb_font_get_nominal_glyph(shaping, 0x2026, &glyph) != 0
            ? (glyph, hb_font_get_glyph_h_advance(shaping, glyph) + tracking) : nil
        let shaping = shaping
        hasASCII = (0x20..<0x7F).allSatisfy { hb_font_get_nominal_glyph(shaping, $0, &glyph) != 0 }
    }

    private static func missingFamilyMessage(_ family: String) -> String {
        let required = RequiredFont.all.filter { $0.family == family }
        if !required.isEmpty { return MissingFonts(fonts: required).description }
        return "The font family \"\(family)\" is no longer installed. Reinstall it or use another font."
    }

    /// Returns a font description that the caller must free.
    static func description(of face: FontFace, family: String, size: CGFloat) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(face.weight.openTypeNumber)))
        pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // An absolute size is in device units, which are points here. Other sizes depend on a resolution.
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        return description
    }
}

extension GlyphFont {
    /// Creates a font from one that Pango selected.
    convenience init(_ font: OpaquePointer) {
        let shaping = pango_font_get_hb_font(UnsafeMutablePointer(font))!
        func length(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shaping, tag, &position)
            return CGFloat(position) / CGFloat(PANGO_SCALE)
        }
        var (width, height): (Int32, Int32) = (0, 0)
        hb_font_get_scale(shaping, &width, &height)
        let thickness = length(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        // Fonts specify the top edge of the underline.
        let underline = thickness / 2 - length(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
        let face = hb_font_get_face(shaping)
        let hasImages = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        self.init(
            scaledFont: pango_cairo_font_get_scaled_font(font), size: CGFloat(height) / CGFloat(PANGO_SCALE),
            hasOutlines: !hasImages && hb_ot_color_has_svg(face) == 0, underline: (underline, thickness),
            strikethroughOffset: length(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - thickness / 2)
    }
}
