/// Something that takes a number of places and a height in a tree.
protocol Measured: Sendable {
    /// How many places the element takes, at least one, and how high they are together.
    var extent: Extent { get }

    /// The element in two, `count` places into it. Asked only of elements of more than one place.
    func split(at count: Int) -> (Self, Self)

    /// This element and the next as one, where one can say what both say.
    func merged(with next: Self) -> Self?

    /// How many elements, or subtrees, a node of the tree holds at most; 4 or more.
    static var nodeCapacity: Int { get }
}

/// A long sequence of elements with sums: what is at a place, what is at a height, and how much lies before it.
///
/// It is a B+ tree: elements are in the leaves, all at one depth, and each inner node knows the extents of its children. Each
/// operation takes O(log *n*) for *n* elements.
///
/// It is a value. Copies share their nodes, and a change copies the few nodes on the way to it if they are shared.
struct SummedTree<Element: Measured>: Sendable {
    /// An element, and what lies before it.
    struct Location {
        let element: Element
        let before: Extent
    }

    private var root: SummedTreeNode<Element>?

    init() {}

    /// A tree of these elements. Neighbours that can be merged must have been. O(*n*).
    init(_ elements: some Collection<Element>) {
        guard !elements.isEmpty else { return }
        let leaf = SummedTreeNode(elements: ContiguousArray(elements))
        grow([leaf] + leaf.splitOff())
    }

    var total: Extent { root?.extent ?? Extent() }

    /// The only element there is; nil if there are none or more.
    var onlyElement: Element? {
        guard let root, root.isLeaf, root.elements.count == 1 else { return nil }
        return root.elements[0]
    }

    // MARK: Finding

    /// The element at a place, which must be less than the total count.
    func locate(place: Int) -> Location {
        guard var node = root, place >= 0, place < node.extent.count else {
            preconditionFailure("There is no place \(place) among \(total.count).")
        }
        var before = Extent()
        while !node.isLeaf {
            var index = 0
            while place >= before.count + node.children[index].extent.count {
                before += node.children[index].extent
                index += 1
            }
            node = node.children[index].node
        }
        var index = 0
        while true {
            let extent = node.elements[index].extent
            if place < before.count + extent.count { break }
            before += extent
            index += 1
        }
        return Location(element: node.elements[index], before: before)
    }

    /// The first element that ends below a height; nil if none does. Elements without height are never found.
    func locate(height: Double) -> Location? {
        guard var node = root, height < node.extent.height else { return nil }
        var before = Extent()
        while !node.isLeaf {
            var index = 0
            // Sums of more than 2³³ points are rounded, so that the end of the last child need not be the end of the node.
            while index + 1 < node.children.count, height >= before.height + node.children[index].extent.height {
                before += node.children[index].extent
                index += 1
            }
            node = node.children[index].node
        }
        var index = 0
        while index + 1 < node.elements.count {
            let extent = node.elements[index].extent
            if height < before.height + extent.height { break }
            before += extent
            index += 1
        }
        return Location(element: node.elements[index], before: before)
    }

    /// Hands over each element, from the first. O(*n*).
    func forEach(_ body: (Element) -> Void) {
        root?.forEach(body)
    }

    // MARK: Changing

    /// Lets `body` change the element at a place, where that keeps its count.
    mutating func update<Result>(place: Int, _ body: (inout Element) -> Result) -> Result {
        precondition(place >= 0 && place < total.count, "There is no place \(place) among \(total.count).")
        makeRootUnique()
        return root!.update(place: place, body)
    }

    /// Puts elements in the place of those in a range, and merges what can be merged on either side.
    mutating func replace(_ range: Range<Int>, with new: [Element]) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= total.count,
            "There are no places \(range) among \(total.count).")
        guard root != nil else {
            self = SummedTree(new)
            return
        }
        makeRootUnique()
        if new.count == 1, root!.replaceElement(range, with: new[0]) { return }
        var range = range
        var new = new
        mergeWithNeighbours(&new, of: &range)
        let siblings = root!.replace(range, with: new)
        grow([root!] + siblings)
        while let only = root, !only.isLeaf, only.children.count == 1 {
            root = only.children[0].node
        }
        if total.count == 0 { root = nil }
    }

    /// Widens a replacement by the elements before and after it as far as they can be merged with it.
    private func mergeWithNeighbours(_ new: inout [Element], of range: inout Range<Int>) {
        if range.lowerBound > 0 {
            let left = locate(place: range.lowerBound - 1)
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

    /// What is left of the element at a place from there on, and where the element ends.
    private func element(from place: Int) -> (part: Element, end: Int) {
        let location = locate(place: place)
        let skipped = place - location.before.count
        let part = skipped > 0 ? location.element.split(at: skipped).1 : location.element
        return (part, location.before.count + location.element.extent.count)
    }

    private mutating func makeRootUnique() {
        if root != nil, !isKnownUniquelyReferenced(&root) {
            root = root!.copy()
        }
    }

    /// Makes nodes of one level the tree, with as many levels above as it takes.
    private mutating func grow(_ nodes: [SummedTreeNode<Element>]) {
        var nodes = nodes
        while nodes.count > 1 {
            let parent = SummedTreeNode(children: nodes)
            nodes = [parent] + parent.splitOff()
        }
        root = nodes[0]
    }

    // MARK: Checking

    /// How many elements there are. O(*n*).
    var elementCount: Int {
        var count = 0
        forEach { _ in count += 1 }
        return count
    }

    /// Stops if the tree is not as it should be: for tests. O(*n*).
    func checkInvariants() {
        root?.checkInvariants(isRoot: true)
        var previous: Element?
        forEach { element in
            precondition(element.extent.count > 0, "An element takes no place.")
            precondition(previous?.merged(with: element) == nil, "Two neighbours were not merged.")
            previous = element
        }
    }
}
