extension SymbolGlyph {
    private static let shoulders =
        "M-52 42C-52 20 -28 6 0 6C28 6 52 20 52 42C52 49 48 52 41 52L-41 52C-48 52 -52 49 -52 42Z"

    /// The symbols for persons.
    static let people: [SymbolGlyph] = [
        SymbolGlyph("person", 118, 122, [.line("O0 -30 22.5 25"), .line(shoulders)]),
        SymbolGlyph(
            "person.fill", 118, 122,
            [.area("O0 -30 26.5 29"), .area(shoulders), .line(shoulders)]),
        three("person.3", [.line("O0 -30 22.5 25"), .line(shoulders)]),
        three("person.3.fill", [.area("O0 -30 26.5 29"), .area(shoulders), .line(shoulders)]),
        cropped,
        badged("plus", "M39 24L39 44M29 34L49 34"),
        badged("minus", "M29 34L49 34"),
        badged("checkmark", "M30 35L36.5 42L48 27"),
        badged("xmark", "M32 27L46 41M32 41L46 27"),
        SymbolGlyph(
            "person.crop.circle.fill", enclosedSize.width, enclosedSize.height,
            [
                disc, .cutArea("O0 -12 16.5 19"),
                .cutArea("M-33 32C-29 18 -15 12 0 12C15 12 29 18 33 32C25 40 13 44 0 44C-13 44 -25 40 -33 32Z"),
            ]
        ).layered(),
    ]

    private static let cropped = SymbolGlyph(
        "person.crop.circle", enclosedSize.width, enclosedSize.height,
        [
            ring, .area("O0 -12 16 18"),
            .area("M-31.5 34C-28 19.5 -15 13 0 13C15 13 28 19.5 31.5 34C23 42.5 12 47 0 47C-12 47 -23 42.5 -31.5 34Z"),
        ])

    /// Returns a person in a circle with a sign in a badge.
    private static func badged(_ sign: String, _ drawing: String) -> SymbolGlyph {
        let cleared = cropped.steps + [.cutArea("O39 34 27.5 27.5")]
        let badge: [Step] = [.area("O39 34 20.5 20.5"), .cutLine(drawing, width: 0.8)]
        return SymbolGlyph(
            "person.crop.circle.badge.\(sign)", 136, 122, cleared + badge, layers: [badge, cleared])
    }

    /// Returns a group of three persons, with one in front of the others.
    private static func three(_ name: String, _ person: [Step]) -> SymbolGlyph {
        func placed(_ steps: [Step], x: CGFloat, y: CGFloat, scale: CGFloat) -> [Step] {
            let place = CGAffineTransform(scaleX: scale, y: scale)
                .concatenating(CGAffineTransform(translationX: x, y: y))
            return steps.map { $0.applying(place) }
        }
        let gap: [Step] = [
            .cutArea("O0 -30 26.5 29"), .cutLine("O0 -30 26.5 29", width: 2.4), .cutArea(shoulders),
            .cutLine(shoulders, width: 3.2),
        ]
        let sides = placed(person, x: -51, y: 8, scale: 0.58) + placed(person, x: 51, y: 8, scale: 0.58)
        return SymbolGlyph(
            name, 180, 98, sides + placed(gap, x: 0, y: 0, scale: 0.76) + placed(person, x: 0, y: 0, scale: 0.76))
    }
}
