import Foundation
import Synchronization

/// A symbol of an app's own: what a template in the format of SF Symbols holds, drawings for some weights and scales.
package final class SymbolTemplate: Sendable {
    /// For which weight and scale a drawing is; in a template, the name of its group, as `Semibold-M`.
    struct Slot: Hashable, Sendable {
        let weight: UIImage.SymbolWeight
        let scale: UIImage.SymbolScale

        init(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) {
            self.weight = weight
            self.scale = scale
        }

        /// Nil for what is no such name.
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

    /// What is drawn for a weight and scale.
    struct Drawing: Sendable {
        let glyph: SymbolGlyph
        /// How much larger it is drawn than it is in the template.
        let factor: CGFloat
    }

    /// The file, by which two templates are told apart.
    private let place: String
    private let masters: [Slot: SymbolOutlines]
    private let known = Mutex<[Slot: Drawing]>([:])

    /// The symbol, regular and at medium scale.
    package var glyph: SymbolGlyph { drawing(.regular, .medium).glyph }

    /// The drawing for a weight and scale: that in the template, or one between two of its weights, or one of another scale that is made
    /// larger or smaller, or that of the nearest weight.
    func drawing(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Drawing {
        let weight = weight == .unspecified ? .regular : weight
        let scale = scale == .small || scale == .large ? scale : .medium
        let slot = Slot(weight, scale)
        var drawing = known.withLock { known in
            if let found = known[slot] { return found }
            let new = make(slot)
            known[slot] = new
            return new
        }
        // Not kept with it, or the template would keep itself.
        drawing = Drawing(glyph: drawing.glyph.of(self), factor: drawing.factor)
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
            glyph: outlines.glyph("\(place)#\(slot.weight.rawValue)-\(slot.scale.rawValue)", weight: slot.weight),
            factor: slot.scale.factor / scale.factor)
    }

    /// The weights there are at a scale, the lightest first.
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
        // Weights are as far apart as the widths of the system's lines.
        let share = (weight.lineWidth - lighter.lineWidth) / (heavier.lineWidth - lighter.lineWidth)
        return from.mixed(with: to, share)
    }

    private func nearest(to weight: UIImage.SymbolWeight, in scale: UIImage.SymbolScale) -> SymbolOutlines {
        let best = weights(in: scale).min {
            abs($0.lineWidth - weight.lineWidth) < abs($1.lineWidth - weight.lineWidth)
        }
        guard let best, let outlines = masters[Slot(best, scale)] else {
            preconditionFailure("The symbol template \(place) has no drawing at scale \(scale), for which it has a slot.")
        }
        return outlines
    }

    // MARK: Reading

    /// Reads a template.
    /// - Parameter place: its file.
    package init(_ data: Data, place: String) throws(SymbolTemplateError) {
        let reader = try SymbolTemplateReader.read(data)
        var drawings: [Slot: (ink: CGRect, outlines: [SymbolOutlines.Outline], toEm: CGAffineTransform)] = [:]
        for (name, outlines) in reader.groups {
            guard let slot = Slot(name), let letter = name.last else { continue }
            let toEm = try Self.transform(reader.guides, letter)
            let ink = outlines.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
            let size = ink.applying(toEm)
            // Comparisons fail for what is no number, too.
            guard !ink.isNull, ink.minX.isFinite, ink.maxX.isFinite,
                [size.minY, size.maxY, size.width].allSatisfy({ abs($0) < Self.farthest })
            else { throw .place(name) }
            drawings[slot] = (ink, outlines, toEm)
        }
        guard !drawings.isEmpty else { throw .empty }
        var bearings: [Slot: (left: CGFloat, right: CGFloat)] = [:]
        for (slot, drawing) in drawings {
            bearings[slot] = Self.bearings(of: slot, drawing.ink, reader.guides, isOnly: drawings.count == 1)
        }
        // Where there are margins for some drawings only, the others are as far from theirs.
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
        self.place = place
    }

    /// Ink is not farther than that from capitals, in hundredths of the text's size.
    private static let farthest: CGFloat = 2000

    /// From the template to hundredths of the text's size, down from the middle of capitals, as high as the guides are apart.
    private static func transform(
        _ guides: [String: CGPoint], _ letter: Character
    ) throws(SymbolTemplateError) -> CGAffineTransform {
        guard let base = guides["Baseline-\(letter)"]?.y else { throw .guide("Baseline-\(letter)") }
        guard let cap = guides["Capline-\(letter)"]?.y else { throw .guide("Capline-\(letter)") }
        let height = base - cap
        guard height.isFinite, height > 1 else { throw .place("Capline-\(letter)") }
        let unit = 100 * SymbolShape.capitalHeight / height
        return CGAffineTransform(translationX: 0, y: -(base + cap) / 2).concatenating(
            CGAffineTransform(scaleX: unit, y: unit))
    }

    /// How far the margins are from the ink, if there are some for that drawing. The oldest templates have one pair, around Regular-M.
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
        // Margins that are not around the drawing belong to something else.
        let farthest = ink.width * 4 + 100
        guard ink.width + bearings.left + bearings.right > 0, abs(bearings.left) < farthest,
            abs(bearings.right) < farthest
        else { return nil }
        return bearings
    }
}
