extension UIImage {
    /// The name by which assistive technologies call the image, if the app has set none: the meaning of a symbol.
    @MainActor final var spokenName: String? {
        if let accessibilityLabel { return accessibilityLabel }
        guard let symbolName else { return nil }
        let parts = symbolName.split(separator: ".").filter { !Self.silentParts.contains(String($0)) }
        let base = parts.joined(separator: ".")
        if let word = Self.systemWords[base] { return word.text }
        return Self.spokenWords[base]?.text ?? parts.joined(separator: " ")
    }

    /// The parts of the names of symbols that only describe their look.
    private static let silentParts: Set<String> = ["fill", "circle", "square", "rectangle"]

    /// The meanings of symbols that buttons often have, if their names differ.
    private static let systemWords: [String: SystemWord] = [
        "pencil": .edit, "trash": .delete, "magnifyingglass": .search, "ellipsis": .more, "chevron.left": .back,
        "arrow.uturn.backward": .undo, "arrow.uturn.forward": .redo, "checkmark": .done,
    ]
    private static let spokenWords: [String: SpokenWord] = [
        "plus": .add, "minus": .remove, "xmark": .close, "and.pencil": .compose, "and.arrow.up": .share,
        "and.arrow.down": .download, "arrow.clockwise": .refresh, "arrow.up": .up, "arrow.down": .down,
        "info": .moreInfo, "gear": .settings, "gearshape": .settings, "line.3.horizontal": .menu,
        "chevron.right": .forward, "chevron.up": .up, "chevron.down": .down, "arrowshape.turn.up.left": .reply,
        "star": .favorite, "heart": .favorite, "bell": .notifications,
    ]
}
