extension SymbolGlyph {
    private static let bubble =
        "M-34 30C-46 30 -54 22 -54 10L-54 -26C-54 -38 -46 -46 -34 -46L34 -46C46 -46 54 -38 54 -26"
        + "L54 10C54 22 46 30 34 30L0 30L-22 48L-22 30Z"

    private static func bubble(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        SymbolGlyph(name, 124, 112, [.line(bubble)] + steps, layers: steps.isEmpty ? [] : [steps, [.line(bubble)]])
    }

    private static func filledBubble(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        let glyph = SymbolGlyph(name, 124, 112, [.area(bubble), .line(bubble)] + steps)
        return steps.isEmpty ? glyph : glyph.layered()
    }

    private static let empty = bubble("bubble.left", [])
    private static let full = filledBubble("bubble.left.fill", [])
    private static let words = "M-30 -20L30 -20M-30 -1L12 -1"
    private static let dots = "O-25 -8 7 7O0 -8 7 7O25 -8 7 7"
    private static let plus = "M-21 -8L21 -8M0 -29L0 13"
    private static let mark = "M0 -29L0 0"
    private static let point = "O0 15 6 6"

    private static let envelope = "M-54 -38L54 -38L54 38L-54 38Z"
    private static let envelopeSteps: [Step] = [.line(envelope), .line("M-52 -34L0 8L52 -34")]
    private static let filledEnvelopeSteps: [Step] = [
        .area(envelope), .line(envelope), .cutLine("M-62 -42L0 8L62 -42"),
    ]

    /// The symbols for messages.
    static let messages: [SymbolGlyph] = [
        empty, full,
        empty.mirrored("bubble.right"),
        full.mirrored("bubble.right.fill"),
        bubble("text.bubble", [.line(words, width: 0.9)]),
        filledBubble("text.bubble.fill", [.cutLine(words, width: 0.9)]),
        bubble("ellipsis.bubble", [.area(dots)]),
        filledBubble("ellipsis.bubble.fill", [.cutArea(dots)]),
        bubble("plus.bubble", [.line(plus)]),
        filledBubble("plus.bubble.fill", [.cutLine(plus)]),
        bubble("exclamationmark.bubble", [.line(mark), .area(point)]),
        filledBubble("exclamationmark.bubble.fill", [.cutLine(mark, width: 1.15), .cutArea(point)]),
        SymbolGlyph("envelope", 128, 96, envelopeSteps),
        SymbolGlyph("envelope.fill", 128, 96, filledEnvelopeSteps),
        SymbolGlyph("envelope", 128, 96, envelopeSteps).badged("envelope.badge", x: 48, y: -34),
        SymbolGlyph("envelope.fill", 128, 96, filledEnvelopeSteps).badged("envelope.badge.fill", x: 48, y: -34),
    ]

    /// Returns the symbol with a dot at a position.
    func badged(_ name: String, x: CGFloat, y: CGFloat) -> SymbolGlyph {
        let dot = Step.area("O\(x) \(y) 20 20")
        let cleared = steps + [.cutArea("O\(x) \(y) 28 28")]
        let room = CGSize(width: max(size.width, (abs(x) + 22) * 2), height: max(size.height, (abs(y) + 22) * 2))
        return SymbolGlyph(name, room.width, room.height, cleared + [dot], layers: [[dot], cleared])
    }
}
