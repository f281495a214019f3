/// The values of an object in a nib by archive key.
///
/// An object has few values, but its initializers decode many keys, most of which are missing. Comparing
/// short fingerprints of the keys is faster than hashing.
struct NibValues: ExpressibleByDictionaryLiteral {
    /// The fingerprints of the keys, each of which consists of the length and the last character.
    private var fingerprints: [UInt16] = []
    private var entries: [(key: String, value: NibValue)] = []
    /// A Bloom filter with one bit per fingerprint.
    private var mask: UInt64 = 0

    init(dictionaryLiteral elements: (String, NibValue)...) {
        for (key, value) in elements { self[key] = value }
    }

    init(_ values: [String: NibValue]) {
        for (key, value) in values { self[key] = value }
    }

    var keys: [String] { entries.map(\.key) }

    subscript(key: String) -> NibValue? {
        get { index(of: key).map { entries[$0].value } }
        set {
            switch (index(of: key), newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil):
                fingerprints.remove(at: index)
                entries.remove(at: index)
            case (nil, let value?):
                let fingerprint = NibValues.fingerprint(of: key)
                fingerprints.append(fingerprint)
                mask |= NibValues.bit(of: fingerprint)
                entries.append((key, value))
            case (nil, nil): break
            }
        }
    }

    private func index(of key: String) -> Int? {
        let fingerprint = NibValues.fingerprint(of: key)
        guard mask & NibValues.bit(of: fingerprint) != 0 else { return nil }
        for index in fingerprints.indices where fingerprints[index] == fingerprint && entries[index].key == key {
            return index
        }
        return nil
    }

    private static func fingerprint(of key: String) -> UInt16 {
        let bytes = key.utf8
        let last = bytes.withContiguousStorageIfAvailable { $0.last } ?? bytes.last
        return UInt16(truncatingIfNeeded: bytes.count << 8) | UInt16(last ?? 0)
    }

    private static func bit(of fingerprint: UInt16) -> UInt64 {
        1 << UInt64(((fingerprint >> 8) &* 7 &+ fingerprint) & 63)
    }
}
