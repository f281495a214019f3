extension SymbolGlyph {
    private static let shoulders =
        "M-52 42C-52 20 -28 6 0 6C28 6 52 20 52 42C52 49 48 52 41 52L-41 52C-48 52 -52 49 -52 42Z"

    /// People.
    static let people: [SymbolGlyph] = [
        SymbolGlyph("person", 118, 122, [.line("O0 -30 22.5 25"), .line(shoulders)]),
        SymbolGlyph(
            "person.fill", 118, 122,
            [.area("O0 -30 26.5 29"), .area(shoulders), .line(shoulders)]),
        SymbolGlyph(
            "person.crop.circle", 122, 122,
            [
                .line("O0 0 54.5 54.5"), .area("O0 -14 18.5 21"),
                .area("M-37 40C-33 23 -18 15 0 15C18 15 33 23 37 40C27 50 14 55 0 55C-14 55 -27 50 -37 40Z"),
            ]),
        SymbolGlyph(
            "person.crop.circle.fill", 122, 122,
            [
                .area("O0 0 58.5 58.5"), .cutArea("O0 -14 19.5 22"),
                .cutArea("M-39 37C-34 21 -18 14 0 14C18 14 34 21 39 37C29 47 15 51.5 0 51.5C-15 51.5 -29 47 -39 37Z"),
            ]),
    ]
}
