extension SymbolGlyph {
    /// The circle around many symbols, with an outer diameter of about 117 hundredths of an em.
    static let ring = Step.line("O0 0 54.5 54.5")
    static let disc = Step.area("O0 0 58.5 58.5")

    private static func ringed(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        SymbolGlyph(name, 122, 122, [ring] + steps, layers: steps.isEmpty ? [] : [steps, [ring]])
    }

    private static func filled(_ name: String, _ steps: [Step]) -> SymbolGlyph {
        steps.isEmpty ? SymbolGlyph(name, 122, 122, [disc]) : SymbolGlyph(name, 122, 122, [disc] + steps).layered()
    }

    private static let check = "M-23 3L-7 22L23.5 -22"
    private static let letterI = "M-9 -7L2 -7L2 28M-11 28L14 28"

    /// The symbols for circles and their contents.
    static let circled: [SymbolGlyph] = [
        ringed("circle", []),
        filled("circle.fill", []),
        ringed("checkmark.circle", [.line(check)]),
        filled("checkmark.circle.fill", [.cutLine(check, width: 1.1)]),
        ringed("info.circle", [.line(letterI), .area("O-0.5 -26 6.5 6.5")]),
        filled("info.circle.fill", [.cutLine(letterI), .cutArea("O-0.5 -26 6.5 6.5")]),
        ringed("plus.circle", [.line("M-27 0L27 0M0 -27L0 27")]),
        filled("plus.circle.fill", [.cutLine("M-29 0L29 0M0 -29L0 29", width: 1.1)]),
        ringed("minus.circle", [.line("M-27 0L27 0")]),
        filled("minus.circle.fill", [.cutLine("M-29 0L29 0", width: 1.1)]),
        ringed("xmark.circle", [.line("M-20 -20L20 20M-20 20L20 -20")]),
        filled("xmark.circle.fill", [.cutLine("M-20 -20L20 20M-20 20L20 -20", width: 1.05)]),
        ringed("ellipsis.circle", [.area("O-26 0 7.5 7.5O0 0 7.5 7.5O26 0 7.5 7.5")]),
        ringed("clock", [.line("M0 -34L0 3L-25 3")]),
        ringed(
            "globe",
            [
                .line("O0 0 25 54.5M-54 0L54 0M0 -54L0 54", width: 0.85),
                .line("M-43 -31Q0 -14 43 -31M-43 31Q0 14 43 31", width: 0.85),
            ]),
    ]
}
