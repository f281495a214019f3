import Foundation

extension UIPasteboard {
    final var baseStrings: [String]? {
        get { all(PasteboardType.string) }
        set { items = newValue.map { $0.map { [PasteboardType.text: $0] } } ?? [] }
    }

    final var baseURLs: [URL]? {
        get { all(PasteboardType.url) }
        set {
            items = newValue.map { $0.map { [PasteboardType.url: $0, PasteboardType.text: $0.absoluteString] } } ?? []
        }
    }

    final var baseImages: [UIImage]? {
        get { all(PasteboardType.image) }
        set { items = newValue.map { $0.map { [PasteboardType.png: $0] } } ?? [] }
    }

    final var baseColors: [UIColor]? {
        get { all(PasteboardType.color) }
        set { items = newValue.map { $0.map { [PasteboardType.color: $0] } } ?? [] }
    }

    private func all<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
        return values.isEmpty ? nil : values
    }

    // MARK: Any type

    final func baseTypes(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selectedItems(itemSet)?.map { $0.keys.sorted() }
    }

    final func baseContains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selectedItems(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    final func baseValues(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType] }
    }

    final func baseData(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardType.data) }
    }

    private func selectedItems(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = items
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }
}
