internal import CCairo
internal import CPango
import Foundation

/// A font as Pango, HarfBuzz and cairo know it. Used under the font system's lock only.
final class FontHandle {
    let description: OpaquePointer
    /// What the family has of this font itself, without the fonts that stand in for missing characters.
    let font: UnsafeMutablePointer<PangoFont>
    /// Shapes text in that font; its unit is 1/1024 point.
    let shaping: OpaquePointer
    let scaledFont: OpaquePointer

    init(_ record: FontRecord, in system: FontSystem) {
        let family = record.familyName
        description = Self.description(of: record.face, family: family, size: record.size)
        guard let font = pango_context_load_font(system.context, description) else {
            preconditionFailure("No font can be loaded for \(family): fontconfig knows no font at all.")
        }
        self.font = font
        shaping = pango_font_get_hb_font(font)
        scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    }

    /// A description that the caller frees.
    static func description(of face: FontFace, family: String, size: CGFloat) -> OpaquePointer {
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, family)
        pango_font_description_set_weight(description, PangoWeight(UInt32(face.weight.openTypeNumber)))
        pango_font_description_set_style(description, face.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        // Absolute: device units, which are points here. Otherwise a resolution would come into it.
        pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
        return description
    }
}
