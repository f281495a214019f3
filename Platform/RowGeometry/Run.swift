/// Rows of one height that follow each other.
struct Run: Measured, Equatable {
    var count: Int
    var height: Double
    /// In which round the height was measured; ``estimated`` if it never was.
    var round: Int

    static var estimated: Int { -1 }

    static var nodeCapacity: Int { 64 }

    var extent: Extent { Extent(count: count, height: Double(count) * Height.addend(height)) }

    func split(at place: Int) -> (Run, Run) {
        (Run(count: place, height: height, round: round), Run(count: count - place, height: height, round: round))
    }

    func merged(with next: Run) -> Run? {
        guard height == next.height, round == next.round else { return nil }
        return Run(count: count + next.count, height: height, round: round)
    }
}
