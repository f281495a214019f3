@_implementationOnly import CCairo
import Foundation

extension ShapedText {
    /// Draws the lines of the text from the top of `rect`, aligned between its sides.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of all lines; natural uses the alignment of each paragraph.
    ///   - paint: The colors for this text, or a single color.
    package func draw(in context: CGContext, _ rect: CGRect, alignment: NSTextAlignment, paint: TextPaint) {
        guard !lines.isEmpty else { return }
        if context.hasEffects {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            defer { context.endTransparencyLayer() }
            drawPlainly(in: context, rect, alignment, paint)
        } else {
            drawPlainly(in: context, rect, alignment, paint)
        }
    }

    private func drawPlainly(in context: CGContext, _ rect: CGRect, _ alignment: NSTextAlignment, _ paint: TextPaint) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cairo, &matrix)
        for line in lines {
            let x = rect.minX + line.x(in: rect.width, alignment: alignment)
            let baseline = snapped(rect.minY + line.baseline, matrix)
            let transform = CGAffineTransform(
                a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
            let pen = TextPen(
                context: context, text: self, paint: paint, transform: transform, x: x, baseline: baseline)
            pen.draw(line, top: rect.minY + line.top)
        }
        cairo_set_matrix(context.cairo, &matrix)
        context.didDraw()
    }

    /// Returns the nearest baseline on a pixel boundary, in points, so that all glyphs are equally sharp.
    /// Rotated text is not snapped.
    private func snapped(_ y: CGFloat, _ matrix: cairo_matrix_t) -> CGFloat {
        guard matrix.yx == 0, matrix.xy == 0, matrix.yy != 0 else { return y }
        let pixel = (Double(y) * matrix.yy + matrix.y0).rounded()
        return CGFloat((pixel - matrix.y0) / matrix.yy)
    }
}

/// A value that draws one line of text.
private struct TextPen {
    let context: CGContext
    let text: ShapedText
    let paint: TextPaint
    /// The transform from points to pixels.
    let transform: CGAffineTransform
    /// The left end of the line, in points.
    let x: CGFloat
    /// The baseline of the line, in points.
    let baseline: CGFloat

    private var cairo: OpaquePointer { context.cairo }

    func draw(_ line: TextLine, top: CGFloat) {
        if paint.styles.isEmpty {
            moveToLine()
            set(paint.base)
            for index in line.runs { show(text.runs[index]) }
            leaveLine()
            return
        }
        for index in line.runs { fillBackground(text.runs[index], CGRect(x: x, y: top, width: 0, height: line.height)) }
        for index in line.runs { drawDecorated(text.runs[index]) }
    }

    // MARK: Glyphs

    /// Moves the origin to the left end and baseline of the line, to which glyph positions are relative.
    private func moveToLine() {
        cairo_translate(cairo, Double(x), Double(baseline))
    }

    private func leaveLine() {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_set_matrix(cairo, &matrix)
    }

    private func set(_ color: CGColor.RGBA) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }

    private func show(_ run: GlyphRun) {
        // The images of attachments have no glyphs.
        guard !run.glyphs.isEmpty else { return }
        guard let font = run.font else {
            showBoxes(run)
            return
        }
        FontSystem.shared.locked {
            text.glyphs[run.glyphs].withUnsafeBufferPointer {
                FontSystem.shared.glyphPainter.draw($0, of: font, in: cairo)
            }
        }
    }

    /// Draws a box for each character that is missing from all fonts.
    private func showBoxes(_ run: GlyphRun) {
        let width = Double(run.width) / Double(max(1, run.glyphs.count))
        cairo_new_path(cairo)
        for index in run.glyphs {
            let glyph = text.glyphs[index]
            // Taller than wide, like a letter; the boxes of Pango are nearly square.
            cairo_rectangle(cairo, glyph.x + width * 0.15, glyph.y - width * 0.9, width * 0.7, width * 0.9)
        }
        cairo_set_line_width(cairo, max(0.5, width * 0.06))
        cairo_stroke(cairo)
    }

    // MARK: Decorations

    private func drawDecorated(_ run: GlyphRun) {
        guard run.decoration >= 0 else {
            moveToLine()
            set(paint.base)
            show(run)
            leaveLine()
            return
        }
        let style = paint.styles[run.decoration]
        let decoration = text.decorations[run.decoration]
        if let box = decoration.attachmentBox {
            drawImage(rise: decoration.rise, box, run, style)
            return
        }
        if let shadow = decoration.shadow, let color = style.shadow {
            context.saveGState()
            context.setShadow(
                offset: shadow.offset, blur: shadow.blur,
                color: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            drawShapes(run, decoration, style)
            context.endTransparencyLayer()
            context.restoreGState()
        } else {
            drawShapes(run, decoration, style)
        }
    }

    /// Draws the image of an attachment. A template image is drawn in the color of the text.
    private func drawImage(
        rise: CGFloat, _ box: AttachmentBox, _ run: GlyphRun, _ style: TextPaint.Style
    ) {
        guard let image = style.image else { return }
        let color = style.foreground
        image.draw(
            in: CGRect(
                x: x + run.x, y: baseline - rise - box.y - box.height, width: box.width, height: box.height),
            context: context,
            tint: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    }

    private func drawShapes(_ run: GlyphRun, _ decoration: TextDecoration, _ style: TextPaint.Style) {
        if let font = run.font, !decoration.underline.isEmpty {
            let y = baseline - decoration.rise + font.underline.offset
            set(style.underline)
            drawLine(decoration.underline, run, y: y, thickness: font.underline.thickness)
        }
        moveToLine()
        if decoration.strokeWidth <= 0 {
            set(style.foreground)
            show(run)
        }
        if decoration.strokeWidth != 0, let font = run.font {
            set(style.stroke)
            outline(run, width: abs(decoration.strokeWidth) / 100 * font.size)
        }
        leaveLine()
        if let font = run.font, !decoration.strikethrough.isEmpty {
            let y = baseline - decoration.rise - font.strikethroughOffset
            set(style.strikethrough)
            drawLine(decoration.strikethrough, run, y: y, thickness: font.underline.thickness)
        }
    }

    private func outline(_ run: GlyphRun, width: CGFloat) {
        guard let font = run.font else { return }
        cairo_set_scaled_font(cairo, font.scaledFont)
        cairo_new_path(cairo)
        text.glyphs[run.glyphs].withUnsafeBufferPointer { glyphs in
            glyphs.withMemoryRebound(to: cairo_glyph_t.self) {
                cairo_glyph_path(cairo, $0.baseAddress, Int32($0.count))
            }
        }
        cairo_set_line_width(cairo, Double(width))
        cairo_stroke(cairo)
    }

    private func fillBackground(_ run: GlyphRun, _ line: CGRect) {
        guard run.decoration >= 0, let color = paint.styles[run.decoration].background else { return }
        set(color)
        cairo_new_path(cairo)
        cairo_rectangle(
            cairo, Double(line.minX + run.x), Double(line.minY), Double(run.width), Double(line.height))
        cairo_fill(cairo)
    }

    /// Draws a line along the run. The line is aligned to pixels and a whole number of pixels thick, so that
    /// it is sharp.
    private func drawLine(_ style: NSUnderlineStyle, _ run: GlyphRun, y: CGFloat, thickness: CGFloat) {
        let scale = abs(transform.d) > 0 ? CGFloat(abs(transform.d)) : 1
        let isThick = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue
        let pixels = max(1, (thickness * (isThick ? 2 : 1) * scale).rounded())
        let height = pixels / scale
        let top = (((y - height / 2) * scale).rounded()) / scale
        let isDouble = style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue
        cairo_new_path(cairo)
        for step in 0..<(isDouble ? 2 : 1) {
            let middle = Double(top + height / 2 + CGFloat(step) * height * 2)
            cairo_move_to(cairo, Double(x + run.x), middle)
            cairo_line_to(cairo, Double(x + run.x + run.width), middle)
        }
        // Dash lengths in multiples of the thickness.
        let dashes: [Double] =
            switch style.rawValue & 0x0700 {
            case NSUnderlineStyle.patternDot.rawValue: [1, 1]
            case NSUnderlineStyle.patternDash.rawValue: [4, 2]
            case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
            case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
            default: []
            }
        cairo_save(cairo)
        cairo_set_dash(cairo, dashes.map { $0 * Double(height) }, Int32(dashes.count), 0)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_set_line_width(cairo, Double(height))
        cairo_stroke(cairo)
        cairo_restore(cairo)
    }
}
