import RandomRuns
import Testing

@testable import CollectionGeometry

@Suite("Sections of flows")
struct FlowSectionTests {
    private func metrics(_ length: Double) -> FlowMetrics {
        var metrics = FlowMetrics()
        metrics.lineLength = length
        metrics.leadingInset = 5
        metrics.startInset = 7
        metrics.endInset = 11
        metrics.lineSpacing = 4
        metrics.itemSpacing = 3
        metrics.header = 20
        metrics.footer = 30
        return metrics
    }

    @Test("items of one size are placed without a pass over them")
    func uniform() {
        let items = FlowItems(FlowSize(along: 40, across: 30), count: 1_000_000, areEstimated: false)
        let section = FlowSection(items, metrics(100))
        #expect(section.length == 20 + 7 + Double(333_334 * 44 - 4) + 11 + 30)
        let last = section.rect(ofItem: 999_999)
        #expect(last == FlowRect(along: 27 + 333_333 * 44, across: 5, size: FlowSize(along: 40, across: 30)))
        var found: [Int] = []
        section.forEachItem(from: 27 + 100_000 * 44, to: 27 + 100_001 * 44 + 1) { item, _ in found.append(item) }
        #expect(found == Array(300_000..<300_006))
    }

    @Test("an item that exactly fits a line is not moved to the next one")
    func exactFit() {
        let items = FlowItems(FlowSize(along: 10, across: 100.0 / 3), count: 9, areEstimated: false)
        var metrics = metrics(100)
        metrics.itemSpacing = 0
        let section = FlowSection(items, metrics)
        #expect(section.rect(ofItem: 2).along == section.rect(ofItem: 0).along)
        #expect(section.rect(ofItem: 3).along > section.rect(ofItem: 2).along)
    }

    @Test("random sizes and measurements are placed as by a model that places all items anew")
    func randomMeasurements() {
        repeatRandomly(60) { seed, generator in
            func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
            func size() -> FlowSize { FlowSize(along: Double(number(1...60)), across: Double(number(1...110))) }
            let count = number(0...80)
            let metrics = metrics(Double(number(60...200)))
            let estimate = size()
            var sizes = Array(repeating: estimate, count: count)
            let isEstimated = number(0...2) > 0
            var items = FlowItems(estimate, count: count, areEstimated: isEstimated)
            if number(0...2) == 0 {
                // A few sizes, so that equal lines occur.
                let kinds = (0..<number(1...3)).map { _ in size() }
                sizes = sizes.map { _ in kinds.randomElement(using: &generator)! }
                items = FlowItems(sizes, areEstimated: isEstimated)
            }
            var section = FlowSection(items, metrics)
            for step in 0..<12 {
                let model = FlowModel(sizes, metrics, items)
                let comment = "seed \(seed), step \(step)"
                #expect(abs(section.length - model.length) < 1e-6, "\(comment)")
                for item in sizes.indices {
                    expectSame(section.rect(ofItem: item), model.rects[item], "\(comment), item \(item)")
                }
                let start = Double(number(-50...max(1, Int(model.length))))
                let end = start + Double(number(1...150))
                var found: [Int] = []
                section.forEachItem(from: start, to: end) { item, _ in found.append(item) }
                #expect(found == model.items(from: start, to: end), "\(comment)")
                guard isEstimated, count > 0 else { return }
                var changes: [Int: FlowSize] = [:]
                for _ in 0..<number(1...6) { changes[number(0...(count - 1))] = number(0...4) == 0 ? estimate : size() }
                for (item, size) in changes { sizes[item] = size }
                section.measure(changes)
            }
        }
    }

    private func expectSame(_ rect: FlowRect, _ expected: FlowRect, _ comment: String) {
        #expect(
            abs(rect.along - expected.along) < 1e-6 && abs(rect.across - expected.across) <= 1
                && rect.size == expected.size, "\(comment): \(rect) instead of \(expected)")
    }
}

/// Places all items of a section one by one.
private struct FlowModel {
    private(set) var rects: [FlowRect] = []
    private(set) var length: Double
    private var lines: [(items: Range<Int>, start: Double, end: Double)] = []

    init(_ sizes: [FlowSize], _ metrics: FlowMetrics, _ items: FlowItems) {
        var along = metrics.header + metrics.startInset
        var first = 0
        while first < sizes.count {
            var last = first
            var used = sizes[first].across
            while last + 1 < sizes.count,
                used + metrics.itemSpacing + sizes[last + 1].across <= metrics.lineLength + 1e-6
            {
                last += 1
                used += metrics.itemSpacing + sizes[last].across
            }
            let range = first..<(last + 1)
            let thickness = sizes[range].map(\.along).max() ?? 0
            let isLast = last == sizes.count - 1
            var across = 0.0
            var gap = metrics.itemSpacing
            let sum = sizes[range].reduce(0) { $0 + $1.across }
            if items.areFixed {
                let capacity = metrics.capacity(for: sizes[0].across)
                let rest = metrics.lineLength - Double(capacity) * sizes[0].across
                if capacity == 1 { across = rest / 2 } else { gap = rest / Double(capacity - 1) }
            } else if !isLast || (range.count == 1 && items.areEstimated) {
                let rest = metrics.lineLength - sum
                if range.count == 1 { across = rest / 2 } else { gap = rest / Double(range.count - 1) }
            }
            for item in range {
                let size = sizes[item]
                rects.append(
                    FlowRect(
                        along: along + metrics.rounded((thickness - size.along) / 2),
                        across: metrics.leadingInset + metrics.rounded(across), size: size))
                across += size.across + gap
            }
            lines.append((range, along, along + thickness))
            along += thickness + metrics.lineSpacing
            first = last + 1
        }
        if !sizes.isEmpty { along -= metrics.lineSpacing }
        length = along + metrics.endInset + metrics.footer
    }

    func items(from start: Double, to end: Double) -> [Int] {
        lines.filter { $0.end > start && $0.start < end }.flatMap { Array($0.items) }
    }
}
