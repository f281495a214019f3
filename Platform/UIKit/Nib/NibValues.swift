/// What a nib says of one object, by the keys of archives.
///
/// An object has few values, and its initialisers ask for many keys, of which most are not there: a look over the keys costs less
/// than hashing each.
struct NibValues: ExpressibleByDictionaryLiteral {
    /// What tells most keys apart, in the order of the values: their length and their last letter.
    private var looks: [UInt16] = []
    private var entries: [(key: String, value: NibValue)] = []
    /// One bit for each look.
    private var mask: UInt64 = 0

    init(dictionaryLiteral elements: (String, NibValue)...) {
        for (key, value) in elements { self[key] = value }
    }

    init(_ values: [String: NibValue]) {
        for (key, value) in values { self[key] = value }
    }

    var keys: [String] { entries.map(\.key) }

    subscript(key: String) -> NibValue? {
        get { place(of: key).map { entries[$0].value } }
        set {
            switch (place(of: key), newValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil):
                looks.remove(at: place)
                entries.remove(at: place)
            case (nil, let value?):
                let look = NibValues.look(of: key)
                looks.append(look)
                mask |= NibValues.bit(of: look)
                entries.append((key, value))
            case (nil, nil): break
            }
        }
    }

    private func place(of key: String) -> Int? {
        let look = NibValues.look(of: key)
        guard mask & NibValues.bit(of: look) != 0 else { return nil }
        for index in looks.indices where looks[index] == look && entries[index].key == key { return index }
        return nil
    }

    private static func look(of key: String) -> UInt16 {
        let bytes = key.utf8
        let last = bytes.withContiguousStorageIfAvailable { $0.last } ?? bytes.last
        return UInt16(truncatingIfNeeded: bytes.count << 8) | UInt16(last ?? 0)
    }

    private static func bit(of look: UInt16) -> UInt64 { 1 << UInt64(((look >> 8) &* 7 &+ look) & 63) }
}
