/// Changes of a card's elements by their ids, which a server sends instead of the whole card.
///
/// ```json
/// {
///     "mode": "transactional",
///     "changes": [
///         {"id": "milk", "items": [{"type": "TextBlock", "id": "milk", "text": "Milk, done"}]},
///         {"id": "tea", "items": []}
///     ]
/// }
/// ```
///
/// The items of a change take the place of the element: none delete it, and those beside it are inserted. Elements are those of
/// `body`, of containers, columns, rows, actions and all other arrays of the card.
public struct CardPatch: Hashable, Sendable {
    /// The effect of a change that cannot be applied.
    public enum Mode: String, Sendable {
        /// No change is applied.
        case transactional
        /// The other changes are applied.
        case individual
    }

    /// The replacement of an element.
    public struct Change: Hashable, Sendable {
        /// The id of the element.
        public var id: String
        /// The elements in its place.
        public var items: [JSONValue]

        /// Creates a change.
        public init(id: String, items: [JSONValue]) {
            self.id = id
            self.items = items
        }
    }

    /// The effect of a change that cannot be applied.
    public var mode: Mode
    /// The changes, with different ids.
    public var changes: [Change]

    /// Creates a patch.
    public init(_ changes: [Change], mode: Mode = .transactional) {
        self.changes = changes
        self.mode = mode
    }

    /// A card with its changes, and the ids of those that could not be applied.
    public struct Result: Hashable, Sendable {
        /// The changed card.
        public let card: JSONValue
        /// The ids that no element has.
        public let missing: [String]
        /// The changed elements of the card's body, or `nil` if other elements have changed, too.
        let places: [Place]?
    }

    /// A changed element of a card's body.
    struct Place: Hashable, Sendable {
        /// The index of the element in the body before the patch.
        let index: Int
        let id: String
        let items: [JSONValue]
    }

    /// Returns a card with the changes. Takes time in proportion to the size of the card.
    ///
    /// - Parameter card: The card, or its template.
    /// - Throws: ``CardPatchError/missing(_:)`` in a transactional patch if no element has the id of a change.
    public func applied(to card: JSONValue) throws(CardPatchError) -> Result {
        var replacement = Replacement(pending: Dictionary(changes.map { ($0.id, $0.items) }) { _, last in last })
        let new = replacement.card(card)
        let missing = changes.map(\.id).filter { replacement.pending[$0] != nil }
        if mode == .transactional, !missing.isEmpty { throw .missing(missing) }
        return Result(card: new, missing: missing, places: replacement.isInBody ? replacement.places : nil)
    }
}

/// The replacement of elements in a card. The elements of a change are not changed again.
private struct Replacement {
    /// The changes that have not been applied yet.
    var pending: [String: [JSONValue]]
    /// The changed elements of the card's body.
    var places: [CardPatch.Place] = []
    /// Whether all changed elements are those of the card's body.
    var isInBody = true

    mutating func card(_ json: JSONValue) -> JSONValue {
        guard case .object(let members) = json, case .array(let body)? = members["body"] else { return value(json) }
        var new = members
        // The body first, in case an id is used more than once.
        new["body"] = .array(elements(body, isBody: true))
        return object(new, except: "body")
    }

    private mutating func value(_ value: JSONValue) -> JSONValue {
        guard !pending.isEmpty else { return value }
        switch value {
        case .object(let members): return object(members, except: nil)
        case .array(let elements): return .array(self.elements(elements, isBody: false))
        default: return value
        }
    }

    private mutating func object(_ members: [String: JSONValue], except name: String?) -> JSONValue {
        guard !pending.isEmpty else { return .object(members) }
        var new = members
        // Always in the same order.
        for name in members.lazy.filter({ $0.key != name && $0.value.isContainer }).map(\.key).sorted() {
            new[name] = members[name].map { value($0) }
        }
        return .object(new)
    }

    private mutating func elements(_ elements: [JSONValue], isBody: Bool) -> [JSONValue] {
        var new: [JSONValue] = []
        new.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard !pending.isEmpty else {
                new += elements[index...]
                break
            }
            guard let id = element.elementID, let items = pending.removeValue(forKey: id) else {
                new.append(element.isContainer ? value(element) : element)
                continue
            }
            new += items
            if isBody {
                places.append(CardPatch.Place(index: index, id: id, items: items))
            } else {
                isInBody = false
            }
        }
        return new
    }
}

/// A patch that cannot be read or applied.
public enum CardPatchError: Error, Hashable, Sendable {
    /// The ids of changes that no element has.
    case missing([String])
    /// The place of a value that is missing or has another type, and what is expected there.
    case invalid(JSONPointer, expected: String)
}

extension CardPatch {
    /// Reads a patch. Without a mode it is transactional.
    ///
    /// - Throws: ``CardPatchError/invalid(_:expected:)`` for the first value that is no part of a patch.
    public init(_ json: JSONValue) throws(CardPatchError) {
        let root = JSONPointer()
        guard case .object(let members) = json else { throw .invalid(root, expected: "an object") }
        switch members["mode"] {
        case nil: mode = .transactional
        case .string(let name)?:
            guard let mode = Mode(rawValue: name) else {
                throw .invalid(root.appending("mode"), expected: "“transactional” or “individual”")
            }
            self.mode = mode
        default: throw .invalid(root.appending("mode"), expected: "a string")
        }
        let pointer = root.appending("changes")
        guard case .array(let elements)? = members["changes"] else { throw .invalid(pointer, expected: "an array") }
        changes = []
        var ids: Set<String> = []
        for (index, element) in elements.enumerated() {
            let place = pointer.appending(index)
            guard case .object(let change) = element else { throw .invalid(place, expected: "an object") }
            guard case .string(let id)? = change["id"] else {
                throw .invalid(place.appending("id"), expected: "a string")
            }
            guard case .array(let items)? = change["items"] else {
                throw .invalid(place.appending("items"), expected: "an array")
            }
            guard ids.insert(id).inserted else {
                throw .invalid(place.appending("id"), expected: "an id without another change")
            }
            changes.append(Change(id: id, items: items))
        }
    }
}

extension CardPatch {
    /// The patch in JSON.
    public var json: JSONValue {
        let changes = changes.map { ["id": .string($0.id), "items": .array($0.items)] as JSONValue }
        return ["mode": .string(mode.rawValue), "changes": .array(changes)]
    }
}

extension JSONValue {
    fileprivate var isContainer: Bool {
        switch self {
        case .object, .array: true
        default: false
        }
    }

    /// The id of an object that is an element of a card.
    var elementID: String? {
        guard case .object(let members) = self, case .string(let id)? = members["id"] else { return nil }
        return id
    }
}
