/// Which way and how strongly broken bounds pull at coordinates.
struct ReducedCosts {
    /// One sum's pull at one coordinate.
    struct Pull {
        let column: Int32
        /// By how much a step forward mends the sum; negative if it breaks it further.
        let weight: Double
        let priority: Float
        /// The next pull at the same coordinate, or −1.
        let next: Int32

        /// Whether another sum pulls at the same coordinate that came before.
        var isBesideOthers: Bool { next >= 0 }
    }

    private var pulls: ContiguousArray<Pull> = []
    /// By coordinate: its last pull, or −1.
    private var last: ContiguousArray<Int32> = []

    mutating func clear() {
        for pull in pulls { last[Int(pull.column)] = -1 }
        pulls.removeAll(keepingCapacity: true)
    }

    mutating func add(column: Int32, weight: Double, priority: Float) {
        while last.count <= Int(column) { last.append(-1) }
        pulls.append(Pull(column: column, weight: weight, priority: priority, next: last[Int(column)]))
        last[Int(column)] = Int32(pulls.count - 1)
    }

    var count: Int { pulls.count }

    /// The pulls that came after the first `count`.
    func all(after count: Int) -> ContiguousArray<Pull>.SubSequence { pulls[count...] }

    func forEach(on column: Int32, _ body: (Pull) -> Void) {
        var next = last[Int(column)]
        while next >= 0 {
            body(pulls[Int(next)])
            next = pulls[Int(next)].next
        }
    }
}
