/// A section of a flow: a header, lines of items, and a footer.
///
/// Positions are relative to the beginning of the section. Items of one size cost nothing: their positions are
/// computed. Lines of other items are found once, and again from the line on in which an item has been measured.
package struct FlowSection: Sendable {
    package private(set) var metrics: FlowMetrics
    package private(set) var items: FlowItems
    private var runs: [FlowRun] = []

    /// Creates a section.
    ///
    /// - Complexity: O(1) for items of one size that have not been measured, otherwise O(*n*).
    package init(_ items: FlowItems, _ metrics: FlowMetrics) {
        self.items = items
        self.metrics = metrics
        breakLines(from: 0, resuming: [], after: 0)
    }

    /// The distance of the first line from the beginning of the section.
    package var linesOffset: Double { metrics.header + metrics.startInset }

    /// The distance of the footer from the beginning of the section.
    package var footerOffset: Double { linesOffset + linesLength + metrics.endInset }

    /// The length of the section with its header and footer.
    package var length: Double { footerOffset + metrics.footer }

    private var linesLength: Double {
        runs.last.map { $0.offset + $0.length(metrics.lineSpacing) } ?? 0
    }

    /// Sets the lengths of the header and the footer along the direction of scrolling.
    package mutating func setEdges(header: Double, footer: Double) {
        metrics.header = header
        metrics.footer = footer
    }

    // MARK: Breaking of lines

    /// Stores measured sizes of items, and updates the lines.
    package mutating func measure(_ sizes: [Int: FlowSize]) {
        let changed = sizes.filter { $0.key < items.count && items.measured[$0.key] != $0.value }
        guard let first = changed.keys.min(), let last = changed.keys.max() else { return }
        items.measure(changed)
        var index = runIndex(ofItem: first)
        let run = runs[index]
        // An item that has become smaller may fit into the line before.
        var line = (first - run.firstItem) / run.itemsPerLine - 1
        if line < 0, index > 0 {
            index -= 1
            line = runs[index].lineCount - 1
        }
        line = max(0, line)
        let rest = Array(runs[index...])
        let start = runs[index].items(ofLine: line).lowerBound
        runs.removeSubrange((index + 1)...)
        if line > 0 {
            runs[index].itemCount = line * runs[index].itemsPerLine
        } else {
            runs.removeLast()
        }
        breakLines(from: start, resuming: rest, after: last)
    }

    /// Breaks the items from `start` on into lines.
    ///
    /// - Parameters:
    ///   - rest: The previous lines, which are used again from the first common beginning of a line on.
    ///   - last: The last item whose size differs from that in `rest`.
    private mutating func breakLines(from start: Int, resuming rest: [FlowRun], after last: Int) {
        var item = start
        var old = 0
        while item < items.count {
            if item > last {
                while old < rest.count, rest[old].endItem <= item { old += 1 }
                if old < rest.count, rest[old].firstItem <= item,
                    (item - rest[old].firstItem) % rest[old].itemsPerLine == 0
                {
                    var run = rest[old]
                    run.itemCount = run.endItem - item
                    run.firstItem = item
                    append(run)
                    for run in rest[(old + 1)...] { append(run) }
                    return
                }
            }
            item = appendLines(from: item)
        }
    }

    /// Appends one line with individual items, or all full lines before the next measured item.
    ///
    /// - Returns: The first item of the next line.
    private mutating func appendLines(from item: Int) -> Int {
        if let size = items.uniformSize {
            let capacity = metrics.capacity(for: size.across)
            let next = items.firstMeasured(from: item)
            // A measured item may fit into the last full line before it.
            let count = next == items.count ? next - item : max(0, next - item - 1) / capacity * capacity
            if count > 0 {
                append(
                    FlowRun(
                        firstItem: item, itemCount: count, itemsPerLine: capacity, thickness: size.along, itemSize: size
                    ))
                return item + count
            }
        }
        let first = items[item]
        var run = FlowRun(firstItem: item, itemCount: 1, itemsPerLine: 1, thickness: first.along, itemSize: first)
        var length = first.across
        var next = item + 1
        while next < items.count {
            let size = items[next]
            guard length + metrics.itemSpacing + size.across <= metrics.lineLength + 1e-6 else { break }
            length += metrics.itemSpacing + size.across
            run.thickness = max(run.thickness, size.along)
            if size != first { run.itemSize = nil }
            next += 1
        }
        run.itemCount = next - item
        run.itemsPerLine = run.itemCount
        append(run)
        return next
    }

    private mutating func append(_ run: FlowRun) {
        guard let last = runs.last else {
            var run = run
            run.offset = 0
            runs.append(run)
            return
        }
        // Equal lines are one run. Only the last line of a run may have fewer items.
        if last.itemSize != nil, last.itemSize == run.itemSize, last.itemCount % last.itemsPerLine == 0,
            last.itemsPerLine == run.itemsPerLine || (run.lineCount == 1 && run.itemsPerLine < last.itemsPerLine)
        {
            runs[runs.count - 1].itemCount += run.itemCount
            return
        }
        var run = run
        run.offset = last.offset + last.length(metrics.lineSpacing) + metrics.lineSpacing
        runs.append(run)
    }

    // MARK: Positions

    private func runIndex(ofItem item: Int) -> Int { lastRun { $0.firstItem <= item } }

    /// Returns the last run that satisfies a condition that holds for the first runs only.
    private func lastRun(where condition: (FlowRun) -> Bool) -> Int {
        var (lower, upper) = (0, runs.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if condition(runs[middle]) { lower = middle + 1 } else { upper = middle }
        }
        return max(0, lower - 1)
    }

    /// Returns the rectangle of an item.
    ///
    /// - Precondition: The item exists.
    package func rect(ofItem item: Int) -> FlowRect {
        let index = runIndex(ofItem: item)
        let run = runs[index]
        let line = (item - run.firstItem) / run.itemsPerLine
        var result = FlowRect(along: 0, across: 0, size: items[item])
        forEachItem(ofLine: line, run: index) { other, rect in
            if other == item { result = rect }
        }
        return result
    }

    /// Calls `body` with the items whose lines intersect a range along the direction of scrolling.
    package func forEachItem(from start: Double, to end: Double, _ body: (Int, FlowRect) -> Void) {
        guard !runs.isEmpty else { return }
        let (lower, upper) = (start - linesOffset, end - linesOffset)
        var index = lastRun { $0.offset <= lower }
        while index < runs.count, runs[index].offset < upper {
            let run = runs[index]
            let pitch = run.thickness + metrics.lineSpacing
            let before = pitch > 0 ? (lower - run.offset) / pitch : 0
            var line = max(0, Int(max(0, min(before, 1e15))))
            while line < run.lineCount {
                let offset = run.offset + Double(line) * pitch
                if offset >= upper { break }
                if offset + run.thickness > lower { forEachItem(ofLine: line, run: index, body) }
                line += 1
            }
            index += 1
        }
    }

    private func forEachItem(ofLine line: Int, run index: Int, _ body: (Int, FlowRect) -> Void) {
        let run = runs[index]
        let lineItems = run.items(ofLine: line)
        let along = linesOffset + run.offset + Double(line) * (run.thickness + metrics.lineSpacing)
        let isLast = index == runs.count - 1 && line == run.lineCount - 1
        var (across, gap) = arrangement(of: lineItems, in: run, isLast: isLast)
        for item in lineItems {
            let size = run.itemSize ?? items[item]
            body(
                item,
                FlowRect(
                    along: along + metrics.rounded((run.thickness - size.along) / 2),
                    across: metrics.leadingInset + metrics.rounded(across), size: size))
            across += size.across + gap
        }
    }

    /// Returns the position of the first item of a line, and the distance between its items.
    private func arrangement(of lineItems: Range<Int>, in run: FlowRun, isLast: Bool) -> (Double, Double) {
        let count = items.areFixed ? run.itemsPerLine : lineItems.count
        if isLast, !items.areFixed, count > 1 || !items.areEstimated { return (0, metrics.itemSpacing) }
        let length: Double =
            run.itemSize.map { $0.across * Double(count) } ?? lineItems.reduce(0) { $0 + items[$1].across }
        let rest = metrics.lineLength - length
        return count > 1 ? (0, rest / Double(count - 1)) : (rest / 2, 0)
    }
}
