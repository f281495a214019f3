/// A tree of the elements that a result builder has collected, so that they are copied only once, at the
/// end.
enum BuilderTree<Leaf> {
    case leaf(Leaf)
    case group([BuilderTree])

    func gather(into leaves: inout [Leaf]) {
        switch self {
        case .leaf(let leaf): leaves.append(leaf)
        case .group(let trees): for tree in trees { tree.gather(into: &leaves) }
        }
    }
}
