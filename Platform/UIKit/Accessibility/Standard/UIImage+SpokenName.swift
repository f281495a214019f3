extension UIImage {
    /// The name by which assistive technologies call the image, if the app has set none: the meaning of a symbol.
    @MainActor final var spokenName: String? {
        if let accessibilityLabel { return accessibilityLabel }
        guard let symbolName else { return nil }
        let parts = symbolName.split(separator: ".").filter { !Self.silentParts.contains(String($0)) }
        let base = parts.joined(separator: ".")
        return Self.symbolMeanings[base] ?? parts.joined(separator: " ")
    }

    /// The parts of the names of symbols that only describe their look.
    private static let silentParts: Set<String> = ["fill", "circle", "square", "rectangle"]

    /// The meanings of symbols that buttons often have, if their names differ.
    private static let symbolMeanings = [
        "plus": "Add", "minus": "Remove", "xmark": "Close", "pencil": "Edit", "and.pencil": "Compose",
        "and.arrow.up": "Share", "and.arrow.down": "Download", "trash": "Delete", "magnifyingglass": "Search",
        "arrow.clockwise": "Refresh", "arrow.up": "Up", "arrow.down": "Down", "ellipsis": "More", "info": "More Info",
        "gear": "Settings", "gearshape": "Settings", "line.3.horizontal": "Menu", "chevron.left": "Back",
        "chevron.right": "Forward", "chevron.up": "Up", "chevron.down": "Down", "arrowshape.turn.up.left": "Reply",
        "heart": "Love", "star": "Favorite", "checkmark": "Selected", "person": "Person", "bell": "Notifications",
        "backward": "Rewind", "forward": "Fast Forward", "arrow.uturn.backward": "Undo",
        "arrow.uturn.forward": "Redo",
    ]
}
