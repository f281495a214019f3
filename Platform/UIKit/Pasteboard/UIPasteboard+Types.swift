import Foundation

extension UIPasteboard {
    final var baseStrings: [String]? {
        get { all(PasteboardType.string) }
        set { items = newValue.map { $0.map { [PasteboardType.text: $0] } } ?? [] }
    }

    final var baseURLs: [URL]? {
        get { all(PasteboardType.url) }
        set {
            items =
                newValue.map { urls in
                    urls.map { url in
                        let values =
                            [PasteboardType.url: url, PasteboardType.text: url.absoluteString] as [String: Any]
                        return url.isFileURL ? values.merging([PasteboardType.fileURL: url]) { $1 } : values
                    }
                } ?? []
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

    private func all<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let values = contents.compactMap(value)
        return values.isEmpty ? nil : values
    }

    // MARK: Any type

    final func baseTypes(forItemSet itemSet: IndexSet?) -> [[String]]? {
        selectedItems(itemSet)?.map(\.types)
    }

    final func baseContains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = selectedItems(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains(where: item.types.contains) }
    }

    final func baseValues(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType] }
    }

    final func baseData(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        selectedItems(itemSet)?.compactMap { $0[pasteboardType].flatMap(PasteboardType.data) }
    }

    private func selectedItems(_ itemSet: IndexSet?) -> [PasteboardItem]? {
        let items = contents
        guard let itemSet else { return items }
        return itemSet.allSatisfy(items.indices.contains) ? itemSet.map { items[$0] } : nil
    }
}
