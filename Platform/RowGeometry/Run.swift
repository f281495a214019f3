/// Consecutive rows of equal height.
struct Run: SummedTreeElement, Equatable {
    var count: Int
    var height: Double
    /// The generation in which the height was measured, or ``estimated``.
    var generation: Int

    static var estimated: Int { -1 }

    static var nodeCapacity: Int { 64 }

    var extent: Extent { Extent(count: count, height: Double(count) * Height.addend(height)) }

    func split(at position: Int) -> (Run, Run) {
        (
            Run(count: position, height: height, generation: generation),
            Run(count: count - position, height: height, generation: generation)
        )
    }

    func merged(with next: Run) -> Run? {
        guard height == next.height, generation == next.generation else { return nil }
        return Run(count: count + next.count, height: height, generation: generation)
    }
}
