/// A node of a ``SummedTree``: a leaf with elements, or an inner node with children.
///
/// A node that is changed must not be shared: who calls a changing method has made it unique. That makes it safe to send.
final class SummedTreeNode<Element: Measured>: @unchecked Sendable {
    /// A child, and its extent: close together, so that looking for a place reads one array for each level.
    struct Child {
        var node: SummedTreeNode
        var extent: Extent

        init(_ node: SummedTreeNode) {
            self.node = node
            extent = node.extent
        }
    }

    let isLeaf: Bool
    // A tree changes along one path at a time, so that the checks for overlapping changes, which take a tenth of the time of
    // an operation, have nothing to find.
    @exclusivity(unchecked) var elements: ContiguousArray<Element> = []
    @exclusivity(unchecked) var children: ContiguousArray<Child> = []
    @exclusivity(unchecked) var extent = Extent()

    init(elements: ContiguousArray<Element>) {
        isLeaf = true
        self.elements = elements
        sum()
    }

    init(children: some Sequence<SummedTreeNode>) {
        isLeaf = false
        self.children = ContiguousArray(children.lazy.map(Child.init))
        sum()
    }

    private init(isLeaf: Bool) {
        self.isLeaf = isLeaf
    }

    /// A node with the same elements or the same children.
    func copy() -> SummedTreeNode {
        let copy = SummedTreeNode(isLeaf: isLeaf)
        copy.elements = elements
        copy.children = children
        copy.extent = extent
        return copy
    }

    private var entryCount: Int { isLeaf ? elements.count : children.count }

    /// With fewer entries, a node is joined with a neighbour. Half of a half: so that a node that was just divided is not
    /// joined again at once.
    private static var fewestEntries: Int { max(2, Element.nodeCapacity / 4) }

    /// Takes the extent from what it is the extent of, anew each time, so that errors of sums do not build up.
    private func sum() {
        var sum = Extent()
        if isLeaf {
            for element in elements { sum += element.extent }
        } else {
            for child in children { sum += child.extent }
        }
        extent = sum
    }

    func forEach(_ body: (Element) -> Void) {
        if isLeaf {
            elements.forEach(body)
        } else {
            for child in children { child.node.forEach(body) }
        }
    }

    // MARK: One element

    func update<Result>(place: Int, _ body: (inout Element) -> Result) -> Result {
        var before = 0
        var index = 0
        let result: Result
        if isLeaf {
            while place >= before + elements[index].extent.count {
                before += elements[index].extent.count
                index += 1
            }
            let count = elements[index].extent.count
            result = body(&elements[index])
            assert(elements[index].extent.count == count, "An update changed how many places an element takes.")
        } else {
            while place >= before + children[index].extent.count {
                before += children[index].extent.count
                index += 1
            }
            makeUnique(index)
            result = children[index].node.update(place: place - before, body)
            children[index].extent = children[index].node.extent
        }
        sum()
        return result
    }

    /// Puts an element in the place of one that takes exactly a range. Returns false, and leaves all as it is, if there is
    /// no such one, or if it is not certain that the new one can't be merged with its neighbours.
    func replaceElement(_ range: Range<Int>, with new: Element) -> Bool {
        var before = 0
        var index = 0
        if isLeaf {
            while before < range.lowerBound {
                before += elements[index].extent.count
                index += 1
            }
            guard before == range.lowerBound, index > 0, index + 1 < elements.count,
                elements[index].extent.count == range.count, new.extent.count == range.count,
                elements[index - 1].merged(with: new) == nil, new.merged(with: elements[index + 1]) == nil
            else { return false }
            elements[index] = new
        } else {
            while index < children.count, before + children[index].extent.count <= range.lowerBound {
                before += children[index].extent.count
                index += 1
            }
            guard index < children.count else { return false }
            makeUnique(index)
            let place = range.lowerBound - before
            guard children[index].node.replaceElement(place..<(place + range.count), with: new) else { return false }
            children[index].extent = children[index].node.extent
        }
        sum()
        return true
    }

    // MARK: Many elements

    /// Puts elements in the place of those in a range. Returns what no longer fits into this node, as nodes of its level.
    func replace(_ range: Range<Int>, with new: [Element]) -> [SummedTreeNode] {
        if isLeaf {
            replaceElements(range, with: new)
        } else {
            replaceInChildren(range, with: new)
        }
        sum()
        return entryCount > Element.nodeCapacity ? splitOff() : []
    }

    private func replaceElements(_ range: Range<Int>, with new: [Element]) {
        var start = 0
        var first = 0
        while first < elements.count, start + elements[first].extent.count <= range.lowerBound {
            start += elements[first].extent.count
            first += 1
        }
        var end = start
        var last = first
        while last < elements.count, end + elements[last].extent.count <= range.upperBound {
            end += elements[last].extent.count
            last += 1
        }
        // What is cut through by the range's beginning or end keeps its outer part.
        let head = start < range.lowerBound ? elements[first].split(at: range.lowerBound - start).0 : nil
        var tail: Element?
        if end < range.upperBound {
            tail = elements[last].split(at: range.upperBound - end).1
            last += 1
        }
        if head == nil, tail == nil, new.count == 1, last - first == 1 {
            elements[first] = new[0]
            return
        }
        elements.replaceSubrange(first..<last, with: [head].compactMap { $0 } + new + [tail].compactMap { $0 })
    }

    private func replaceInChildren(_ range: Range<Int>, with new: [Element]) {
        // An empty range between two children belongs to the upper one.
        var start = 0
        var first = 0
        while first + 1 < children.count,
            range.isEmpty
                ? start + children[first].extent.count < range.lowerBound
                : start + children[first].extent.count <= range.lowerBound
        {
            start += children[first].extent.count
            first += 1
        }
        var end = start
        var last = first
        while end + children[last].extent.count < range.upperBound {
            end += children[last].extent.count
            last += 1
        }
        if last > first {
            change(last, 0..<(range.upperBound - end), with: [])
            children.removeSubrange((first + 1)..<last)
        }
        let upper = min(range.upperBound - start, children[first].extent.count)
        let siblings = change(first, (range.lowerBound - start)..<upper, with: new)
        children.insert(contentsOf: siblings.lazy.map(Child.init), at: first + 1)
        if children[first].node.entryCount == 0 {
            children.remove(at: first)
            if last > first { fill(first) }
        } else {
            if last > first { fill(first + 1 + siblings.count) }
            fill(first)
        }
    }

    @discardableResult
    private func change(_ index: Int, _ range: Range<Int>, with new: [Element]) -> [SummedTreeNode] {
        makeUnique(index)
        let siblings = children[index].node.replace(range, with: new)
        children[index].extent = children[index].node.extent
        return siblings
    }

    private func makeUnique(_ index: Int) {
        if !isKnownUniquelyReferenced(&children[index].node) {
            children[index].node = children[index].node.copy()
        }
    }

    // MARK: Keeping nodes filled

    /// Gives away all entries that are too many, evenly, to new nodes of this level.
    func splitOff() -> [SummedTreeNode] {
        let count = entryCount
        let parts = (count + Element.nodeCapacity - 1) / Element.nodeCapacity
        guard parts > 1 else { return [] }
        let siblings = (1..<parts).map { part in
            let range = (count * part / parts)..<(count * (part + 1) / parts)
            let sibling = SummedTreeNode(isLeaf: isLeaf)
            if isLeaf {
                sibling.elements = ContiguousArray(elements[range])
            } else {
                sibling.children = ContiguousArray(children[range])
            }
            sibling.sum()
            return sibling
        }
        if isLeaf {
            elements.removeSubrange((count / parts)...)
        } else {
            children.removeSubrange((count / parts)...)
        }
        sum()
        return siblings
    }

    /// Removes a child that is empty, and joins one that is nearly empty with a neighbour.
    private func fill(_ index: Int) {
        let count = children[index].node.entryCount
        if count == 0 {
            children.remove(at: index)
            return
        }
        if count >= Self.fewestEntries || children.count == 1 { return }
        let left = max(0, index - 1)
        makeUnique(left)
        let node = children[left].node
        let joined = children.remove(at: left + 1).node
        if node.isLeaf {
            node.elements.append(contentsOf: joined.elements)
        } else {
            let seam = node.children.count
            node.children.append(contentsOf: joined.children)
            // An only child had nobody to be joined with until now.
            node.fill(seam)
            node.fill(seam - 1)
        }
        node.sum()
        let siblings = node.entryCount > Element.nodeCapacity ? node.splitOff() : []
        children[left].extent = node.extent
        children.insert(contentsOf: siblings.lazy.map(Child.init), at: left + 1)
    }

    // MARK: Checking

    /// Returns how many levels there are; stops if something is not as it should be.
    @discardableResult
    func checkInvariants(isRoot: Bool = false) -> Int {
        precondition(entryCount <= Element.nodeCapacity, "A node has too many entries.")
        precondition(entryCount >= (isRoot ? (isLeaf ? 1 : 2) : Self.fewestEntries), "A node has too few entries.")
        let before = extent
        sum()
        precondition(extent == before, "The extent of a node is not the sum of its entries.")
        if isLeaf { return 1 }
        let depths = children.map { child in
            precondition(child.extent == child.node.extent, "A node has another extent for its child than the child.")
            return child.node.checkInvariants()
        }
        precondition(Set(depths).count == 1, "The leaves are at several depths.")
        return depths[0] + 1
    }
}
