import Foundation

/// What is there, by type.
extension UIPasteboard {
    /// The text, or the first piece of it; nil without text. Setting it takes the place of all there is.
    public final var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// All pieces of text; nil without text. Other programs see them as lines of one text.
    public final var strings: [String]? {
        get { all(PasteboardType.string) }
        set { items = newValue.map { $0.map { [PasteboardType.text: $0] } } ?? [] }
    }

    /// The address, or the first one; nil without one.
    public final var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// All addresses; nil without one. They are there as text, too.
    public final var urls: [URL]? {
        get { all(PasteboardType.url) }
        set {
            items = newValue.map { $0.map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] } } ?? []
        }
    }

    /// The picture, or the first one; nil without one.
    public final var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// All pictures; nil without one.
    public final var images: [UIImage]? {
        get { all(PasteboardType.image) }
        set { items = newValue.map { $0.map { [PasteboardType.png: $0] } } ?? [] }
    }

    /// The colour, or the first one; nil without one.
    public final var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// All colours; nil without one.
    public final var colors: [UIColor]? {
        get { all(PasteboardType.color) }
        set { items = newValue.map { $0.map { [PasteboardType.color: $0] } } ?? [] }
    }

    private func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(value)
        return found.isEmpty ? nil : found
    }

    /// Whether there is text.
    public final var hasStrings: Bool { strings != nil }
    /// Whether there is an address.
    public final var hasURLs: Bool { urls != nil }
    /// Whether there is a picture.
    public final var hasImages: Bool { images != nil }
    /// Whether there is a colour.
    public final var hasColors: Bool { colors != nil }

    // MARK: Any type

    /// The types of the first item.
    public final var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// The types of some items, or of all; nil where there is no such item.
    public final func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Whether the first item is there in one of these types.
    public final func contains(pasteboardTypes: [String]) -> Bool {
        contains(pasteboardTypes: pasteboardTypes, inItemSet: IndexSet(integer: 0))
    }

    /// Whether some items, or all, are each there in one of these types.
    public final func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The items that are there in one of these types.
    public final func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    /// The first item in a type, as data; nil if it is not there in that.
    public final func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardType.data)
    }

    /// The first item in a type; nil if it is not there in that.
    public final func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Some items, or all, in a type; nil where there is no such item.
    public final func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// Some items, or all, in a type, as data; nil where there is no such item.
    public final func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardType.data) }
    }

    /// Makes one item of a value take the place of all there is.
    public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Makes one item of data take the place of all there is.
    public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: data]]
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }
}
