import Foundation
import Synchronization

/// A custom symbol: a `.symbolset` of a catalog, with a template in the format of SF Symbols.
struct SymbolSet: Sendable {
    /// The folder of the set.
    private let url: URL
    private let entries: [Entry]

    /// Creates a symbol set. Returns `nil` for a set without templates.
    init?(_ url: URL) {
        guard let contents = AssetFile.contents(Contents.self, of: url) else { return nil }
        entries = (contents.symbols ?? []).filter { $0.filename != nil && $0.slot.isForSupportedDevice }
        guard !entries.isEmpty else { return nil }
        self.url = url
    }

    private static let cache = Mutex<[URL: SymbolSet?]>([:])
    private static let templates = Mutex<[URL: SymbolTemplate?]>([:])

    /// Returns the symbol set with the given name from the resources of a bundle, or of the app if it is
    /// `nil`.
    static func named(_ name: String, in bundle: Bundle?) -> SymbolSet? {
        guard let url = AssetCatalog.folder(.symbol, name, in: bundle) else { return nil }
        if let found = cache.withLock({ $0[url] }) { return found }
        let new = SymbolSet(url)
        cache.withLock { $0[url] = .some(new) }
        return new
    }

    /// Returns the template for the given traits. Logs a warning once and returns `nil` if its file contains
    /// none.
    func template(for traits: TraitValues) -> SymbolTemplate? {
        guard let name = entries.bestMatches(for: traits, slot: \.slot).first?.filename,
            let file = AssetFile.named(name, in: url)
        else { return nil }
        if let found = Self.templates.withLock({ $0[file] }) { return found }
        let new = Self.template(in: file)
        return Self.templates.withLock {
            if let earlier = $0[file] { return earlier }
            $0[file] = .some(new)
            return new
        }
    }

    private static func template(in file: URL) -> SymbolTemplate? {
        do {
            return try SymbolTemplate(Data(contentsOf: file), path: file.path)
        } catch let error as SymbolTemplateError {
            AssetFile.warn("\(file.path) cannot be displayed: \(error)")
        } catch {
            AssetFile.warn("\(file.path) cannot be read: \(error.localizedDescription)")
        }
        return nil
    }

    private struct Entry: Decodable, Sendable {
        let slot: AssetSlot
        let filename: String?

        enum CodingKeys: CodingKey {
            case filename
        }

        init(from decoder: any Decoder) throws {
            slot = try AssetSlot(from: decoder)
            filename = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .filename)
        }
    }

    private struct Contents: Decodable {
        let symbols: [Entry]?
    }
}
