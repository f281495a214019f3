/// Which way and how strongly broken bounds pull at coordinates.
struct Pulls {
    /// One sum's pull at one coordinate.
    struct Pull {
        let column: Int32
        /// By how much a step forward mends the sum; negative if it breaks it further.
        let weight: Double
        let priority: Float
        /// The next pull at the same coordinate, or −1.
        let next: Int32
    }

    private var pulls: ContiguousArray<Pull> = []
    /// By place of the sum: where its pulls begin.
    private var starts: ContiguousArray<Int> = []
    /// By coordinate: its last pull, or −1.
    private var last: ContiguousArray<Int32> = []

    mutating func clear() {
        for pull in pulls { last[Int(pull.column)] = -1 }
        pulls.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }

    /// Begins with the pulls of another sum.
    mutating func beginSum() { starts.append(pulls.count) }

    mutating func add(column: Int32, weight: Double, priority: Float) {
        while last.count <= Int(column) { last.append(-1) }
        pulls.append(Pull(column: column, weight: weight, priority: priority, next: last[Int(column)]))
        last[Int(column)] = Int32(pulls.count - 1)
    }

    /// The pulls of one sum, by the place at which it came.
    func all(ofSumAt place: Int) -> ContiguousArray<Pull>.SubSequence {
        pulls[starts[place]..<(place + 1 < starts.count ? starts[place + 1] : pulls.count)]
    }

    func forEach(on column: Int32, _ body: (Pull) -> Void) {
        var next = last[Int(column)]
        while next >= 0 {
            body(pulls[Int(next)])
            next = pulls[Int(next)].next
        }
    }
}
