/// A node of a ``SummedTree``: a leaf with elements, or an inner node with children.
///
/// Only nodes that are not shared are changed: the callers of mutating methods make them unique first. This
/// makes nodes safe to send.
final class SummedTreeNode<Element: SummedTreeElement>: @unchecked Sendable {
    /// A child and its extent, stored together so that a lookup reads one array per level.
    struct Child {
        var node: SummedTreeNode
        var extent: Extent

        init(_ node: SummedTreeNode) {
            self.node = node
            extent = node.extent
        }
    }

    let isLeaf: Bool
    // A tree changes along a single path, so overlapping accesses cannot occur. Checking for them would take
    // a tenth of the time of an operation.
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

    /// Returns a node with the same elements or children.
    func copy() -> SummedTreeNode {
        let copy = SummedTreeNode(isLeaf: isLeaf)
        copy.elements = elements
        copy.children = children
        copy.extent = extent
        return copy
    }

    private var entryCount: Int { isLeaf ? elements.count : children.count }

    /// The number of entries below which a node is merged with a sibling. A quarter of the capacity, so that
    /// a node that was just split is not merged again at once.
    private static var minimumEntryCount: Int { max(2, Element.nodeCapacity / 4) }

    /// Recomputes the extent from the entries, so that rounding errors do not accumulate.
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

    // MARK: Changing one element

    func update<Result>(position: Int, _ body: (inout Element) -> Result) -> Result {
        var before = 0
        var index = 0
        let result: Result
        if isLeaf {
            while position >= before + elements[index].extent.count {
                before += elements[index].extent.count
                index += 1
            }
            let count = elements[index].extent.count
            result = body(&elements[index])
            assert(elements[index].extent.count == count, "An update changed the count of an element.")
        } else {
            while position >= before + children[index].extent.count {
                before += children[index].extent.count
                index += 1
            }
            makeUnique(index)
            result = children[index].node.update(position: position - before, body)
            children[index].extent = children[index].node.extent
        }
        sum()
        return result
    }

    /// Replaces the element that spans exactly a range.
    ///
    /// - Returns: False if there is no such element or if the new one might have to be merged with an
    ///   adjacent one. The tree is unchanged then.
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
            let position = range.lowerBound - before
            guard children[index].node.replaceElement(position..<(position + range.count), with: new)
            else { return false }
            children[index].extent = children[index].node.extent
        }
        sum()
        return true
    }

    // MARK: Replacing elements

    /// Replaces the elements in a range.
    ///
    /// - Returns: New siblings with the entries that exceed the capacity of this node.
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
        // Elements that the range cuts keep their parts outside of it.
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
        // An empty range between two children applies to the second one.
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

    // MARK: Rebalancing

    /// Moves the entries that exceed the capacity to new siblings, distributed evenly, and returns these.
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

    /// Removes an empty child, or merges one that has too few entries with a sibling.
    private func fill(_ index: Int) {
        let count = children[index].node.entryCount
        if count == 0 {
            children.remove(at: index)
            return
        }
        if count >= Self.minimumEntryCount || children.count == 1 { return }
        let left = max(0, index - 1)
        makeUnique(left)
        let node = children[left].node
        let joined = children.remove(at: left + 1).node
        if node.isLeaf {
            node.elements.append(contentsOf: joined.elements)
        } else {
            let seam = node.children.count
            node.children.append(contentsOf: joined.children)
            // An only child had no sibling to be merged with before.
            node.fill(seam)
            node.fill(seam - 1)
        }
        node.sum()
        let siblings = node.entryCount > Element.nodeCapacity ? node.splitOff() : []
        children[left].extent = node.extent
        children.insert(contentsOf: siblings.lazy.map(Child.init), at: left + 1)
    }

    // MARK: Invariants

    /// Traps if an invariant is violated.
    ///
    /// - Returns: The depth of the subtree.
    @discardableResult
    func checkInvariants(isRoot: Bool = false) -> Int {
        precondition(entryCount <= Element.nodeCapacity, "A node has too many entries.")
        precondition(entryCount >= (isRoot ? (isLeaf ? 1 : 2) : Self.minimumEntryCount), "A node has too few entries.")
        let before = extent
        sum()
        precondition(extent == before, "The extent of a node is not the sum of its entries.")
        if isLeaf { return 1 }
        let depths = children.map { child in
            precondition(child.extent == child.node.extent, "The stored extent of a child is out of date.")
            return child.node.checkInvariants()
        }
        precondition(Set(depths).count == 1, "The leaves have different depths.")
        return depths[0] + 1
    }
}
