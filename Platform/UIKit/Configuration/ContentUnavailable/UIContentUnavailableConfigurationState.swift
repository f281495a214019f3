/// The state of a view controller, for its content-unavailable configuration.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view controller.
    public var traitCollection: UITraitCollection
    /// The text in the search bar of the view controller's search controller, or `nil` if there is none.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The custom state for `key`.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
