/// An element of a summed tree, which spans a number of positions and has a height.
protocol SummedTreeElement: Sendable {
    /// The number of positions of the element, at least one, and their total height.
    var extent: Extent { get }

    /// Returns the two parts of the element before and after `count` positions. Called only for elements of
    /// several positions.
    func split(at count: Int) -> (Self, Self)

    /// Returns one element that represents this element and the next one, or `nil` if no element can
    /// represent both.
    func merged(with next: Self) -> Self?

    /// The maximum number of elements or subtrees of a node, at least 4.
    static var nodeCapacity: Int { get }
}

/// A sequence of elements with prefix sums, which finds elements by position or by offset.
///
/// The tree is a B+ tree: the elements are in the leaves, all leaves have the same depth, and each inner
/// node stores the extents of its children. Each operation takes O(log *n*) for *n* elements unless noted
/// otherwise.
///
/// The type is a value type. Copies share nodes, and a change copies the shared nodes on the path from the
/// root (copy on write).
struct SummedTree<Element: SummedTreeElement>: Sendable {
    /// An element with the extent of all elements before it.
    struct Location {
        let element: Element
        let before: Extent
    }

    private var root: SummedTreeNode<Element>?

    init() {}

    /// Creates a tree of elements, of which no two adjacent ones can be merged.
    ///
    /// - Complexity: O(*n*).
    init(_ elements: some Collection<Element>) {
        guard !elements.isEmpty else { return }
        let leaf = SummedTreeNode(elements: ContiguousArray(elements))
        grow([leaf] + leaf.splitOff())
    }

    var total: Extent { root?.extent ?? Extent() }

    /// The only element of the tree, or `nil` if there is no element or more than one.
    var onlyElement: Element? {
        guard let root, root.isLeaf, root.elements.count == 1 else { return nil }
        return root.elements[0]
    }

    // MARK: Lookup

    /// Returns the element at a position, which must be less than the total count.
    func locate(position: Int) -> Location {
        guard var node = root, position >= 0, position < node.extent.count else {
            preconditionFailure("Position \(position) is out of range; there are \(total.count) positions.")
        }
        var before = Extent()
        while !node.isLeaf {
            var index = 0
            while position >= before.count + node.children[index].extent.count {
                before += node.children[index].extent
                index += 1
            }
            node = node.children[index].node
        }
        var index = 0
        while true {
            let extent = node.elements[index].extent
            if position < before.count + extent.count { break }
            before += extent
            index += 1
        }
        return Location(element: node.elements[index], before: before)
    }

    /// Returns the first element that ends after an offset, or `nil` if there is none. Never returns
    /// elements without height.
    func locate(offset: Double) -> Location? {
        guard var node = root, offset < node.extent.height else { return nil }
        var before = Extent()
        while !node.isLeaf {
            var index = 0
            // Sums above 2³³ points are rounded, so the end of the last child may differ from the end of the
            // node.
            while index + 1 < node.children.count, offset >= before.height + node.children[index].extent.height {
                before += node.children[index].extent
                index += 1
            }
            node = node.children[index].node
        }
        var index = 0
        while index + 1 < node.elements.count {
            let extent = node.elements[index].extent
            if offset < before.height + extent.height { break }
            before += extent
            index += 1
        }
        return Location(element: node.elements[index], before: before)
    }

    /// Calls `body` with each element in order.
    ///
    /// - Complexity: O(*n*).
    func forEach(_ body: (Element) -> Void) {
        root?.forEach(body)
    }

    // MARK: Changing

    /// Calls `body` to change the element at a position. The change must keep the element's count.
    mutating func update<Result>(position: Int, _ body: (inout Element) -> Result) -> Result {
        precondition(
            position >= 0 && position < total.count,
            "Position \(position) is out of range; there are \(total.count) positions.")
        makeRootUnique()
        return root!.update(position: position, body)
    }

    /// Replaces the elements in a range, and merges adjacent elements at both ends.
    mutating func replace(_ range: Range<Int>, with new: [Element]) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= total.count,
            "The positions \(range) are out of range; there are \(total.count) positions.")
        guard root != nil else {
            self = SummedTree(new)
            return
        }
        makeRootUnique()
        if new.count == 1, root!.replaceElement(range, with: new[0]) { return }
        var range = range
        var new = new
        mergeWithNeighbors(&new, of: &range)
        let siblings = root!.replace(range, with: new)
        grow([root!] + siblings)
        while let only = root, !only.isLeaf, only.children.count == 1 {
            root = only.children[0].node
        }
        if total.count == 0 { root = nil }
    }

    /// Extends a replacement by the elements before and after it that can be merged with it.
    private func mergeWithNeighbors(_ new: inout [Element], of range: inout Range<Int>) {
        if range.lowerBound > 0 {
            let left = locate(position: range.lowerBound - 1)
            let kept = range.lowerBound - left.before.count
            let part = kept < left.element.extent.count ? left.element.split(at: kept).0 : left.element
            if let first = new.first {
                if let merged = part.merged(with: first) {
                    new[0] = merged
                    range = left.before.count..<range.upperBound
                }
            } else if range.upperBound < total.count, part.merged(with: element(from: range.upperBound).part) != nil {
                new = [part]
                range = left.before.count..<range.upperBound
            }
        }
        if range.upperBound < total.count, let last = new.last {
            let right = element(from: range.upperBound)
            if let merged = last.merged(with: right.part) {
                new[new.count - 1] = merged
                range = range.lowerBound..<right.end
            }
        }
    }

    /// Returns the part of an element that begins at a position, and the position at which the element ends.
    private func element(from position: Int) -> (part: Element, end: Int) {
        let location = locate(position: position)
        let skipped = position - location.before.count
        let part = skipped > 0 ? location.element.split(at: skipped).1 : location.element
        return (part, location.before.count + location.element.extent.count)
    }

    private mutating func makeRootUnique() {
        if root != nil, !isKnownUniquelyReferenced(&root) {
            root = root!.copy()
        }
    }

    /// Makes sibling nodes the tree, with as many levels above them as necessary.
    private mutating func grow(_ nodes: [SummedTreeNode<Element>]) {
        var nodes = nodes
        while nodes.count > 1 {
            let parent = SummedTreeNode(children: nodes)
            nodes = [parent] + parent.splitOff()
        }
        root = nodes[0]
    }

    // MARK: Invariants

    /// The number of elements.
    ///
    /// - Complexity: O(*n*).
    var elementCount: Int {
        var count = 0
        forEach { _ in count += 1 }
        return count
    }

    /// Traps if an invariant is violated. For tests.
    ///
    /// - Complexity: O(*n*).
    func checkInvariants() {
        root?.checkInvariants(isRoot: true)
        var previous: Element?
        forEach { element in
            precondition(element.extent.count > 0, "An element is empty.")
            precondition(previous?.merged(with: element) == nil, "Two adjacent elements were not merged.")
            previous = element
        }
    }
}
