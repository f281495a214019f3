@_implementationOnly import CMethodLookup
import Foundation

extension UILabel {
    private var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    /// Rounds up to whole pixels. Excesses below Pango's unit are rounding errors; without the tolerance
    /// they would add a pixel, and more tolerance would truncate the last letter.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * pixelsPerPoint - UILabel.roundingTolerance).rounded(.up) / pixelsPerPoint
    }

    /// The tolerance of pixel rounding, in pixels: half of Pango's unit.
    private static let roundingTolerance: CGFloat = 1.0 / 2048

    // MARK: Size

    /// Returns the size for a width in points. A width of 0 or less means no limit.
    final func fittingSize(width: CGFloat) -> CGSize {
        // A single-line label requests the full width of its text.
        let limit = numberOfLines == 1 || width <= 0 ? CGFloat.greatestFiniteMagnitude : width
        let bounds = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    final func measuredRect(in bounds: CGRect, lineLimit: Int) -> CGRect {
        guard var request else { return CGRect(origin: bounds.origin, size: .zero) }
        request.lineLimit = max(0, lineLimit)
        let text = Self.shaped(request, in: bounds.size)
        let size = CGSize(width: roundedUp(text.size.width), height: roundedUp(text.size.height))
        var rect = CGRect(origin: bounds.origin, size: size)
        if bounds.height < UILabel.unlimited { rect.origin.y += max(0, (bounds.height - size.height) / 2) }
        if bounds.width < UILabel.unlimited, let line = text.lines.first {
            rect.origin.x += max(0, line.x(in: bounds.width, alignment: effectiveAlignment))
        }
        return rect
    }

    /// The distances, in points, of the first baseline from the text's top and of the last baseline from its
    /// bottom, and the text's height.
    final var baselineDistances: (first: CGFloat, last: CGFloat, height: CGFloat) {
        if let cachedBaselines { return cachedBaselines }
        let measured = measuredBaselines
        cachedBaselines = measured
        return measured
    }

    private var measuredBaselines: (first: CGFloat, last: CGFloat, height: CGFloat) {
        let text = request.map { ShapedTextCache.text(for: $0, width: .infinity) }
        guard let text, let first = text.lines.first, let last = text.lines.last else {
            return (font.ascender, -font.descender, font.lineHeight)
        }
        return (first.baseline, text.size.height - last.baseline, text.size.height)
    }

    /// Lengths beyond this value, in points, are treated as unlimited.
    private static let unlimited: CGFloat = 1e6

    /// Returns the text with as many lines as fit into `size`.
    private static func shaped(_ request: TextRequest, in size: CGSize) -> ShapedText {
        let width = size.width < unlimited ? size.width : .infinity
        let text = ShapedTextCache.text(for: request, width: width)
        guard text.lines.count > 1, text.size.height > size.height + 0.5 else { return text }
        var shorter = request
        shorter.lineLimit = text.lineCount(fitting: size.height)
        return ShapedTextCache.text(for: shorter, width: width)
    }

    // MARK: Drawing

    /// Returns the drawing for a rectangle of the given size, or `nil` if there is no text.
    final func makeDrawing(in size: CGSize) -> LabelDrawing? {
        guard var request, size.width > 0, size.height > 0 else { return nil }
        var text = Self.shaped(request, in: size)
        var baselineShift: CGFloat = 0
        if adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, text.isTruncated {
            let scale = TextFitting.scale(request, in: size, downTo: minimumScaleFactor)
            request = request.scaled(by: scale)
            let smaller = Self.shaped(request, in: size)
            baselineShift = shift(from: text, to: smaller)
            text = smaller
        }
        let traits = traitCollection
        var color = textColor!
        let highlight = isHighlighted ? highlightedTextColor : nil
        if let highlight { color = highlight }
        return LabelDrawing(
            text, paint: TextPaint(color, for: text, traits: traits, overridesColors: highlight != nil),
            alignment: effectiveAlignment, baselineShift: baselineShift, opacity: isEnabled ? 1 : 0.5,
            shadow: shadowOffset == .zero
                ? nil : shadowColor.map { (TextPaint(singleColor: $0.components(with: traits).rgba), shadowOffset) },
            scale: traits.displayScale)
    }

    /// Returns the distance, in points, by which a shrunken line moves down from the vertical center.
    private func shift(from text: ShapedText, to smaller: ShapedText) -> CGFloat {
        guard let full = text.lines.first, let line = smaller.lines.first, smaller.lines.count == 1 else { return 0 }
        let heightLoss = text.size.height - smaller.size.height
        return switch baselineAdjustment {
        case .alignCenters: 0
        case .alignBaselines: (full.baseline - line.baseline) - heightLoss / 2
        case .none: -heightLoss / 2
        }
    }

    /// Whether the label's class overrides `draw(_:)` or `drawText(in:)`. Such a label draws into a bitmap;
    /// for all others, glyphs are drawn directly to the screen.
    final var overridesDrawing: Bool {
        let type = Swift.type(of: self)
        if type == UILabel.self { return false }
        if let known = Self.drawingOverrides[ObjectIdentifier(type)] { return known }
        let subclass = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let base = unsafeBitCast(UILabel.self, to: UnsafeRawPointer.self)
        let result =
            method_lookup_overrides_draw(subclass, base) || method_lookup_overrides_draw_text(subclass, base)
        Self.drawingOverrides[ObjectIdentifier(type)] = result
        return result
    }

    private static var drawingOverrides: [ObjectIdentifier: Bool] = [:]
}
