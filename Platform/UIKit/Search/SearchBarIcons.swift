/// The custom icons of a search bar and their offsets.
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

    /// Returns the image that the bar shows for an icon in a state.
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
    /// An icon of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifier before the text.
        case search = 0
        /// The clear button.
        case clear = 1
        /// The bookmark button.
        case bookmark = 2
        /// The button for recent results.
        case resultsList = 3
    }
}
