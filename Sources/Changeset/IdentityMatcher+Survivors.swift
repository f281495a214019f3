extension IdentityMatcher {
    /// Hands over the two indices of each element that is in both lists, by its new index.
    @inlinable
    @inline(__always)
    func forEachSurvivor(oldCount: Int, newCount: Int, _ body: (_ old: Int, _ new: Int) -> Void) {
        for index in 0..<prefix {
            body(index, index)
        }
        for position in oldOfNew.indices where oldOfNew[position] >= 0 {
            body(Int(oldOfNew[position]), prefix + position)
        }
        for index in (newCount - suffix)..<newCount {
            body(index + oldCount - newCount, index)
        }
    }
}
