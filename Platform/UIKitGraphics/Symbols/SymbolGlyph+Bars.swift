extension SymbolGlyph {
    private static let triangleRight =
        "M-56 -32L-56 32C-56 38 -51 40 -46 37L-4 5C0 2 0 -2 -4 -5L-46 -37C-51 -40 -56 -38 -56 -32Z"
    private static let secondTriangleRight =
        "M4 -32L4 32C4 38 9 40 14 37L56 5C60 2 60 -2 56 -5L14 -37C9 -40 4 -38 4 -32Z"
    private static let triangleLeft =
        "M56 -32L56 32C56 38 51 40 46 37L4 5C0 2 0 -2 4 -5L46 -37C51 -40 56 -38 56 -32Z"
    private static let secondTriangleLeft =
        "M-4 -32L-4 32C-4 38 -9 40 -14 37L-56 5C-60 2 -60 -2 -56 -5L-14 -37C-9 -40 -4 -38 -4 -32Z"
    private static let replyArrow =
        "M-10 -43L-55 -5C-58 -2 -58 2 -55 5L-10 43C-7 46 -3 44 -3 40L-3 20C22 20 42 26 54 45C57 49 60 47 59 43"
        + "C55 8 34 -18 -3 -20L-3 -40C-3 -44 -7 -46 -10 -43Z"

    private static let reply = SymbolGlyph("arrowshape.turn.up.left", 136, 110, [.line(replyArrow)])
    private static let filledReply = SymbolGlyph(
        "arrowshape.turn.up.left.fill", 136, 110, [.area(replyArrow), .line(replyArrow)])
    private static let forwardReply = reply.mirrored("arrowshape.turn.up.right")
    private static let filledForwardReply = filledReply.mirrored("arrowshape.turn.up.right.fill")
    private static let playTriangle =
        "M-39 -44C-39 -52 -32 -55 -25 -51L37 -9C44 -4 44 4 37 9L-25 51C-32 55 -39 52 -39 44Z"
    private static let decreasingLines = "M-24.5 -14.5L24.5 -14.5M-17 1.5L17 1.5M-8.5 17.5L8.5 17.5"

    /// The symbols of the system's bar buttons and their filled or outlined counterparts.
    static let bars: [SymbolGlyph] = [
        SymbolGlyph(
            "square.and.pencil", 132, 118,
            [
                .line(
                    "M10 -42L-32 -42C-41 -42 -46 -37 -46 -28L-46 36C-46 45 -41 50 -32 50L32 50C41 50 46 45 46 36L46 0"),
                .line(
                    "M-12 19L-7 1L42 -48C45 -51 49 -51 52 -48L56 -44C59 -41 59 -37 56 -34L7 15L-12 19Z", width: 0.85),
            ]),
        reply, filledReply, forwardReply, filledForwardReply,
        reply.renamed("arrowshape.turn.up.backward", isDirectional: true),
        filledReply.renamed("arrowshape.turn.up.backward.fill", isDirectional: true),
        forwardReply.renamed("arrowshape.turn.up.forward", isDirectional: true),
        filledForwardReply.renamed("arrowshape.turn.up.forward.fill", isDirectional: true),
        SymbolGlyph(
            "book", 130, 106,
            [
                .line(
                    "M0 -32C-14 -44 -36 -46 -58 -42L-58 34C-36 30 -14 32 0 44C14 32 36 30 58 34L58 -42C36 -46 14 -44 0 -32Z"
                ),
                .line("M0 -32L0 42"),
            ]),
        SymbolGlyph(
            "camera", 130, 106,
            [
                .line(
                    "M-46 -30L-32 -30C-28 -30 -26 -31 -24 -34L-20 -40C-17 -44 -14 -46 -9 -46L9 -46C14 -46 17 -44 20 -40L24 -34"
                        + "C26 -31 28 -30 32 -30L46 -30C54 -30 58 -26 58 -18L58 32C58 40 54 44 46 44L-46 44"
                        + "C-54 44 -58 40 -58 32L-58 -18C-58 -26 -54 -30 -46 -30Z"),
                .line("O0 6 24 24"), .area("O42 -14 5 5"),
            ]),
        SymbolGlyph("play.fill", 98, 114, [.area(playTriangle)]),
        SymbolGlyph("play", 98, 118, [.line(playTriangle)]),
        SymbolGlyph("pause.fill", 84, 106, [.area("R-34 -46 24 92 6"), .area("R10 -46 24 92 6")]),
        SymbolGlyph("pause", 88, 110, [.line("R-34 -46 24 92 6"), .line("R10 -46 24 92 6")]),
        SymbolGlyph("backward.fill", 128, 88, [.area(triangleLeft), .area(secondTriangleLeft)]),
        SymbolGlyph("forward.fill", 128, 88, [.area(triangleRight), .area(secondTriangleRight)]),
        SymbolGlyph("backward", 134, 92, [.line(triangleLeft), .line(secondTriangleLeft)]),
        SymbolGlyph("forward", 134, 92, [.line(triangleRight), .line(secondTriangleRight)]),
        SymbolGlyph(
            "line.3.horizontal.decrease.circle", enclosedSize.width, enclosedSize.height,
            [ring, .line(decreasingLines)],
            layers: [[.line(decreasingLines)], [ring]]),
        SymbolGlyph(
            "line.3.horizontal.decrease.circle.fill", enclosedSize.width, enclosedSize.height,
            [disc, .cutLine(decreasingLines)]
        ).layered(),
    ]
}
