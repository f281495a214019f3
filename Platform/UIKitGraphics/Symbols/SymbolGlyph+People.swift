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
        badged("plus", "M46 29L46 51M35 40L57 40"),
        badged("minus", "M35 40L57 40"),
        badged("checkmark", "M36 41L43 49L56 32"),
        badged("xmark", "M38 32L54 48M38 48L54 32"),
        SymbolGlyph(
            "person.crop.circle.fill", 122, 122,
            [
                .area("O0 0 58.5 58.5"), .cutArea("O0 -14 19.5 22"),
                .cutArea("M-39 37C-34 21 -18 14 0 14C18 14 34 21 39 37C29 47 15 51.5 0 51.5C-15 51.5 -29 47 -39 37Z"),
            ]
        ).layered(),
    ]

    private static let cropped = SymbolGlyph(
        "person.crop.circle", 122, 122,
        [
            .line("O0 0 54.5 54.5"), .area("O0 -14 18.5 21"),
            .area("M-37 40C-33 23 -18 15 0 15C18 15 33 23 37 40C27 50 14 55 0 55C-14 55 -27 50 -37 40Z"),
        ])

    /// Returns a person in a circle with a sign in a badge.
    private static func badged(_ sign: String, _ drawing: String) -> SymbolGlyph {
        let cleared = cropped.steps + [.cutArea("O46 40 31 31")]
        let badge: [Step] = [.area("O46 40 23 23"), .cutLine(drawing, width: 0.8)]
        return SymbolGlyph(
            "person.crop.circle.badge.\(sign)", 144, 130, cleared + badge, layers: [badge, cleared])
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
