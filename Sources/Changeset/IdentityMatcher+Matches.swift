extension IdentityMatcher {
    /// Calls `body` with both indices of each element that is in both lists, ordered by the new index.
    @inlinable
    @inline(__always)
    func forEachMatch(oldCount: Int, newCount: Int, _ body: (_ old: Int, _ new: Int) -> Void) {
        for index in 0..<prefix {
            body(index, index)
        }
        for position in oldIndices.indices where oldIndices[position] >= 0 {
            body(Int(oldIndices[position]), prefix + position)
        }
        for index in (newCount - suffix)..<newCount {
            body(index + oldCount - newCount, index)
        }
    }
}
