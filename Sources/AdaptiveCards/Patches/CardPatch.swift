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
    }

    /// Returns a card with the changes. Takes time in proportion to the size of the card.
    ///
    /// - Parameter card: The card, or its template.
    /// - Throws: ``CardPatchError/missing(_:)`` in a transactional patch if no element has the id of a change.
    public func applied(to card: JSONValue) throws(CardPatchError) -> Result {
        var pending = Dictionary(changes.map { ($0.id, $0.items) }) { _, last in last }
        let new = Self.replace(in: card, &pending)
        let missing = changes.map(\.id).filter { pending[$0] != nil }
        if mode == .transactional, !missing.isEmpty { throw .missing(missing) }
        return Result(card: new, missing: missing)
    }

    /// Replaces elements, and removes them from what is pending. The elements of a change are not changed again.
    private static func replace(in value: JSONValue, _ pending: inout [String: [JSONValue]]) -> JSONValue {
        guard !pending.isEmpty else { return value }
        switch value {
        case .object(let members):
            var new = members
            // The body first, and always in the same order, in case an id is used more than once.
            let names = members.lazy.filter(\.value.isContainer).map(\.key).sorted {
                $0 == "body" || $1 != "body" && $0 < $1
            }
            for name in names { new[name] = members[name].map { replace(in: $0, &pending) } }
            return .object(new)
        case .array(let elements):
            var new: [JSONValue] = []
            new.reserveCapacity(elements.count)
            for element in elements {
                if let id = element.elementID, let items = pending.removeValue(forKey: id) {
                    new += items
                } else {
                    new.append(element.isContainer ? replace(in: element, &pending) : element)
                }
            }
            return .array(new)
        default: return value
        }
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
