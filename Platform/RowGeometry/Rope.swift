/// How many things there are, and how high they are together.
struct Extent: Equatable {
    var count = 0
    var height = 0.0

    static func + (a: Extent, b: Extent) -> Extent {
        Extent(count: a.count + b.count, height: a.height + b.height)
    }
}

/// Something that takes a number of places and a height in a rope.
protocol Measured {
    var extent: Extent { get }
    /// The element in two, `count` places into it. Only asked of elements of more than one place.
    func split(at count: Int) -> (Self, Self)
    /// This element and `next` as one, where one can say what both say.
    func merged(with next: Self) -> Self?
}

/// A long sequence of elements with sums: what is at a place, what is at a height, and how much lies before it, in a
/// time that grows with the logarithm of the length.
///
/// It is a treap whose nodes hold short arrays: as simple to cut and join as a list, and close enough together in
/// memory to be quick. Sums are always taken anew from what they are sums of, so that errors do not add up.
///
/// One owner at a time: copies of the reference are the same rope.
final class Rope<Element: Measured> {
    private final class Node {
        var elements: ContiguousArray<Element>
        var own: Extent
        var total: Extent
        var left: Node?
        var right: Node?
        let priority: UInt64

        init(_ elements: ContiguousArray<Element>, priority: UInt64) {
            self.elements = elements
            self.priority = priority
            own = elements.reduce(Extent()) { $0 + $1.extent }
            total = own
        }

        func sumOwn() {
            own = elements.reduce(Extent()) { $0 + $1.extent }
        }

        func sumTotal() {
            total = own
            if let left { total = total + left.total }
            if let right { total = total + right.total }
        }
    }

    /// Where an element is, and what lies before it.
    struct Location {
        var element: Element
        var before: Extent
    }

    /// More elements than this in one node are divided: scanning them would take longer than one more step down.
    private static var capacity: Int { 96 }

    private var root: Node?
    private var randomState: UInt64 = 0x9E37_79B9_7F4A_7C15

    init() {}

    var total: Extent { root?.total ?? Extent() }

    /// How many elements there are, for those who want to know what the rope costs.
    var elementCount: Int {
        func count(_ node: Node?) -> Int {
            guard let node else { return 0 }
            return node.elements.count + count(node.left) + count(node.right)
        }
        return count(root)
    }

    // MARK: Finding

    /// The element at `place`, which must be less than the total count.
    func locate(place: Int) -> Location {
        var node = root
        var before = Extent()
        while let current = node {
            if let left = current.left, place < before.count + left.total.count {
                node = left
                continue
            }
            if let left = current.left { before = before + left.total }
            if place < before.count + current.own.count {
                for element in current.elements {
                    let extent = element.extent
                    if place < before.count + extent.count { return Location(element: element, before: before) }
                    before = before + extent
                }
            }
            before = before + current.own
            node = current.right
        }
        preconditionFailure("Rope: no place \(place) in \(total.count)")
    }

    /// The first element that reaches below `height`; nil if none does.
    func locate(height: Double) -> Location? {
        var node = root
        var before = Extent()
        while let current = node {
            if let left = current.left, height < before.height + left.total.height {
                node = left
                continue
            }
            if let left = current.left { before = before + left.total }
            if height < before.height + current.own.height {
                for element in current.elements {
                    let extent = element.extent
                    if height < before.height + extent.height { return Location(element: element, before: before) }
                    before = before + extent
                }
                // The sum of the node and the sum on the way may differ in the last bit.
                return current.elements.last.map {
                    let last = $0.extent
                    return Location(
                        element: $0,
                        before: Extent(count: before.count - last.count, height: before.height - last.height))
                }
            }
            before = before + current.own
            node = current.right
        }
        return nil
    }

    /// Calls `body` with each element, from the first.
    func forEach(_ body: (Element) -> Void) {
        func visit(_ node: Node?) {
            guard let node else { return }
            visit(node.left)
            node.elements.forEach(body)
            visit(node.right)
        }
        visit(root)
    }

    // MARK: Changing

    /// Lets `body` change the element at `place`, where that keeps its count.
    func update(place: Int, _ body: (inout Element) -> Void) {
        func visit(_ node: Node, _ place: Int) {
            let leftCount = node.left?.total.count ?? 0
            if place < leftCount, let left = node.left {
                visit(left, place)
            } else if place < leftCount + node.own.count {
                var rest = place - leftCount
                for index in node.elements.indices {
                    let count = node.elements[index].extent.count
                    if rest < count {
                        body(&node.elements[index])
                        assert(node.elements[index].extent.count == count, "Rope.update changed a count")
                        break
                    }
                    rest -= count
                }
                node.sumOwn()
            } else if let right = node.right {
                visit(right, place - leftCount - node.own.count)
            }
            node.sumTotal()
        }
        precondition(place >= 0 && place < total.count, "Rope: no place \(place) in \(total.count)")
        if let root { visit(root, place) }
    }

    /// Replaces the places in `range` by `new`.
    func replace(_ range: Range<Int>, with new: [Element]) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= total.count, "Rope: no places \(range) in \(total.count)")
        if replaceInPlace(range, with: new) { return }
        let (left, rest) = split(root, at: range.lowerBound)
        let (_, right) = split(rest, at: range.count)
        var middle: Node?
        var start = 0
        while start < new.count {
            let end = min(new.count, start + Self.capacity / 2)
            middle = join(middle, Node(ContiguousArray(new[start..<end]), priority: nextPriority()))
            start = end
        }
        root = join(join(left, middle), right)
    }

    /// The way of most changes: they lie in one node, which stays small enough.
    private func replaceInPlace(_ range: Range<Int>, with new: [Element]) -> Bool {
        func visit(_ node: Node, _ range: Range<Int>) -> Bool {
            let leftCount = node.left?.total.count ?? 0
            let ownEnd = leftCount + node.own.count
            let done: Bool
            if range.upperBound <= leftCount, range.lowerBound < leftCount, let left = node.left {
                done = visit(left, range)
            } else if range.lowerBound >= leftCount, range.upperBound <= ownEnd {
                done = replaceOwn(node, range.lowerBound - leftCount..<range.upperBound - leftCount, new)
            } else if range.lowerBound >= ownEnd, let right = node.right {
                done = visit(right, range.lowerBound - ownEnd..<range.upperBound - ownEnd)
            } else {
                done = false
            }
            if done { node.sumTotal() }
            return done
        }
        guard let root else { return false }
        return visit(root, range)
    }

    private func replaceOwn(_ node: Node, _ range: Range<Int>, _ new: [Element]) -> Bool {
        guard node.elements.count + new.count + 2 <= Self.capacity else { return false }
        var first = 0
        var place = 0
        while first < node.elements.count, place + node.elements[first].extent.count <= range.lowerBound {
            place += node.elements[first].extent.count
            first += 1
        }
        var replacement: [Element] = []
        if place < range.lowerBound {
            replacement.append(node.elements[first].split(at: range.lowerBound - place).0)
        }
        replacement += new
        var end = first
        while end < node.elements.count, place + node.elements[end].extent.count <= range.upperBound {
            place += node.elements[end].extent.count
            end += 1
        }
        if end < node.elements.count, place < range.upperBound {
            replacement.append(node.elements[end].split(at: range.upperBound - place).1)
            end += 1
        }
        // Nothing is left of the node: that takes a cut.
        guard node.elements.count - (end - first) + replacement.count > 0 else { return false }
        node.elements.replaceSubrange(first..<end, with: replacement)
        mergeNeighbours(node, around: max(0, first - 1)..<min(node.elements.count, first + replacement.count + 1))
        node.sumOwn()
        return true
    }

    private func mergeNeighbours(_ node: Node, around range: Range<Int>) {
        var index = range.lowerBound
        var end = range.upperBound
        while index + 1 < end {
            if let one = node.elements[index].merged(with: node.elements[index + 1]) {
                node.elements[index] = one
                node.elements.remove(at: index + 1)
                end -= 1
            } else {
                index += 1
            }
        }
    }

    // MARK: Cutting and joining

    private func nextPriority() -> UInt64 {
        // SplitMix64: well mixed, and the same in every run.
        randomState &+= 0x9E37_79B9_7F4A_7C15
        var mixed = randomState
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private func split(_ node: Node?, at place: Int) -> (Node?, Node?) {
        guard let node else { return (nil, nil) }
        let leftCount = node.left?.total.count ?? 0
        if place <= leftCount {
            let (outer, inner) = split(node.left, at: place)
            node.left = inner
            node.sumTotal()
            return (outer, node)
        }
        if place >= leftCount + node.own.count {
            let (inner, outer) = split(node.right, at: place - leftCount - node.own.count)
            node.right = inner
            node.sumTotal()
            return (node, outer)
        }
        // The cut goes through the node's own elements.
        var head = ContiguousArray<Element>()
        var tail = ContiguousArray<Element>()
        var rest = place - leftCount
        for element in node.elements {
            let count = element.extent.count
            if rest >= count {
                head.append(element)
                rest -= count
            } else if rest > 0 {
                let (one, two) = element.split(at: rest)
                head.append(one)
                tail.append(two)
                rest = 0
            } else {
                tail.append(element)
            }
        }
        let right = node.right
        node.right = nil
        node.elements = head
        node.sumOwn()
        node.sumTotal()
        return (node, join(Node(tail, priority: nextPriority()), right))
    }

    private func join(_ left: Node?, _ right: Node?) -> Node? {
        guard let left else { return right }
        guard let right else { return left }
        if left.priority >= right.priority {
            left.right = join(left.right, right)
            left.sumTotal()
            return left
        }
        right.left = join(left, right.left)
        right.sumTotal()
        return right
    }
}
