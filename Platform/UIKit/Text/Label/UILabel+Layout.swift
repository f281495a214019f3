internal import CMethodLookup
import Foundation

extension UILabel {
    /// Pixels a point.
    private var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : 1
    }

    /// Rounded up to a pixel. What exceeds one by less than Pango counts in does so by the inexactness of numbers: more would leave no room
    /// for the last letter.
    private func roundedUp(_ length: CGFloat) -> CGFloat {
        (length * pixelsPerPoint - UILabel.inexactness).rounded(.up) / pixelsPerPoint
    }

    /// In points: half of Pango's unit.
    private static let inexactness: CGFloat = 1.0 / 2048

    // MARK: Size

    /// The size for a width in points; 0 or less for no limit.
    final func fittingSize(width: CGFloat) -> CGSize {
        // A label of one line asks for all the width that its text takes.
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
            rect.origin.x += max(0, line.x(in: bounds.width, alignment: drawnAlignment))
        }
        return rect
    }

    /// How far below the text's top the first line's letters stand, and above its bottom the last one's, and how high it is, in points.
    final var baselineDistances: (first: CGFloat, last: CGFloat, height: CGFloat) {
        if let knownBaselines { return knownBaselines }
        let measured = measuredBaselines
        knownBaselines = measured
        return measured
    }

    private var measuredBaselines: (first: CGFloat, last: CGFloat, height: CGFloat) {
        let text = request.map { ShapedTextCache.text(for: $0, width: .infinity) }
        guard let text, let first = text.lines.first, let last = text.lines.last else {
            return (font.ascender, -font.descender, font.lineHeight)
        }
        return (first.baseline, text.size.height - last.baseline, text.size.height)
    }

    /// Past this many points, a length stands for no limit.
    private static let unlimited: CGFloat = 1e6

    /// The text in as many lines as fit into a size.
    private static func shaped(_ request: TextRequest, in size: CGSize) -> ShapedText {
        let width = size.width < unlimited ? size.width : .infinity
        let text = ShapedTextCache.text(for: request, width: width)
        guard text.lines.count > 1, text.size.height > size.height + 0.5 else { return text }
        var shorter = request
        shorter.lineLimit = text.lineCount(fitting: size.height)
        return ShapedTextCache.text(for: shorter, width: width)
    }

    // MARK: Drawing

    /// What is drawn in a rectangle of that size; nil without text.
    final func laidOut(in size: CGSize) -> LabelDrawing? {
        guard var request, size.width > 0, size.height > 0 else { return nil }
        var text = Self.shaped(request, in: size)
        var baselineShift: CGFloat = 0
        if adjustsFontSizeToFitWidth, minimumScaleFactor > 0, minimumScaleFactor < 1, text.isTruncated {
            let scale = TextFitting.scale(request, in: size, down: minimumScaleFactor)
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
            text, ink: TextPaint(color, for: text, traits: traits, imposed: highlight != nil),
            alignment: drawnAlignment, baselineShift: baselineShift, opacity: isEnabled ? 1 : 0.5,
            shadow: shadowColor.map { (TextPaint(only: $0.components(with: traits).rgba), shadowOffset) })
    }

    /// How far a smaller line is moved down from the middle of the height, in points.
    private func shift(from text: ShapedText, to smaller: ShapedText) -> CGFloat {
        guard let full = text.lines.first, let line = smaller.lines.first, smaller.lines.count == 1 else { return 0 }
        let lost = text.size.height - smaller.size.height
        return switch baselineAdjustment {
        case .alignCenters: 0
        case .alignBaselines: (full.baseline - line.baseline) - lost / 2
        case .none: -lost / 2
        }
    }

    /// Whether the label's class overrides `draw(_:)` or `drawText(in:)`. It gets a picture to draw into then; all others
    /// have their glyphs drawn straight to the screen.
    final var drawsTextItself: Bool {
        let type = Swift.type(of: self)
        if type == UILabel.self { return false }
        if let known = Self.classesThatDrawText[ObjectIdentifier(type)] { return known }
        let subclass = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let base = unsafeBitCast(UILabel.self, to: UnsafeRawPointer.self)
        let answer =
            method_lookup_overrides_draw(subclass, base) || method_lookup_overrides_draw_text(subclass, base)
        Self.classesThatDrawText[ObjectIdentifier(type)] = answer
        return answer
    }

    private static var classesThatDrawText: [ObjectIdentifier: Bool] = [:]
}
