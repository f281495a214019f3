/// The pictures that a search bar has been given, and where they stand.
@MainActor
struct SearchBarIcons {
    private struct Key: Hashable {
        let icon: UISearchBar.Icon
        let state: UInt
    }

    private var images: [Key: UIImage] = [:]
    private var offsets: [UISearchBar.Icon: UIOffset] = [:]

    mutating func set(_ image: UIImage?, _ icon: UISearchBar.Icon, _ state: UIControl.State) {
        images[Key(icon: icon, state: state.rawValue)] = image
    }

    mutating func set(_ offset: UIOffset, _ icon: UISearchBar.Icon) { offsets[icon] = offset }

    func image(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? {
        images[Key(icon: icon, state: state.rawValue)]
    }

    func offset(_ icon: UISearchBar.Icon) -> UIOffset { offsets[icon] ?? .zero }

    /// What the bar shows for an icon in its normal state.
    func shown(_ icon: UISearchBar.Icon, _ state: UIControl.State = .normal) -> UIImage? {
        if let image = image(icon, state) ?? image(icon, .normal) { return image }
        let name =
            switch icon {
            case .search: "magnifyingglass"
            case .clear: "xmark.circle.fill"
            case .bookmark: "book"
            case .resultsList: "list.bullet"
            }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    }
}

extension UISearchBar {
    /// What a search bar shows besides text.
    public enum Icon: Int, Sendable {
        /// The magnifier before the text.
        case search = 0
        /// What empties the field.
        case clear = 1
        /// What shows bookmarks.
        case bookmark = 2
        /// What shows what was found recently.
        case resultsList = 3
    }
}
