internal import DataExchange
import Foundation
import UniformTypeIdentifiers

/// An item that another program offers. Its data is received when it is used.
@MainActor
final class DesktopItem {
    private let selection: any HostSelection
    /// The change count of the selection while it contains the item.
    private let changeCount: Int
    /// The names of the data by their types.
    private let names: [String: String]
    private var values: [String: Any]
    let types: [String]

    private init(
        _ selection: any HostSelection, changeCount: Int, types: [(type: String, name: String)], url: URL?
    ) {
        self.selection = selection
        self.changeCount = changeCount
        names = Dictionary(types.map { ($0.type, $0.name) }) { first, _ in first }
        values = [:]
        var order: [String] = []
        if let url {
            order = url.isFileURL ? [PasteboardType.fileURL, PasteboardType.url] : [PasteboardType.url]
            for type in order { values[type] = url }
        }
        for type in types where !order.contains(type.type) { order.append(type.type) }
        self.types = order
    }

    /// Returns the items of a selection. A list of URLs has several.
    static func items(of selection: any HostSelection, changeCount: Int) -> [PasteboardItem] {
        let targets = selection.targets
        var types: [(type: String, name: String)] = []
        if let text = DesktopType.texts.first(where: targets.contains) { types.append((PasteboardType.text, text)) }
        for target in targets where !DesktopType.texts.contains(target) && target != DesktopType.uriList {
            guard let type = DesktopType.type(of: target), !types.contains(where: { $0.type == type }) else { continue }
            types.append((type, target))
        }
        var urls: [URL] = []
        if targets.contains(DesktopType.uriList), let list = selection.data(for: DesktopType.uriList) {
            urls = DesktopType.urls(list)
        }
        guard !types.isEmpty || !urls.isEmpty else { return [] }
        let first = DesktopItem(selection, changeCount: changeCount, types: types, url: urls.first)
        let others = urls.dropFirst().map { DesktopItem(selection, changeCount: changeCount, types: [], url: $0) }
        return ([first] + others).map { PasteboardItem($0) }
    }

    subscript(type: String) -> Any? {
        if let value = values[type] { return value }
        guard let name = names[type], selection.changeCount == changeCount, let data = selection.data(for: name) else {
            return nil
        }
        let value: Any? = type == PasteboardType.text ? DesktopType.text(data, name: name) : data
        values[type] = value
        return value
    }
}

extension DataOffer {
    /// Creates the offer of a pasteboard's items, or returns `nil` without data.
    ///
    /// Other programs know only one item: they receive all texts as lines, all URLs as a list, and the first item of
    /// each other type.
    @MainActor
    init?(_ items: [PasteboardItem], expiration: Date?) {
        var targets: [String] = []
        var formats: [String: Format] = [:]
        func add(_ names: [String], _ format: (_ name: String) -> Format) {
            for name in names where formats[name] == nil {
                targets.append(name)
                formats[name] = format(name)
            }
        }
        for item in items {
            for type in item.exportedTypes where !PasteboardType.isTextOrURL(type) && type != PasteboardType.color {
                add([DesktopType.name(of: type)]) { _ in Format([(item, type)]) { $0.first } }
            }
        }
        if let picture = Self.first(of: items, { PasteboardType.imageTypes(of: $0) }) {
            add([DesktopType.png]) { _ in
                Format([picture]) { $0.first.flatMap { UIImage(data: $0) }?.pngData() }
            }
        }
        let urls = Self.all(of: items, [PasteboardType.urls])
        if !urls.isEmpty {
            add([DesktopType.uriList]) { _ in
                Format(urls) { parts in
                    DesktopType.uriList(parts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) })
                }
            }
        }
        let texts = Self.all(of: items, [PasteboardType.texts, PasteboardType.urls])
        if !texts.isEmpty {
            add(DesktopType.texts) { name in
                Format(texts) { parts in
                    let lines = parts.compactMap { String(data: $0, encoding: .utf8) }
                    return DesktopType.data(lines.joined(separator: "\n"), name: name)
                }
            }
        }
        guard !targets.isEmpty else { return nil }
        let offered = formats
        func format(_ target: String) -> Format? {
            let isExpired = expiration.map { $0 < Date() } ?? false
            return isExpired ? nil : offered[target]
        }
        self.init(targets: targets) { target, completion in
            guard let format = format(target) else { return completion(nil) }
            format.load(completion: completion)
        } wait: { target in
            format(target)?.data
        }
    }

    /// Returns the first item with a type of a list, and that type.
    @MainActor
    private static func first(
        of items: [PasteboardItem], _ types: (PasteboardItem) -> [String]
    ) -> (item: PasteboardItem, type: String)? {
        for item in items {
            if let type = types(item).first(where: item.exportedTypes.contains) { return (item, type) }
        }
        return nil
    }

    /// Returns the items that have a type of one of the lists, each with that type. Earlier lists and types are preferred.
    @MainActor
    private static func all(of items: [PasteboardItem], _ lists: [[String]]) -> [(item: PasteboardItem, type: String)] {
        items.compactMap { item in
            lists.joined().first(where: item.exportedTypes.contains).map { (item, $0) }
        }
    }
}

/// A format of an offer: the data of items, and its conversion.
@MainActor
private struct Format {
    let parts: [(item: PasteboardItem, type: String)]
    let convert: @MainActor ([Data]) -> Data?

    init(_ parts: [(item: PasteboardItem, type: String)], convert: @escaping @MainActor ([Data]) -> Data?) {
        self.parts = parts
        self.convert = convert
    }

    /// The data. Waits for providers that create it on another thread.
    var data: Data? { convert(parts.compactMap { $0.item[$0.type].flatMap(PasteboardType.data).map(utf8($0.type)) }) }

    /// Loads the data of the items one after the other. Items without data are left out.
    func load(_ loaded: [Data] = [], from index: Int = 0, completion: @escaping DataOffer.Completion) {
        guard parts.indices.contains(index) else { return completion(convert(loaded)) }
        let (item, type) = parts[index]
        item.loadData(type) { data in
            load(loaded + (data.map { [utf8(type)($0)] } ?? []), from: index + 1, completion: completion)
        }
    }

    /// Returns the conversion of texts in another encoding.
    private func utf8(_ type: String) -> (Data) -> Data {
        guard type == PasteboardType.utf16Text else { return { $0 } }
        return { data in String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data }
    }
}
