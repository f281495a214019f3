/// The sizes of the items of a section of a flow.
package struct FlowItems: Sendable {
    private enum Base: Sendable {
        case uniform(FlowSize, count: Int)
        case individual([FlowSize])
    }

    private var base: Base
    /// The sizes of the items that have been measured, by index.
    private(set) var measured: [Int: FlowSize] = [:]
    /// The measured items in ascending order.
    private(set) var measuredItems: [Int] = []
    /// Whether the sizes of items that have not been measured are estimates.
    package let areEstimated: Bool

    /// Creates items of one size.
    package init(_ size: FlowSize, count: Int, areEstimated: Bool, measured: [Int: FlowSize] = [:]) {
        base = .uniform(size, count: count)
        self.areEstimated = areEstimated
        setMeasured(measured)
    }

    /// Creates items of individual sizes.
    package init(_ sizes: [FlowSize], areEstimated: Bool, measured: [Int: FlowSize] = [:]) {
        base = .individual(sizes)
        self.areEstimated = areEstimated
        setMeasured(measured)
    }

    private mutating func setMeasured(_ sizes: [Int: FlowSize]) {
        measured = sizes.filter { $0.key < count }
        measuredItems = measured.keys.sorted()
    }

    package var count: Int {
        switch base {
        case .uniform(_, let count): count
        case .individual(let sizes): sizes.count
        }
    }

    /// The size of all items that have not been measured, if they have one.
    var uniformSize: FlowSize? {
        if case .uniform(let size, _) = base { return size }
        return nil
    }

    /// Whether all items have one size that is not an estimate. Then the items of the last line are aligned
    /// with those above.
    var areFixed: Bool { uniformSize != nil && !areEstimated }

    subscript(item: Int) -> FlowSize {
        if !measured.isEmpty, let size = measured[item] { return size }
        switch base {
        case .uniform(let size, _): return size
        case .individual(let sizes): return sizes[item]
        }
    }

    /// Returns the first measured item from `item` on, or the number of items.
    func firstMeasured(from item: Int) -> Int {
        var (lower, upper) = (0, measuredItems.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if measuredItems[middle] < item { lower = middle + 1 } else { upper = middle }
        }
        return lower < measuredItems.count ? measuredItems[lower] : count
    }

    /// Stores the measured sizes of items.
    mutating func measure(_ sizes: [Int: FlowSize]) {
        var isNew = false
        for (item, size) in sizes where item < count {
            if measured.updateValue(size, forKey: item) == nil { isNew = true }
        }
        if isNew { measuredItems = measured.keys.sorted() }
    }
}
