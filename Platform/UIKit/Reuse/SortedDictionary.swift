/// A dictionary that keeps its entries sorted by key, so that iteration is in order.
///
/// For few entries, such as the displayed rows of a table: a lookup takes O(log *n*) without hashing;
/// insertion and removal take O(*n*), except that inserting keys in ascending order takes amortized O(1).
struct SortedDictionary<Key: Comparable, Value>: Sequence {
    /// The keys in ascending order.
    private(set) var keys: [Key]

    /// The values, in the order of the keys.
    private(set) var values: [Value]

    /// Creates an empty dictionary.
    init() {
        self.init(keys: [], values: [])
    }

    private init(keys: [Key], values: [Value]) {
        self.keys = keys
        self.values = values
    }

    var isEmpty: Bool { keys.isEmpty }

    var count: Int { keys.count }

    subscript(key: Key) -> Value? {
        get {
            let position = position(of: key)
            return position < keys.count && keys[position] == key ? values[position] : nil
        }
        set {
            let position = position(of: key)
            let exists = position < keys.count && keys[position] == key
            switch (newValue, exists) {
            case (let value?, true): values[position] = value
            case (let value?, false): insert(value, forKey: key, at: position)
            case (nil, true): remove(at: position)
            case (nil, false): break
            }
        }
    }

    /// Removes an entry.
    ///
    /// - Returns: The removed value, or `nil` if the dictionary does not contain the key.
    mutating func removeValue(forKey key: Key) -> Value? {
        let value = self[key]
        self[key] = nil
        return value
    }

    mutating func removeAll() {
        self = SortedDictionary()
    }

    /// Returns a dictionary with the same keys and transformed values.
    func mapValues<Result>(_ transform: (Value) throws -> Result) rethrows -> SortedDictionary<Key, Result> {
        SortedDictionary<Key, Result>(keys: keys, values: try values.map(transform))
    }

    func makeIterator() -> Iterator { Iterator(keys: keys, values: values) }

    /// An iterator over the entries in the order of their keys.
    struct Iterator: IteratorProtocol {
        fileprivate let keys: [Key]
        fileprivate let values: [Value]
        fileprivate var position = 0

        mutating func next() -> (key: Key, value: Value)? {
            guard position < keys.count else { return nil }
            defer { position += 1 }
            return (keys[position], values[position])
        }
    }

    /// Returns the position of the first key that is not less than `key`, by binary search.
    private func position(of key: Key) -> Int {
        // Entries are often added in order.
        guard let last = keys.last, !(last < key) else { return keys.count }
        var (lower, upper) = (0, keys.count - 1)
        while lower < upper {
            let middle = (lower + upper) / 2
            if keys[middle] < key { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    private mutating func insert(_ value: Value, forKey key: Key, at position: Int) {
        keys.insert(key, at: position)
        values.insert(value, at: position)
    }

    private mutating func remove(at position: Int) {
        keys.remove(at: position)
        values.remove(at: position)
    }
}
