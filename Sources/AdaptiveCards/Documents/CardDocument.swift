/// A card with the JSON that it was read from, which a server changes in parts.
///
/// ```swift
/// let tea: JSONValue = ["type": "TextBlock", "id": "tea", "text": "Tea"]
/// var document = CardDocument(["type": "AdaptiveCard", "body": [tea]])
/// try document.apply(CardPatch([CardPatch.Change(id: "tea", items: [])]))
/// print(document.card.body.count)
/// ```
///
/// After each change the card is the one that a ``CardReader`` would read from ``json``. Changes of elements of the card's body read
/// only the new elements.
public struct CardDocument: Hashable, Sendable {
    /// The card in JSON.
    public private(set) var json: JSONValue
    /// The card.
    public private(set) var card: AdaptiveCard

    private let reader: CardReader
    /// The identifiers of all elements, or `nil` if one is used more than once, so that each change may affect other elements.
    private var ids: Set<String>?

    /// Reads a card.
    public init(_ json: JSONValue, reader: CardReader = CardReader()) {
        self.json = json
        self.reader = reader
        (card, ids) = Self.read(json, reader)
    }

    private static func read(_ json: JSONValue, _ reader: CardReader) -> (AdaptiveCard, Set<String>?) {
        var parser = CardParser(reader, CardDiagnostics(document: nil))
        let card = parser.rootCard(json)
        return (card, parser.hasRepeatedIDs ? nil : parser.ids)
    }

    // MARK: Patches

    /// Applies a patch. Takes time in proportion to the size of the card, but reads only the new elements if all changed ones
    /// are those of the body.
    ///
    /// - Returns: The ids of the changes that could not be applied.
    /// - Throws: ``CardPatchError/missing(_:)`` in a transactional patch if no element has the id of a change.
    @discardableResult
    public mutating func apply(_ patch: CardPatch) throws(CardPatchError) -> [String] {
        let result = try patch.applied(to: json)
        let isReplaced = result.places.map { replace($0) } ?? false
        json = result.card
        if !isReplaced { (card, ids) = Self.read(json, reader) }
        return result.missing
    }

    /// Replaces elements of the card's body. Returns `false` without an effect if the card has to be read again.
    private mutating func replace(_ places: [CardPatch.Place]) -> Bool {
        // With an element that is not displayed, or has an identifier of another one, indices are not those of the JSON.
        guard var ids, case .object(let members) = json, case .array(let body)? = members["body"],
            body.count == card.body.count + (card.nextPage == nil ? 0 : 1),
            places.allSatisfy({ $0.index < card.body.count && card.body[$0.index].id == $0.id })
        else { return false }
        for place in places { ids.subtract(card.body[place.index].allIDs) }
        var replacements: [(index: Int, elements: [CardElement])] = []
        for place in places {
            guard let elements = read(place.items, &ids) else { return false }
            replacements.append((place.index, elements))
        }
        // From the end, so that indices remain valid.
        for place in replacements.reversed() {
            card.body.replaceSubrange(place.index...place.index, with: place.elements)
        }
        self.ids = ids
        return true
    }

    /// Reads elements, or returns `nil` if they have problems, which may concern other elements.
    private func read(_ items: [JSONValue], _ ids: inout Set<String>) -> [CardElement]? {
        let diagnostics = CardDiagnostics(document: nil)
        var parser = CardParser(reader, diagnostics, ids: ids)
        let pointer = JSONPointer(["body"])
        let list = items.enumerated().map { (value: $0.element, pointer: pointer.appending($0.offset)) }
        guard let elements = try? parser.elements(list), diagnostics.all.isEmpty else { return nil }
        ids = parser.ids
        return elements
    }

    // MARK: Pages

    /// Adds the elements of the next page to the end of the card. One with the id of an element that is already there replaces it.
    ///
    /// Has no effect if the card does not continue with the query, for example because it has been replaced in the meantime.
    ///
    /// - Parameters:
    ///   - elements: The results of the query. If they are as many as it requests, the card continues with the next ones.
    ///   - query: The query that was sent, which is the card's ``AdaptiveCard/nextPage``.
    public mutating func append(_ elements: [JSONValue], of query: CardDataQuery) {
        guard card.nextPage == query, case .object(var members) = json, case .array(var body)? = members["body"] else {
            return
        }
        var newIDs: Set<String> = []
        var new: [JSONValue] = []
        var updates: [CardPatch.Change] = []
        let known = ids ?? Set(card.body.flatMap(\.allIDs))
        for element in elements {
            if let id = element.elementID {
                if known.contains(id) {
                    updates.append(CardPatch.Change(id: id, items: [element]))
                    continue
                }
                guard newIDs.insert(id).inserted else { continue }
            }
            new.append(element)
        }
        // The last element of the body is the query.
        body.removeLast()
        body += new
        let next = next(after: query, received: elements.count)
        if let next { body.append(next.json) }
        members["body"] = .array(body)
        json = .object(members)
        card.nextPage = next
        if var ids = ids, let elements = read(new, &ids) {
            card.body += elements
            self.ids = ids
        } else {
            (card, self.ids) = Self.read(json, reader)
        }
        // A change of an element that is there is never missing.
        if !updates.isEmpty { _ = try? apply(CardPatch(updates, mode: .individual)) }
    }

    private func next(after query: CardDataQuery, received count: Int) -> CardDataQuery? {
        guard count > 0, count >= query.count ?? 1 else { return nil }
        var next = query
        next.skip = (query.skip ?? 0) + count
        return next
    }
}

extension CardElement {
    /// The identifiers of the element, and of all elements, columns and pages inside of it.
    fileprivate var allIDs: [String] {
        var ids = id.map { [$0] } ?? []
        switch content {
        case .columnSet(let set): ids += set.columns.compactMap(\.id)
        case .carousel(let carousel): ids += carousel.pages.compactMap(\.id)
        default: break
        }
        return ids + children.flatMap(\.allIDs)
    }
}
