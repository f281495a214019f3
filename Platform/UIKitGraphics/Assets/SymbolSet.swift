import Foundation
import Synchronization

/// A symbol of the app's own: a `.symbolset` of a catalogue, with a template in the format of SF Symbols.
struct SymbolSet: Sendable {
    /// The set's folder.
    private let url: URL
    private let entries: [Entry]

    /// Nil for a set without a template.
    init?(_ url: URL) {
        guard let contents = AssetFile.contents(Contents.self, of: url) else { return nil }
        entries = (contents.symbols ?? []).filter { $0.filename != nil && $0.slot.isForDevices }
        guard !entries.isEmpty else { return nil }
        self.url = url
    }

    private static let known = Mutex<[URL: SymbolSet?]>([:])
    private static let templates = Mutex<[URL: SymbolTemplate?]>([:])

    /// The set of that name among the resources of a bundle, or of the app (nil).
    static func named(_ name: String, in bundle: Bundle?) -> SymbolSet? {
        guard let url = AssetCatalog.folder(.symbol, name, in: bundle) else { return nil }
        if let found = known.withLock({ $0[url] }) { return found }
        let new = SymbolSet(url)
        known.withLock { $0[url] = .some(new) }
        return new
    }

    /// The template for these traits; nil if there is none in its file, which is told once.
    func template(for traits: TraitValues) -> SymbolTemplate? {
        guard let name = entries.fitting(traits, slot: \.slot).first?.filename,
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
            return try SymbolTemplate(Data(contentsOf: file), place: file.path)
        } catch let error as SymbolTemplateError {
            AssetFile.tell("\(file.path) cannot be displayed: \(error)")
        } catch {
            AssetFile.tell("\(file.path) cannot be read: \(error.localizedDescription)")
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
