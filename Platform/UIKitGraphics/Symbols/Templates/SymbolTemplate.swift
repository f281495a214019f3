import Foundation
import Synchronization

/// A custom symbol: a template in the format of SF Symbols with drawings for some weights and scales.
package final class SymbolTemplate: Sendable {
    /// The weight and scale of a drawing, which are the name of its group in the template, such as
    /// `Semibold-M`.
    struct Slot: Hashable, Sendable {
        let weight: UIImage.SymbolWeight
        let scale: UIImage.SymbolScale

        init(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) {
            self.weight = weight
            self.scale = scale
        }

        /// Parses the name of a group. Returns `nil` for other names.
        init?(_ name: String) {
            let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, let weight = Self.weights[parts[0]], let scale = Self.scales[parts[1]] else {
                return nil
            }
            self.init(weight, scale)
        }

        private static let weights: [String: UIImage.SymbolWeight] = [
            "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular, "Medium": .medium,
            "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
        ]
        static let scales: [String: UIImage.SymbolScale] = ["S": .small, "M": .medium, "L": .large]
    }

    /// The drawing for a weight and scale.
    struct Drawing: Sendable {
        let glyph: SymbolGlyph
        /// The factor by which the template's drawing is scaled.
        let factor: CGFloat
    }

    /// The path of the file, which identifies the template.
    private let path: String
    private let masters: [Slot: SymbolOutlines]
    private let cache = Mutex<[Slot: Drawing]>([:])

    /// The drawing for regular weight and medium scale.
    package var glyph: SymbolGlyph { drawing(.regular, .medium).glyph }

    /// Returns the drawing for a weight and scale.
    ///
    /// In this order: the template's own drawing, one interpolated between two of its weights, one of
    /// another scale with its size adjusted, or that of the nearest weight.
    func drawing(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Drawing {
        let weight = weight == .unspecified ? .regular : weight
        let scale = scale == .small || scale == .large ? scale : .medium
        let slot = Slot(weight, scale)
        var drawing = cache.withLock { cache in
            if let found = cache[slot] { return found }
            let new = make(slot)
            cache[slot] = new
            return new
        }
        // A cached glyph with a reference to its template would be a retain cycle.
        drawing = Drawing(glyph: drawing.glyph.withTemplate(self), factor: drawing.factor)
        return drawing
    }

    private func make(_ slot: Slot) -> Drawing {
        let order: [UIImage.SymbolScale] =
            switch slot.scale {
            case .small: [.small, .medium, .large]
            case .large: [.large, .medium, .small]
            default: [.medium, .small, .large]
            }
        let rows = order.filter { scale in masters.keys.contains { $0.scale == scale } }
        let made = rows.lazy.compactMap { scale in self.outlines(slot.weight, in: scale).map { ($0, scale) } }.first
        let (outlines, scale) = made ?? (nearest(to: slot.weight, in: rows[0]), rows[0])
        return Drawing(
            glyph: outlines.glyph("\(path)#\(slot.weight.rawValue)-\(slot.scale.rawValue)", weight: slot.weight),
            factor: slot.scale.factor / scale.factor)
    }

    /// Returns the available weights of a scale, from light to heavy.
    private func weights(in scale: UIImage.SymbolScale) -> [UIImage.SymbolWeight] {
        masters.keys.filter { $0.scale == scale }.map(\.weight).sorted { $0.rawValue < $1.rawValue }
    }

    private func outlines(_ weight: UIImage.SymbolWeight, in scale: UIImage.SymbolScale) -> SymbolOutlines? {
        if let found = masters[Slot(weight, scale)] { return found }
        let weights = weights(in: scale)
        guard let lighter = weights.last(where: { $0.rawValue < weight.rawValue }),
            let heavier = weights.first(where: { $0.rawValue > weight.rawValue }),
            let from = masters[Slot(lighter, scale)], let to = masters[Slot(heavier, scale)]
        else { return nil }
        // Interpolates in proportion to the line widths of system symbols.
        let fraction = (weight.lineWidth - lighter.lineWidth) / (heavier.lineWidth - lighter.lineWidth)
        return from.interpolated(with: to, fraction)
    }

    private func nearest(to weight: UIImage.SymbolWeight, in scale: UIImage.SymbolScale) -> SymbolOutlines {
        let best = weights(in: scale).min {
            abs($0.lineWidth - weight.lineWidth) < abs($1.lineWidth - weight.lineWidth)
        }
        guard let best, let outlines = masters[Slot(best, scale)] else {
            preconditionFailure("The symbol template \(path) has a slot but no drawing at scale \(scale).")
        }
        return outlines
    }

    // MARK: Parsing

    /// Creates a symbol from a template file.
    /// - Parameter path: The path of the file.
    package init(_ data: Data, path: String) throws(SymbolTemplateError) {
        let reader = try SymbolTemplateReader.read(data)
        var drawings: [Slot: (ink: CGRect, outlines: [SymbolOutlines.Outline], toEm: CGAffineTransform)] = [:]
        for (name, outlines) in reader.groups {
            guard let slot = Slot(name), let letter = name.last else { continue }
            let toEm = try Self.transform(reader.guides, letter)
            let ink = outlines.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
            let size = ink.applying(toEm)
            // These comparisons also fail for NaN.
            guard !ink.isNull, ink.minX.isFinite, ink.maxX.isFinite,
                [size.minY, size.maxY, size.width].allSatisfy({ abs($0) < Self.maximumDistance })
            else { throw .misplaced(name) }
            drawings[slot] = (ink, outlines, toEm)
        }
        guard !drawings.isEmpty else { throw .empty }
        var bearings: [Slot: (left: CGFloat, right: CGFloat)] = [:]
        for (slot, drawing) in drawings {
            bearings[slot] = Self.bearings(of: slot, drawing.ink, reader.guides, isOnly: drawings.count == 1)
        }
        // Drawings without margins use the side bearings of another drawing.
        let usual =
            [Slot(.regular, .medium), Slot(.regular, .small)].lazy.compactMap { bearings[$0] }.first
            ?? bearings.values.first ?? (0, 0)
        masters = drawings.reduce(into: [:]) { masters, entry in
            let (ink, outlines, toEm) = entry.value
            let (left, right) = bearings[entry.key] ?? usual
            var placed = CGAffineTransform(translationX: left - ink.minX, y: 0).concatenating(toEm)
            masters[entry.key] = SymbolOutlines(
                outlines: outlines.map {
                    SymbolOutlines.Outline(
                        path: $0.path.copy(using: &placed) ?? $0.path, rule: $0.rule, level: $0.level)
                }, advance: (left + ink.width + right) * toEm.a)
        }
        self.path = path
    }

    /// The maximum distance between an outline and the capital letters, in hundredths of an em.
    private static let maximumDistance: CGFloat = 2000

    /// Returns the transform from template coordinates to hundredths of an em, relative to the vertical
    /// center between the baseline and cap line.
    private static func transform(
        _ guides: [String: CGPoint], _ letter: Character
    ) throws(SymbolTemplateError) -> CGAffineTransform {
        guard let base = guides["Baseline-\(letter)"]?.y else { throw .guide("Baseline-\(letter)") }
        guard let cap = guides["Capline-\(letter)"]?.y else { throw .guide("Capline-\(letter)") }
        let height = base - cap
        guard height.isFinite, height > 1 else { throw .misplaced("Capline-\(letter)") }
        let unit = 100 * SymbolShape.capitalHeight / height
        return CGAffineTransform(translationX: 0, y: -(base + cap) / 2).concatenating(
            CGAffineTransform(scaleX: unit, y: unit))
    }

    /// Returns the distances between the margins and the outlines, or `nil` if the drawing has no margins.
    /// The oldest templates have one pair of margins, around Regular-M.
    private static func bearings(
        of slot: Slot, _ ink: CGRect, _ guides: [String: CGPoint], isOnly: Bool
    ) -> (left: CGFloat, right: CGFloat)? {
        func margin(_ side: String) -> CGFloat? {
            let names = guides.keys.filter { $0.hasPrefix("\(side)-margin-") }
            let own = names.first { Slot(String($0.dropFirst("\(side)-margin-".count))) == slot }
            if let own { return guides[own]?.x }
            return isOnly || slot == Slot(.regular, .medium) ? guides["\(side)-margin"]?.x : nil
        }
        guard let left = margin("left"), let right = margin("right") else { return nil }
        let bearings = (left: ink.minX - left, right: right - ink.maxX)
        // Margins far from the drawing are those of another one.
        let maximumDistance = ink.width * 4 + 100
        guard ink.width + bearings.left + bearings.right > 0, abs(bearings.left) < maximumDistance,
            abs(bearings.right) < maximumDistance
        else { return nil }
        return bearings
    }
}
