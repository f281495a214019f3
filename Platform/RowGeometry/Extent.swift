/// How many places there are, and how high they are together.
struct Extent: Equatable {
    var count = 0
    var height = 0.0

    static func + (first: Extent, second: Extent) -> Extent {
        Extent(count: first.count + second.count, height: first.height + second.height)
    }

    static func += (first: inout Extent, second: Extent) {
        first.count += second.count
        first.height += second.height
    }
}

/// How heights are added up.
enum Height {
    /// The greatest height, in points, that one row, header or footer can have.
    static var greatest: Double { 1e9 }

    /// What a height adds to the sums: the height rounded to 2⁻²⁰ point, a thousandth of a thousandth.
    ///
    /// Sums of such numbers are exact in whatever order they are taken, up to 2³³ points, which is 195 million rows of 44.
    /// So the row at the offset of a row is that row, always, and no error builds up however long a table is used.
    static func addend(_ height: Double) -> Double {
        // A `Double` near 1.5 · 2³² has steps of 2⁻²⁰: adding that number rounds, and taking it away leaves the rounded rest.
        let rounder = 6_442_450_944.0
        return (height + rounder) - rounder
    }

    /// Stops at what can't be a height.
    static func check(_ height: Double, of subject: @autoclosure () -> String) {
        precondition(
            height >= 0 && height <= greatest,
            "\(height) points is no height of \(subject()). Heights are finite, at least 0 and at most \(greatest).")
    }
}
