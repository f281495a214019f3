extension SymbolGlyph {
    private static let folderOutline =
        "M-58 -34C-58 -42 -53 -46 -46 -46L-25 -46C-21 -46 -18 -45 -15 -42L-9 -37C-7 -35 -5 -34.5 -2 -34.5L46 -34.5C54 -34.5 58 -30 58 -23L58 32C58 40 54 44 46 44L-46 44C-54 44 -58 40 -58 32Z"
    private static let page =
        "M-42 -46C-42 -53 -38 -57 -31 -57L3 -57C7 -57 9 -56 12 -53L38 -26C41 -23 42 -21 42 -17L42 46C42 53 38 57 31 57L-31 57C-38 57 -42 53 -42 46Z"

    /// The symbols for documents and folders.
    static let documents: [SymbolGlyph] = [
        SymbolGlyph("folder", 130, 106, [.line(folderOutline), .line("M-57 -15L57 -15", width: 0.9)]),
        SymbolGlyph(
            "folder.fill", 130, 106,
            [.area(folderOutline), .line(folderOutline), .cutLine("M-64 -17L64 -17", width: 0.75)]),
        SymbolGlyph(
            "doc", 98, 128,
            [.line(page), .line("M5 -56L5 -28C5 -22 8 -19 14 -19L41 -19", width: 0.9)]),
        SymbolGlyph(
            "doc.fill", 98, 128,
            [.area(page), .line(page), .cutLine("M7 -62L7 -29C7 -24 10 -21 15 -21L47 -21", width: 0.75)]),
        SymbolGlyph(
            "tray", 130, 98,
            [
                .line(
                    "M-58 8L-40 -33C-38 -38 -34 -41 -28 -41L28 -41C34 -41 38 -38 40 -33L58 8L58 30C58 37 54 41 47 41L-47 41C-54 41 -58 37 -58 30Z"
                ),
                .line("M-57 8L-26 8C-22 8 -20 10 -19 13C-17 20 -10 24 0 24C10 24 17 20 19 13C20 10 22 8 26 8L57 8"),
            ]),
        SymbolGlyph("square.and.arrow.up", 104, 136, [.line(openSquare), .line("M0 26L0 -59M-22 -39L0 -61L22 -39")]),
        SymbolGlyph("square.and.arrow.down", 104, 136, [.line(openSquare), .line("M0 -61L0 25M-22 5L0 27L22 5")]),
        SymbolGlyph(
            "doc.on.clipboard", 114, 132,
            [
                .line("M-22 -44L-37 -44C-45 -44 -49 -40 -49 -32L-49 45C-49 53 -45 57 -37 57L20 57C28 57 32 53 32 45"),
                .line("M6 -44L20 -44C28 -44 32 -40 32 -32"), .line("R-24 -54 32 20 7", width: 0.9),
                .cutArea("R-11 -23 73 91 15"), .line("R-3 -15 54 73 10"),
                .line("M12 10L36 10M12 27L36 27", width: 0.8),
            ]),
        SymbolGlyph(
            "book.closed", 98, 126, [.line(cover), .line(pages), .line("M-21 -56L-21 29M35 31L35 56", width: 0.85)]),
        SymbolGlyph(
            "book.closed.fill", 98, 126,
            [.area(cover), .line(cover), .line(pages), .line("M35 31L35 56"), .cutLine("M-21 -64L-21 26", width: 0.75)]),
        SymbolGlyph("books.vertical", 134, 116, [.line(books), .line(bookBands, width: 0.85)]),
        SymbolGlyph("books.vertical.fill", 134, 116, [.area(books), .line(bookGaps), .cutLine(bookBands, width: 0.8)]),
    ]

    private static let openSquare =
        "M-20 -22L-31 -22C-38 -22 -42 -18 -42 -11L-42 49C-42 56 -38 60 -31 60L31 60C38 60 42 56 42 49L42 -11"
        + "C42 -18 38 -22 31 -22L20 -22"
    private static let cover =
        "M-42 44L-42 -43C-42 -52 -38 -56 -29 -56L30 -56C39 -56 42 -52 42 -44L42 30L-29 30C-38 30 -42 36 -42 44Z"
    private static let pages = "M-42 43C-42 51 -37 56 -29 56L42 56"
    private static let books = "R-58 -50 27 100 6R-25 -50 27 100 6M15 -38L38 -45L60 42L37 48Z"
    private static let bookBands = "M-52 -30L-37 -30M-19 -30L-4 -30M22 -16L41 -22"
    private static let bookGaps = "R-57 -49 25 98 6R-24 -49 25 98 6M16 -37L37 -44L59 41L38 47Z"
}
