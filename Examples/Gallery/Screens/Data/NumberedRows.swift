import Foundation

/// A row of the screen with a million rows, whose content derives from its number.
struct NumberedRow: Identifiable, Hashable, Sendable {
    /// The row's number, starting at 0.
    let id: Int

    var title: String { "Row \(id.formatted(.number.locale(Self.locale)))" }

    var detail: String { "\(Int(height)) points high" }

    /// The row's height, in points: an integer from 44 to 140, scattered so that adjacent heights are
    /// unrelated.
    var height: CGFloat { CGFloat(44 + Self.scatter(id) % 97) }

    /// A fixed locale, so that digits are grouped in the same format on every machine.
    private static let locale = Locale(identifier: "en_US")

    /// The finalizer of SplitMix64: each bit of the input changes about half of the result's bits.
    private static func scatter(_ number: Int) -> UInt64 {
        var bits = UInt64(bitPattern: Int64(number)) &+ 0x9e37_79b9_7f4a_7c15
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}

/// A collection that creates its rows on access: a million rows use no more memory than one.
struct NumberedRows: RandomAccessCollection, Hashable, Sendable {
    let startIndex = 0
    let endIndex: Int

    init(count: Int) {
        endIndex = count
    }

    subscript(position: Int) -> NumberedRow {
        precondition(indices.contains(position), "Row \(position) is out of bounds. The collection has \(count) rows.")
        return NumberedRow(id: position)
    }
}
