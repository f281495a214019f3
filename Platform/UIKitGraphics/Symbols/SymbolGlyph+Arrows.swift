extension SymbolGlyph {
    /// The width of the lines of arrows, which have the weight of text.
    private static let weight: CGFloat = 1.14
    private static let right = SymbolGlyph(
        "arrow.right", 114, 92, [.line("M-47 0L48 0M11 -37L48 0L11 37", width: weight)])
    private static let left = right.mirrored("arrow.left")
    private static let upRight = SymbolGlyph(
        "arrow.up.right", 92, 92, [.line("M-35 35L35 -35M-20 -35L35 -35L35 20", width: weight)])
    private static let clockwise = SymbolGlyph(
        "arrow.clockwise", 108, 124,
        [.line("A0 10 44 -5 270L10 -34", width: weight), .line("M-9 -55L12 -34L-9 -13", width: weight)])
    private static let uturnLeft = SymbolGlyph(
        "arrow.uturn.left", 112, 106,
        [.line("M-21 -46L-46 -21L-21 4M-44 -21L15 -21C37 -21 48 -7 48 11C48 31 36 46 14 46L-12 46", width: weight)])
    private static let uturnRight = uturnLeft.mirrored("arrow.uturn.right")
    private static let downToLine = SymbolGlyph(
        "arrow.down.to.line", 94, 116, [.line("M0 -52L0 24M-31 -6L0 25L31 -6M-40 52L40 52", width: weight)])

    /// The symbols for arrows.
    static let arrows: [SymbolGlyph] = [
        right, left,
        right.rotated("arrow.down", quarters: 1),
        right.rotated("arrow.up", quarters: 3),
        right.renamed("arrow.forward", isDirectional: true),
        left.renamed("arrow.backward", isDirectional: true),
        upRight,
        upRight.rotated("arrow.down.right", quarters: 1),
        upRight.rotated("arrow.down.left", quarters: 2),
        upRight.rotated("arrow.up.left", quarters: 3),
        upRight.renamed("arrow.up.forward", isDirectional: true),
        SymbolGlyph(
            "arrow.up.arrow.down", 122, 106,
            [
                .line("M-28 46L-28 -44M-52 -20L-28 -44L-4 -20", width: weight),
                .line("M28 -46L28 44M4 20L28 44L52 20", width: weight),
            ]),
        clockwise,
        clockwise.mirrored("arrow.counterclockwise"),
        uturnLeft, uturnRight,
        uturnLeft.renamed("arrow.uturn.backward", isDirectional: true),
        uturnRight.renamed("arrow.uturn.forward", isDirectional: true),
        downToLine,
        downToLine.rotated("arrow.left.to.line", quarters: 1),
        downToLine.rotated("arrow.up.to.line", quarters: 2),
        downToLine.rotated("arrow.right.to.line", quarters: 3),
    ]
}
