extension SymbolGlyph {
    private static let right = SymbolGlyph("chevron.right", 58, 92, [.line("M-18 -35L18 0L-18 35", width: 1.1)])
    private static let left = SymbolGlyph("chevron.left", 58, 92, [.line("M18 -35L-18 0L18 35", width: 1.1)])

    private static let sidebar = SymbolGlyph(
        "sidebar.left", 128, 100,
        [.line("R-55 -42 110 84 14"), .line("M-17 -42L-17 42M-42 -24L-31 -24M-42 -9L-31 -9M-42 6L-31 6", width: 0.9)])

    /// Chevrons, marks and lines.
    static let signs: [SymbolGlyph] = [
        right,
        left,
        right.renamed("chevron.forward", isDirectional: true),
        left.renamed("chevron.backward", isDirectional: true),
        SymbolGlyph("chevron.down", 92, 58, [.line("M-35 -18L0 18L35 -18", width: 1.1)]),
        SymbolGlyph("chevron.up", 92, 58, [.line("M-35 18L0 -18L35 18", width: 1.1)]),
        SymbolGlyph("checkmark", 98, 94, [.line("M-36 4L-12 33L36 -37", width: 1.15)]),
        SymbolGlyph("plus", 98, 98, [.line("M-41 0L41 0M0 -41L0 41")]),
        SymbolGlyph("minus", 98, 24, [.line("M-41 0L41 0")]),
        SymbolGlyph("xmark", 86, 86, [.line("M-33 -33L33 33M-33 33L33 -33")]),
        SymbolGlyph("ellipsis", 106, 28, [.area("O-38 0 9.5 9.5O0 0 9.5 9.5O38 0 9.5 9.5")]),
        SymbolGlyph("line.3.horizontal", 110, 76, [.line("M-46 -28L46 -28M-46 0L46 0M-46 28L46 28")]),
        SymbolGlyph(
            "list.bullet", 124, 86,
            [
                .area("O-49 -31 7.5 7.5O-49 0 7.5 7.5O-49 31 7.5 7.5"),
                .line("M-25 -31L53 -31M-25 0L53 0M-25 31L53 31"),
            ]),
        sidebar,
        sidebar.renamed("sidebar.leading", isDirectional: true),
        SymbolGlyph(
            "magnifyingglass", 112, 112,
            [.line("O-10 -10 37 37"), .line("M18 18L47 47", width: 1.2)]),
        SymbolGlyph(
            "arrow.up.arrow.down", 122, 106,
            [.line("M-28 46L-28 -44M-52 -20L-28 -44L-4 -20"), .line("M28 -46L28 44M4 20L28 44L52 20")]),
        SymbolGlyph(
            "arrow.clockwise", 108, 124,
            [.line("A0 10 44 -5 270L10 -34"), .line("M-9 -55L12 -34L-9 -13")]),
    ]
}
