extension SymbolGlyph {
    private static let right = SymbolGlyph("chevron.right", 58, 92, [.line("M-18 -35L18 0L-18 35", width: 1.1)])
    private static let left = SymbolGlyph("chevron.left", 58, 92, [.line("M18 -35L-18 0L18 35", width: 1.1)])

    private static let sidebar = SymbolGlyph(
        "sidebar.left", 128, 100,
        [.line("R-55 -42 110 84 14"), .line("M-17 -42L-17 42M-42 -24L-31 -24M-42 -9L-31 -9M-42 6L-31 6", width: 0.9)])

    private static let threeLines = SymbolGlyph(
        "line.3.horizontal", 110, 76, [.line("M-46 -28L46 -28M-46 0L46 0M-46 28L46 28")])

    /// The symbols for chevrons, marks, and lines.
    static let signs: [SymbolGlyph] = [
        right,
        left,
        right.renamed("chevron.forward", isDirectional: true),
        left.renamed("chevron.backward", isDirectional: true),
        SymbolGlyph("chevron.down", 92, 58, [.line("M-35 -18L0 18L35 -18", width: 1.1)]),
        SymbolGlyph("chevron.up", 92, 58, [.line("M-35 18L0 -18L35 18", width: 1.1)]),
        SymbolGlyph("checkmark", 98, 94, [.line("M-36 4L-12 33L36 -37", width: 1.15)]),
        SymbolGlyph("plus", 98, 98, [.line("M-41 0L41 0M0 -41L0 41", width: 1.08)]),
        SymbolGlyph("minus", 98, 24, [.line("M-41 0L41 0", width: 1.08)]),
        SymbolGlyph("xmark", 86, 86, [.line("M-33 -33L33 33M-33 33L33 -33", width: 1.08)]),
        SymbolGlyph("ellipsis", 106, 28, [.area("O-38 0 9.5 9.5O0 0 9.5 9.5O38 0 9.5 9.5")]),
        threeLines,
        // The name before iOS 15.
        threeLines.renamed("line.horizontal.3"),
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
        sidebar.mirrored("sidebar.right"),
        sidebar.mirrored("sidebar.trailing", isDirectional: true),
        SymbolGlyph("equal", 98, 54, [.line("M-41 -17L41 -17M-41 17L41 17")]),
        SymbolGlyph("control", 92, 58, [.line("M-36 16L0 -18L36 16")]),
        SymbolGlyph(
            "chevron.up.chevron.down", 74, 112, [.line("M-28 -21L0 -47L28 -21M-28 21L0 47L28 21", width: 1.1)]),
        SymbolGlyph(
            "list.dash", 124, 86,
            [.line("M-55 -31L-45 -31M-55 0L-45 0M-55 31L-45 31M-25 -31L53 -31M-25 0L53 0M-25 31L53 31")]),
        SymbolGlyph("mappin", 52, 124, [.area("O0 -36 21 21"), .line("M0 -20L0 55", width: 0.95)]),
        SymbolGlyph(
            "mappin.circle", enclosedSize.width, enclosedSize.height, [ring] + mapPin, layers: [mapPin, [ring]]),
        SymbolGlyph(
            "mappin.circle.fill", enclosedSize.width, enclosedSize.height,
            [disc, .cutArea("O0 -14.5 12 12"), .cutLine("M0 -5L0 29", width: 0.9)]
        )
        .layered(),
        SymbolGlyph("cross", 118, 118, [.line(cross)]),
        SymbolGlyph("cross.fill", 118, 118, [.area(cross), .line(cross)]),
        SymbolGlyph("rectangle", 128, 98, [.line(rectangle)]),
        SymbolGlyph("rectangle.fill", 128, 98, [.area(rectangle), .line(rectangle)]),
        SymbolGlyph("rectangle.portrait", 98, 128, [.line(portrait)]),
        SymbolGlyph("rectangle.portrait.fill", 98, 128, [.area(portrait), .line(portrait)]),
        SymbolGlyph("capsule", 128, 78, [.line(capsule)]),
        SymbolGlyph("capsule.fill", 128, 78, [.area(capsule), .line(capsule)]),
        SymbolGlyph(
            "square.on.square", 122, 122,
            [.line("R-54 -54 76 76 16"), .cutArea("R-29 -29 91 91 22"), .line("R-22 -22 76 76 16")]),
        SymbolGlyph(
            "plus.square.on.square", 122, 122,
            [
                .line("R-54 -54 76 76 16"), .cutArea("R-29 -29 91 91 22"), .line("R-22 -22 76 76 16"),
                .line("M-2 16L34 16M16 -2L16 34", width: 0.9),
            ]),
        SymbolGlyph(
            "rectangle.on.rectangle", 138, 114,
            [.line("R-62 -50 98 70 15"), .cutArea("R-43 -27 112 84 21"), .line("R-36 -20 98 70 15")]),
    ]

    private static let mapPin: [Step] = [.area("O0 -14.5 12 12"), .line("M0 -5L0 29", width: 0.9)]
    private static let cross =
        "M-17 -53L17 -53L17 -17L53 -17L53 17L17 17L17 53L-17 53L-17 17L-53 17L-53 -17L-17 -17Z"
    private static let rectangle = "R-56 -41 112 82 17"
    private static let portrait = "R-41 -56 82 112 17"
    private static let capsule = "R-58 -33 116 66 33"
}
