extension SymbolGlyph {
    /// The circle around many symbols, with an outer diameter of 100 hundredths of an em, as on iOS.
    static let ring = Step.line("O0 0 46 46", width: 0.95)
    static let disc = Step.area("O0 0 50 50")
    /// The square around many symbols. Its corners are as round as those of iOS.
    static let square = Step.line("R-41 -41 82 82 17", width: 0.95)
    static let filledSquare = Step.area("R-45 -45 90 90 21")
    /// The size of a symbol in a circle or square, with the margins of iOS.
    static let enclosedSize = CGSize(width: 119, height: 114)

    private static func ringed(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        enclosed(name, steps, in: ring)
    }

    private static func filled(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        let size = enclosedSize
        return steps.isEmpty
            ? SymbolGlyph(name, size.width, size.height, [disc])
            : SymbolGlyph(name, size.width, size.height, [disc] + steps).layered()
    }

    private static func enclosed(_ name: String, _ steps: [Step], in frame: Step) -> SymbolGlyph {
        SymbolGlyph(
            name, enclosedSize.width, enclosedSize.height, [frame] + steps,
            layers: steps.isEmpty ? [] : [steps, [frame]])
    }

    private static let check = "M-20 2.5L-6.5 18.5L20 -18.5"
    private static let letterI = "M-7.5 -6L1.5 -6L1.5 24M-9.5 24L12 24"
    private static let letterDot = "O-0.5 -22 5.8 5.8"

    /// The symbols for circles and squares, and for circles with contents.
    static let circled: [SymbolGlyph] = [
        enclosed("square", [], in: square),
        enclosed("square.fill", [], in: filledSquare),
        ringed("circle", []),
        filled("circle.fill", []),
        ringed("checkmark.circle", [.line(check)]),
        filled("checkmark.circle.fill", [.cutLine(check, width: 1.1)]),
        ringed("info.circle", [.line(letterI, width: 0.95), .area(letterDot)]),
        filled("info.circle.fill", [.cutLine(letterI), .cutArea(letterDot)]),
        ringed("plus.circle", [.line("M-23 0L23 0M0 -23L0 23")]),
        filled("plus.circle.fill", [.cutLine("M-25 0L25 0M0 -25L0 25", width: 1.05)]),
        ringed("minus.circle", [.line("M-23 0L23 0")]),
        filled("minus.circle.fill", [.cutLine("M-25 0L25 0", width: 1.05)]),
        ringed("xmark.circle", [.line("M-17 -17L17 17M-17 17L17 -17")]),
        filled("xmark.circle.fill", [.cutLine("M-17 -17L17 17M-17 17L17 -17", width: 1.05)]),
        ringed("ellipsis.circle", [.area("O-22 0 6.4 6.4O0 0 6.4 6.4O22 0 6.4 6.4")]),
        ringed("clock", [.line("M0 -29L0 2.5L-21 2.5")]),
        ringed(
            "globe",
            [
                .line("O0 0 21 46M-46 0L46 0M0 -46L0 46", width: 0.8),
                .line("M-36 -26Q0 -12 36 -26M-36 26Q0 12 36 26", width: 0.8),
            ]),
    ]
}
