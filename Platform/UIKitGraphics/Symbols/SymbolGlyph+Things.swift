import Foundation

extension SymbolGlyph {
    private static let starOutline = star(outer: 57, inner: 24.5)
    private static let starInside = star(outer: 60, inner: 26)
    private static let heartOutline =
        "M0 45C-26 28 -49 5 -49 -17C-49 -33 -38 -44 -24 -44C-13 -44 -5 -38 0 -28C5 -38 13 -44 24 -44C38 -44 49 -33 49 -17C49 5 26 28 0 45Z"
    private static let can = "M-38 -36L-33 48C-32.5 55 -28 59 -21 59L21 59C28 59 32.5 55 33 48L38 -36"
    private static let lid = "M-48 -36L48 -36"
    private static let handle = "M-19 -37L-19 -47C-19 -53 -15 -57 -9 -57L9 -57C15 -57 19 -53 19 -47L19 -37"
    private static let triangle =
        "M-6 -45C-3.5 -50 3.5 -50 6 -45L55 38C58 43.5 54.5 49 49 49L-49 49C-54.5 49 -58 43.5 -55 38Z"
    private static let bellBody =
        "M-45 33C-49 33 -50.5 28 -48 25C-38 13 -36 5 -35 -11C-34 -35 -22 -48 0 -48C22 -48 34 -35 35 -11C36 5 38 13 48 25C50.5 28 49 33 45 33Z"

    /// The symbols for objects other than documents.
    static let things: [SymbolGlyph] = [
        SymbolGlyph("star", 128, 122, [.line(starOutline)]),
        SymbolGlyph("star.fill", 128, 122, [.area(starInside), .line(starOutline)]),
        SymbolGlyph("heart", 118, 108, [.line(heartOutline)]),
        SymbolGlyph("heart.fill", 118, 108, [.area(heartOutline), .line(heartOutline)]),
        SymbolGlyph(
            "trash", 114, 132,
            [
                .line(can), .line(lid), .line(handle),
                .line("M-17 -18L-15 40M0 -18L0 40M17 -18L15 40", width: 0.85),
            ]),
        SymbolGlyph(
            "trash.fill", 114, 132,
            [
                .area(can + "Z"), .line(can), .line(lid), .line(handle),
                .cutLine("M-17 -16L-15 40M0 -16L0 40M17 -16L15 40", width: 0.85),
            ]),
        SymbolGlyph(
            "exclamationmark.triangle", 128, 118,
            [.line(triangle), .line("M0 -19L0 13", width: 1.1), .area("O0 31 6.5 6.5")]),
        SymbolGlyph(
            "exclamationmark.triangle.fill", 128, 118,
            [
                .area(triangle), .line(triangle), .cutLine("M0 -19L0 13", width: 1.25),
                .cutArea("O0 31 7.5 7.5"),
            ]
        ).layered(),
        SymbolGlyph(
            "flag", 104, 124,
            [
                .line(
                    "M-42 56L-42 -46C-30 -56 -16 -55 0 -49C16 -43 30 -42 44 -48L44 12C30 18 16 17 0 11C-16 5 -30 4 -42 14"
                )
            ]),
        SymbolGlyph(
            "flag.fill", 104, 124,
            [
                .line("M-42 56L-42 -46"),
                .area(
                    "M-42 -46C-30 -56 -16 -55 0 -49C16 -43 30 -42 44 -48L44 12C30 18 16 17 0 11C-16 5 -30 4 -42 14Z"
                ),
            ]),
        bell, filledBell,
        bell.badged("bell.badge", x: 32, y: -36),
        filledBell.badged("bell.badge.fill", x: 32, y: -36),
        SymbolGlyph("gearshape", 124, 124, [.line(.gear(teeth: 8, outer: 56, inner: 43)), .line("O0 0 19 19")]),
        SymbolGlyph(
            "gearshape.fill", 124, 124,
            [
                .area(.gear(teeth: 8, outer: 56, inner: 43)), .line(.gear(teeth: 8, outer: 56, inner: 43)),
                .cutArea("O0 0 20 20"),
            ]),
        SymbolGlyph(
            "gear", 124, 124,
            [
                .line("O0 0 43 43", width: 1.15), .line(.spokes(count: 14, from: 47, to: 54), width: 1.5),
                .line("O0 0 15 15", width: 0.9),
                .line("M15 0L43 0M-7.5 -13L-21.5 -37M-7.5 13L-21.5 37", width: 0.9),
            ]),
        SymbolGlyph(
            "shippingbox", 124, 126,
            [
                .line("M0 -55L49 -28L49 28L0 55L-49 28L-49 -28Z"),
                .line("M-49 -28L0 -2L49 -28M0 -2L0 55M-25 -42L25 -15", width: 0.9),
            ]),
        SymbolGlyph("suitcase", 126, 112, [.line(caseBody), .line(caseHandle), .line("M-30 -28L-30 49M30 -28L30 49")]),
        SymbolGlyph(
            "suitcase.fill", 126, 112,
            [.area(caseBody), .line(caseBody), .line(caseHandle), .cutLine("M-30 -38L-30 59M30 -38L30 59", width: 0.8)]),
        SymbolGlyph("leaf", 128, 112, [.line(leafOutline), .line(vein)]),
        SymbolGlyph(
            "leaf.fill", 128, 112,
            [
                .area(leafOutline), .line(leafOutline), .cutLine("M-40 25C-27 10 -8 -1 20 -8"),
                .line("M-56 48C-53 41 -49 35 -44 29"),
            ]),
        SymbolGlyph(
            "timer", enclosedSize.width, enclosedSize.height,
            [.line("A0 0 46 -90 225M0 -46L0 -31"), .line("M0 0L-16 -16", width: 1.3), .area("O0 0 7 7")]),
    ]

    private static let bell = SymbolGlyph(
        "bell", 116, 128,
        [.line(bellBody), .line("M0 -48L0 -55"), .line("M-14 34C-14 44 -8 50 0 50C8 50 14 44 14 34")])
    private static let filledBell = SymbolGlyph(
        "bell.fill", 116, 128,
        [
            .area(bellBody), .line(bellBody), .line("M0 -48L0 -55"),
            .area("M-16 42L16 42C14 51 8 55 0 55C-8 55 -14 51 -16 42Z"),
        ])

    private static let caseBody = "R-56 -29 112 79 13"
    private static let caseHandle = "M-20 -30L-20 -41C-20 -47 -17 -50 -11 -50L11 -50C17 -50 20 -47 20 -41L20 -30"
    private static let leafOutline = "M-36 33C-58 -4 -24 -38 51 -44C60 18 24 52 -12 46C-24 44 -31 40 -36 33Z"
    private static let vein = "M-56 48C-46 24 -16 2 20 -8"

    private static func star(outer: CGFloat, inner: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<10 {
            let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / 5
            let radius = index % 2 == 0 ? outer : inner
            // The center of a star is slightly above that of its bounding box.
            let point = CGPoint(
                x: radius * CGFloat(cos(Double(angle))), y: radius * CGFloat(sin(Double(angle))) + 5)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}

extension SymbolGlyph.Step {
    fileprivate static func line(_ path: CGPath) -> Self { .line(path, width: 1) }
}

extension CGPath {
    /// Returns the outline of a gear with broad, rounded teeth.
    fileprivate static func gear(teeth: Int, outer: CGFloat, inner: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let step = 2 * CGFloat.pi / CGFloat(teeth)
        func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
            CGPoint(x: radius * CGFloat(cos(Double(angle))), y: radius * CGFloat(sin(Double(angle))))
        }
        for tooth in 0..<teeth {
            let middle = CGFloat(tooth) * step - .pi / 2
            // The fractions of a tooth's angle at which its base and tip end.
            let (foot, head) = (step * 0.33, step * 0.19)
            if tooth == 0 {
                path.move(to: point(inner, middle - foot))
            } else {
                path.addLine(to: point(inner, middle - foot))
            }
            path.addCurve(
                to: point(outer, middle - head), control1: point(inner + 5, middle - foot * 0.86),
                control2: point(outer - 4, middle - head * 1.35))
            path.addQuadCurve(to: point(outer, middle + head), control: point(outer + 2.4, middle))
            path.addCurve(
                to: point(inner, middle + foot), control1: point(outer - 4, middle + head * 1.35),
                control2: point(inner + 5, middle + foot * 0.86))
        }
        path.closeSubpath()
        return path
    }

    /// Returns short radial lines.
    fileprivate static func spokes(count: Int, from: CGFloat, to: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<count {
            let angle = CGFloat(index) * 2 * .pi / CGFloat(count)
            let (x, y) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
            path.move(to: CGPoint(x: from * x, y: from * y))
            path.addLine(to: CGPoint(x: to * x, y: to * y))
        }
        return path
    }
}
