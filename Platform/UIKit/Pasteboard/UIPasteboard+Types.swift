import Foundation

extension UIPasteboard {
    /// The first string, or `nil` if there is none. Setting it replaces all items.
    public final var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All strings, or `nil` if there are none. Other programs receive them as lines of one text.
    public final var strings: [String]? {
        get { all(PasteboardType.string) }
        set { items = newValue.map { $0.map { [PasteboardType.text: $0] } } ?? [] }
    }

    /// The first URL, or `nil` if there is none.
    public final var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All URLs, or `nil` if there are none. They are also available as text.
    public final var urls: [URL]? {
        get { all(PasteboardType.url) }
        set {
            items = newValue.map { $0.map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] } } ?? []
        }
    }

    /// The first image, or `nil` if there is none.
    public final var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All images, or `nil` if there are none.
    public final var images: [UIImage]? {
        get { all(PasteboardType.image) }
        set { items = newValue.map { $0.map { [PasteboardType.png: $0] } } ?? [] }
    }

    /// The first color, or `nil` if there is none.
    public final var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colors, or `nil` if there are none.
    public final var colors: [UIColor]? {
        get { all(PasteboardType.color) }
        set { items = newValue.map { $0.map { [PasteboardType.color: $0] } } ?? [] }
    }

    private func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
        return values.isEmpty ? nil : values
    }

    /// Whether there is a string.
    public final var hasStrings: Bool { strings != nil }
    /// Whether there is a URL.
    public final var hasURLs: Bool { urls != nil }
    /// Whether there is an image.
    public final var hasImages: Bool { images != nil }
    /// Whether there is a color.
    public final var hasColors: Bool { colors != nil }

    // MARK: Any type

    /// The types of the first item.
    public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Returns the types of the items at the given indexes, or of all items. Returns `nil` if an index is
    /// out of range.
    public final func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selectedItems(itemSet)?.map { $0.keys.sorted() }
    }

    /// Returns whether the first item is available in one of the given types.
    public final func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
    }

    /// Returns whether each of the items at the given indexes, or each item, is available in one of the
    /// given types.
    public final func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selectedItems(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Returns the indexes of the items that are available in one of the given types.
    public final func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    /// Returns the data of the first item for a type, or `nil` if it is not available in that type.
    public final func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardType.data)
    }

    /// Returns the value of the first item for a type, or `nil` if it is not available in that type.
    public final func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Returns the values of the items at the given indexes, or of all items, for a type. Returns `nil` if
    /// an index is out of range.
    public final func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// Returns the data of the items at the given indexes, or of all items, for a type. Returns `nil` if an
    /// index is out of range.
    public final func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardType.data) }
    }

    /// Replaces all items by one item with the given value.
    public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Replaces all items by one item with the given data.
    public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    private func selectedItems(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }
}
