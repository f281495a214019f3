import Foundation

/// Converts the JSON of a card into its model.
struct CardParser {
    let host: CardReader
    let diagnostics: CardDiagnostics
    /// Whether an element or an action around the one that is being read has a fallback.
    private var isInsideFallback = false
    /// The identifiers of the elements that have been read.
    private(set) var ids: Set<String>
    /// Whether an identifier is used more than once.
    private(set) var hasRepeatedIDs = false

    /// An element that the host does not support is inside of one that has a fallback.
    struct Unsupported: Error {}

    /// - Parameter ids: The identifiers of elements that have been read before.
    init(_ host: CardReader, _ diagnostics: CardDiagnostics, ids: Set<String> = []) {
        self.host = host
        self.diagnostics = diagnostics
        self.ids = ids
    }

    // MARK: Items

    /// Reads an element, an action or a column, or its fallback. Returns `nil` if it is omitted.
    ///
    /// - Parameters:
    ///   - json: The item.
    ///   - pointer: The location of the item.
    ///   - read: Reads an item of a type, or throws if the type is unknown.
    /// - Throws: ``Unsupported`` if neither the item nor its fallback is supported and there is a fallback further out.
    mutating func item<Item>(
        _ json: JSONValue, at pointer: JSONPointer,
        _ read: (inout CardParser, inout PropertyReader, String) throws(Unsupported) -> Item?
    ) throws(Unsupported) -> Item? {
        guard case .object(let members) = json else {
            diagnostics.report(.error, "The value is not an object.", at: pointer)
            return nil
        }
        var properties = PropertyReader(members, at: pointer, diagnostics)
        let fallback = properties.value("fallback")
        let reported = diagnostics.all.count
        let wasInsideFallback = isInsideFallback
        defer { isInsideFallback = wasInsideFallback }
        do {
            isInsideFallback = wasInsideFallback || fallback != nil
            guard let type = properties.requiredString("type") else { return nil }
            if let feature = missingFeature(&properties) {
                return try unsupported("The required feature “\(feature)”", properties)
            }
            return try read(&self, &properties, type)
        } catch {
            guard let fallback else { throw error }
            isInsideFallback = wasInsideFallback
            diagnostics.removeAll(after: reported)
            if case .string(let word) = fallback, word.lowercased() == "drop" {
                properties.warn("The element is not supported, and is omitted.")
                return nil
            }
            properties.warn("The element is not supported. Its fallback is displayed.")
            return try item(fallback, at: pointer.appending("fallback"), read)
        }
    }

    /// Reads the elements of an array, and omits those that are not supported.
    mutating func items<Item>(
        _ list: [(value: JSONValue, pointer: JSONPointer)],
        _ read: (inout CardParser, inout PropertyReader, String) throws(Unsupported) -> Item?
    ) throws(Unsupported) -> [Item] {
        var items: [Item] = []
        for (value, pointer) in list {
            if let item = try item(value, at: pointer, read) { items.append(item) }
        }
        return items
    }

    /// Reports that an item is omitted.
    ///
    /// - Throws: ``Unsupported`` if the item or one around it has a fallback.
    func unsupported<Item>(_ subject: String, _ properties: PropertyReader) throws(Unsupported) -> Item? {
        if isInsideFallback { throw Unsupported() }
        properties.fail("\(subject) is not supported. The element is omitted.")
        return nil
    }

    /// Returns the first feature that an item requires and the host does not have.
    private func missingFeature(_ properties: inout PropertyReader) -> String? {
        guard var requirements = properties.object("requires") else { return nil }
        return requirements.names.first { name in
            guard let version = host.capabilities[name], let required = requirements.string(name) else { return true }
            return required != "*" && CardVersion(required).map { version < $0 } ?? true
        }
    }

    /// Returns the identifier of an element, or `nil` if there is none or an element before has the same.
    mutating func elementID(_ properties: inout PropertyReader) -> String? {
        guard let id = properties.string("id"), !id.isEmpty else { return nil }
        if ids.insert(id).inserted { return id }
        hasRepeatedIDs = true
        properties.warn("The identifier “\(id)” is used more than once. Only the first element has it.", of: "id")
        return nil
    }
}
