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

extension HostOffer {
    /// Creates the offer of a pasteboard's items, or returns `nil` without data.
    ///
    /// Other programs know only one item: they receive all texts as lines, all URLs as a list, and the first item of
    /// each other type.
    @MainActor
    init?(_ items: [PasteboardItem], expiration: Date?) {
        typealias Provider = @MainActor @Sendable (String, @escaping Completion) -> Void
        var targets: [String] = []
        var providers: [String: Provider] = [:]
        func add(_ names: [String], _ provider: @escaping Provider) {
            for name in names where providers[name] == nil {
                targets.append(name)
                providers[name] = provider
            }
        }
        for item in items {
            for type in item.types where !PasteboardType.isTextOrURL(type) && type != PasteboardType.color {
                add([DesktopType.name(of: type)]) { _, completion in item.loadData(type, completion: completion) }
            }
        }
        if let picture = items.first(where: { PasteboardType.imageTypes(of: $0).first != nil }) {
            add([DesktopType.png]) { _, completion in
                completion(PasteboardType.image(in: picture)?.pngData())
            }
        }
        if items.contains(where: PasteboardType.hasURL) {
            add([DesktopType.uriList]) { _, completion in
                completion(DesktopType.uriList(items.compactMap(PasteboardType.url)))
            }
        }
        if items.contains(where: { PasteboardType.hasText($0) || PasteboardType.hasURL($0) }) {
            add(DesktopType.texts) { name, completion in
                completion(DesktopType.data(PasteboardType.lines(of: items), name: name))
            }
        }
        guard !targets.isEmpty else { return nil }
        let offered = providers
        self.init(targets: targets) { target, completion in
            let isExpired = expiration.map { $0 < Date() } ?? false
            guard !isExpired, let provider = offered[target] else { return completion(nil) }
            provider(target, completion)
        }
    }
}
