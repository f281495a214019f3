import RandomRuns
import Testing

@testable import CollectionGeometry

/// The reference model of a section: all groups in order, each laid out for itself.
struct SectionModel {
    var description: SectionDescription
    var container: PlanarSize
    var sizes: [MeasuredSize?]

    /// Returns the frames of all cells, the frames of the groups, and the length of all groups.
    func solve() -> (cells: [PlanarRect], groups: [PlanarRect], length: Double, rowLength: Double) {
        let plain = SectionSolution(description, itemCount: sizes.count, container: container, scale: 2)
        var measured = MeasuredSizes(count: sizes.count)
        for (item, size) in sizes.enumerated() { measured[item] = size }
        let solver = GroupSolver(grid: PixelGrid(scale: 2), sizes: measured)
        let along = description.groupAxis
        var cells: [PlanarRect] = []
        var groups: [PlanarRect] = []
        var offset = description.insets.start(along)
        var rowLength: Double?
        var end = offset
        while cells.count < sizes.count {
            let first = cells.count
            let solution = solver.solve(
                description.group, in: plain.groupContainer,
                supply: .init(first: first, count: sizes.count - first))
            guard !solution.cells.isEmpty else { break }
            var origin = PlanarPoint.zero
            origin[along] = offset
            origin[along.other] = description.insets.start(along.other)
            cells += solution.cells.map { $0.frame.offset(by: origin) }
            groups.append(PlanarRect(origin: origin, size: solution.size))
            if sizes[first..<cells.count].contains(where: { $0 != nil }) {
                rowLength = max(rowLength ?? 0, solution.size[along.other])
            }
            let extent = plain.extent(of: solution)
            end = offset + extent - description.groupSpacing
            offset += extent
        }
        let length = end + description.insets.end(along)
        return (cells, groups, length, rowLength ?? plain.template.size[along.other])
    }
}

extension SectionSolution {
    /// Requires that the section equals the reference model.
    func check(against model: SectionModel, _ comment: Comment, _ generator: inout SeededGenerator) throws {
        let expected = model.solve()
        try #require(itemCount == model.sizes.count, comment)
        try #require(abs(groupsLength - expected.length) < 1e-3, comment)
        if description.isOrthogonal { try #require(abs(rowLength - expected.rowLength) < 1e-6, comment) }
        for item in 0..<itemCount {
            let element = element(ofItem: item)
            guard item < expected.cells.count else {
                try #require(element == nil, comment)
                continue
            }
            let frame = try #require(element, comment).frame
            try #require(
                frame.isNear(expected.cells[item]), "\(comment) item \(item): \(frame) \(expected.cells[item])")
        }
        for _ in 0..<3 {
            let rect = PlanarRect(
                x: Double.random(in: -50...400, using: &generator),
                y: Double.random(in: -50...max(50, expected.length), using: &generator),
                width: Double.random(in: 1...300, using: &generator),
                height: Double.random(in: 1...300, using: &generator))
            // Positions are rounded to pixels, so elements near an edge may differ.
            let found = Set(
                groupElements(in: rect).compactMap { if case .item(let item) = $0.identity { item } else { nil } })
            for (item, frame) in expected.cells.enumerated() {
                let group = expected.groups[group(ofItem: item)!]
                if frame.distance(inside: rect) > 1, group.distance(inside: rect) > 1 {
                    try #require(found.contains(item), "\(comment) item \(item) in \(rect)")
                } else if frame.distance(inside: rect) < -1 || group.distance(inside: rect) < -1 {
                    try #require(!found.contains(item), "\(comment) item \(item) in \(rect)")
                }
            }
        }
    }
}

extension PlanarRect {
    /// Returns whether two rectangles are equal up to the rounding to pixels.
    func isNear(_ other: PlanarRect) -> Bool {
        abs(origin.x - other.origin.x) <= 0.26 && abs(origin.y - other.origin.y) <= 0.26
            && abs(size.width - other.size.width) < 1e-6 && abs(size.height - other.size.height) < 1e-6
    }

    /// Returns the overlap with another rectangle along the axis with the smaller one, which is negative for
    /// separate rectangles.
    func distance(inside other: PlanarRect) -> Double {
        min(
            min(end(.horizontal), other.end(.horizontal)) - max(start(.horizontal), other.start(.horizontal)),
            min(end(.vertical), other.end(.vertical)) - max(start(.vertical), other.start(.vertical)))
    }
}

/// Random descriptions of sections.
enum RandomSection {
    static func dimension(_ axis: PlanarAxis, _ generator: inout SeededGenerator, estimated: Bool) -> ItemDimension {
        switch Int.random(in: 0..<(estimated ? 6 : 3), using: &generator) {
        case 0:
            axis == .horizontal
                ? .fractionalWidth([0.25, 1.0 / 3, 0.5, 1].randomElement(using: &generator)!) : .absolute(30)
        case 1: .absolute(Double(Int.random(in: 10...120, using: &generator)))
        case 2: axis == .horizontal ? .fractionalWidth(0.3) : .fractionalHeight(0.2)
        case 3: .uniformAcrossSiblings(estimate: 40)
        default: .estimated(Double(Int.random(in: 20...90, using: &generator)))
        }
    }

    static func spacing(_ generator: inout SeededGenerator) -> ItemSpacing {
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .none
        case 1: .fixed(Double(Int.random(in: 0...12, using: &generator)))
        default: .flexible(Double(Int.random(in: 0...6, using: &generator)))
        }
    }

    static func item(_ generator: inout SeededGenerator, estimated: Bool, depth: Int) -> GroupItem {
        let size = ItemSize(
            width: dimension(.horizontal, &generator, estimated: estimated),
            height: dimension(.vertical, &generator, estimated: estimated))
        let inset = Double(Int.random(in: 0...4, using: &generator))
        let insets = DirectionalInsets(top: inset, leading: inset / 2, bottom: 1, trailing: inset)
        guard depth > 0, Bool.random(using: &generator) else { return GroupItem(size: size, insets: insets) }
        return group(&generator, size: size, estimated: estimated, depth: depth - 1)
    }

    static func group(
        _ generator: inout SeededGenerator, size: ItemSize, estimated: Bool, depth: Int
    ) -> GroupItem {
        let line = GroupLine(
            Bool.random(using: &generator) ? .horizontal : .vertical,
            subitems: (0..<Int.random(in: 1...3, using: &generator)).map { _ in
                item(&generator, estimated: estimated, depth: depth)
            },
            count: Bool.random(using: &generator) ? Int.random(in: 1...4, using: &generator) : nil,
            spacing: spacing(&generator))
        return GroupItem(size: size, content: .line(line))
    }

    static func description(_ generator: inout SeededGenerator, estimated: Bool) -> SectionDescription {
        let size = ItemSize(
            width: estimated && Int.random(in: 0..<4, using: &generator) == 0 ? .estimated(150) : .fractionalWidth(1),
            height: estimated && Bool.random(using: &generator) ? .estimated(50) : .absolute(80))
        return SectionDescription(
            group: group(&generator, size: size, estimated: estimated, depth: 1),
            insets: DirectionalInsets(top: 3, leading: 8, bottom: 5, trailing: 9),
            groupSpacing: Double(Int.random(in: 0...10, using: &generator)),
            layoutAxis: Bool.random(using: &generator) ? .vertical : .horizontal,
            isOrthogonal: Bool.random(using: &generator))
    }
}
