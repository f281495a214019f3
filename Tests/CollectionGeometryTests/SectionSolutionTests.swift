import RandomRuns
import Testing

@testable import CollectionGeometry

@Suite("Section solution")
struct SectionSolutionTests {
    static let container = PlanarSize(width: 390, height: 800)

    /// A grid of square items, in rows of a count.
    static func grid(columns: Int, spacing: Double = 0) -> GroupItem {
        let item = GroupItem(size: ItemSize(width: .fractionalWidth(1 / Double(columns)), height: .fractionalHeight(1)))
        return GroupItem(
            size: ItemSize(width: .fractionalWidth(1), height: .absolute(100)),
            content: .line(GroupLine(.horizontal, subitems: [item], spacing: .fixed(spacing))))
    }

    /// A row of one item with an estimated height.
    static let row: GroupItem = {
        let size = ItemSize(width: .fractionalWidth(1), height: .estimated(44))
        return GroupItem(size: size, content: .line(GroupLine(.vertical, subitems: [GroupItem(size: size)])))
    }()

    @Test("a million items of known size are one run, and any of them is found")
    func millionItems() {
        let section = SectionSolution(
            SectionDescription(group: Self.grid(columns: 3), groupSpacing: 10), itemCount: 1_000_000,
            container: Self.container, scale: 2)
        #expect(section.extents.runCount == 1)
        #expect(section.groupCount == 333_334)
        #expect(section.length == 36_666_730)
        #expect(
            section.element(ofItem: 999_999)?.frame
                == PlanarRect(x: 0, y: 333_333 * 110, width: 130, height: 100))
        let bottom = PlanarRect(x: 0, y: section.length - 205, width: 390, height: 205)
        #expect(
            section.groupElements(in: bottom).map(\.identity) == [
                .item(999_996), .item(999_997), .item(999_998), .item(999_999),
            ])
    }

    @Test("items inserted into a million rows of known size stay one run")
    func insertionIntoMillion() {
        var section = SectionSolution(
            SectionDescription(group: Self.grid(columns: 3)), itemCount: 1_000_000, container: Self.container, scale: 2)
        section.update(removing: [], inserting: [0..<2])
        #expect(section.itemCount == 1_000_002)
        #expect(section.extents.runCount == 1)
        #expect(section.length == 333_334 * 100)
    }

    @Test("a measured row moves the following rows, and keeps its height when rows are inserted above it")
    func measuredRows() {
        var section = SectionSolution(
            SectionDescription(group: Self.row), itemCount: 1_000_000, container: Self.container, scale: 2)
        let isChanged = section.setSize(MeasuredSize(width: 5, height: 100), ofItem: 3)
        #expect(isChanged)
        #expect(section.element(ofItem: 4)?.frame.origin.y == 232)
        #expect(section.element(ofItem: 3)?.frame.size.width == 390)
        section.update(removing: [0..<1], inserting: [0..<3])
        #expect(section.element(ofItem: 5)?.frame.size.height == 100)
        #expect(section.itemCount == 1_000_002)
        #expect(section.length == 44_000_144)
        let isChangedAgain = section.setSize(MeasuredSize(height: 100), ofItem: 5)
        #expect(!isChangedAgain)
    }

    @Test("the tallest item determines the height of an estimated row")
    func estimatedGrid() {
        let item = GroupItem(size: ItemSize(width: .fractionalWidth(0.5), height: .estimated(50)))
        let group = GroupItem(
            size: ItemSize(width: .fractionalWidth(1), height: .estimated(50)),
            content: .line(GroupLine(.horizontal, subitems: [item])))
        var section = SectionSolution(
            SectionDescription(group: group), itemCount: 5, container: Self.container, scale: 2)
        #expect(section.length == 150)
        _ = section.setSize(MeasuredSize(height: 30), ofItem: 0)
        #expect(section.length == 150)
        _ = section.setSize(MeasuredSize(height: 70), ofItem: 1)
        #expect(section.element(ofItem: 0)?.frame.size.height == 30)
        #expect(section.element(ofItem: 2)?.frame.origin.y == 70)
        // The tall item is in the second row after the insertion.
        section.update(removing: [], inserting: [0..<1])
        #expect(section.element(ofItem: 3)?.frame.origin.y == 50)
        #expect(section.element(ofItem: 4)?.frame.origin.y == 120)
    }

    @Test("tags of measured widths fill lines, and wrap")
    func tags() {
        let tag = GroupItem(size: ItemSize(width: .estimated(100), height: .absolute(30)))
        let group = GroupItem(
            size: ItemSize(width: .fractionalWidth(1), height: .absolute(30)),
            content: .line(GroupLine(.horizontal, subitems: [tag], spacing: .fixed(10))))
        var section = SectionSolution(
            SectionDescription(group: group, groupSpacing: 5), itemCount: 10, container: Self.container, scale: 2)
        #expect(section.groupCount == 4)
        for item in 0..<10 { _ = section.setSize(MeasuredSize(width: 50), ofItem: item) }
        #expect(section.groupCount == 2)
        #expect(section.element(ofItem: 5)?.frame.origin == PlanarPoint(x: 300, y: 0))
        #expect(section.element(ofItem: 6)?.frame.origin == PlanarPoint(x: 0, y: 35))
        _ = section.setSize(MeasuredSize(width: 1000), ofItem: 1)
        #expect((0..<3).map { section.group(ofItem: $0) } == [0, 1, 2])
    }

    @Test("a row of an orthogonal section is as tall as its tallest measured item")
    func orthogonalRow() {
        let size = ItemSize(width: .absolute(200), height: .estimated(300))
        let group = GroupItem(size: size, content: .line(GroupLine(.vertical, subitems: [GroupItem(size: size)])))
        var section = SectionSolution(
            SectionDescription(
                group: group, insets: DirectionalInsets(top: 10, leading: 20, bottom: 10, trailing: 20),
                groupSpacing: 8,
                isOrthogonal: true),
            itemCount: 10, container: Self.container, scale: 2)
        #expect(section.length == 320)
        #expect(section.groupsLength == 2112)
        _ = section.setSize(MeasuredSize(height: 90), ofItem: 0)
        _ = section.setSize(MeasuredSize(height: 120), ofItem: 1)
        #expect(section.length == 140)
        #expect(section.element(ofItem: 1)?.frame == PlanarRect(x: 228, y: 10, width: 200, height: 120))
        _ = section.setSize(MeasuredSize(height: 60), ofItem: 1)
        #expect(section.length == 110)
    }

    @Test("a section without items has no length, except that of its boundary items and insets")
    func emptySection() {
        var description = SectionDescription(group: Self.row, insets: DirectionalInsets(top: 10, bottom: 20))
        let container = Self.container
        #expect(SectionSolution(description, itemCount: 0, container: container, scale: 2).length == 0)
        description.boundaryItems = [
            BoundaryItem(
                kind: "header", size: ItemSize(width: .fractionalWidth(1), height: .absolute(40)),
                alignment: PlanarPoint(x: 0.5, y: 0))
        ]
        #expect(SectionSolution(description, itemCount: 0, container: container, scale: 2).length == 70)
    }

    @Test("supplementary items are numbered by their kind in the section")
    func supplementaryNumbers() {
        let badge = AnchoredItem(
            kind: "badge", size: ItemSize(width: .absolute(20), height: .absolute(20)),
            containerAnchor: ItemAnchor(
                unit: PlanarPoint(x: 1, y: 0), offset: PlanarPoint(x: 0.5, y: -0.5), isFractional: true))
        var group = Self.grid(columns: 2)
        group.content = .line(
            GroupLine(
                .horizontal,
                subitems: [
                    GroupItem(
                        size: ItemSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
                        supplementaryItems: [badge])
                ]))
        let section = SectionSolution(
            SectionDescription(group: group), itemCount: 7, container: Self.container, scale: 2)
        let element = section.element(ofSupplementary: "badge", index: 5)
        #expect(element?.frame == PlanarRect(x: 380, y: 190, width: 20, height: 20))
        #expect(section.element(ofSupplementary: "badge", index: 7) == nil)
    }

    @Test("random sections equal the model after random measurements and updates")
    func randomSections() throws {
        try repeatRandomly(300) { seed, generator in
            let description = RandomSection.description(&generator, estimated: Bool.random(using: &generator))
            var model = SectionModel(
                description: description, container: Self.container,
                sizes: Array(repeating: nil, count: Int.random(in: 0...40, using: &generator)))
            var section = SectionSolution(
                description, itemCount: model.sizes.count, container: model.container, scale: 2)
            try section.check(against: model, "TRESTLE_SEED=\(seed), initially", &generator)
            for step in 0..<12 {
                if Bool.random(using: &generator), !model.sizes.isEmpty {
                    let item = Int.random(in: 0..<model.sizes.count, using: &generator)
                    let size = MeasuredSize(
                        width: Double(Int.random(in: 10...200, using: &generator)) / 2,
                        height: Double(Int.random(in: 10...200, using: &generator)) / 2)
                    let axes = section.measuredAxes(ofItem: item)
                    _ = section.setSize(size, ofItem: item)
                    let measured = MeasuredSize(
                        width: axes.width ? size.width : nil, height: axes.height ? size.height : nil)
                    model.sizes[item] = measured == MeasuredSize() ? nil : measured
                } else {
                    Self.update(&model, &section, &generator)
                }
                try section.check(against: model, "TRESTLE_SEED=\(seed), step \(step)", &generator)
            }
        }
    }

    private static func update(
        _ model: inout SectionModel, _ section: inout SectionSolution, _ generator: inout SeededGenerator
    ) {
        var removed: [Range<Int>] = []
        var inserted: [Range<Int>] = []
        if !model.sizes.isEmpty, Bool.random(using: &generator) {
            let first = Int.random(in: 0..<model.sizes.count, using: &generator)
            removed = [first..<min(model.sizes.count, first + Int.random(in: 1...4, using: &generator))]
            model.sizes.removeSubrange(removed[0])
        }
        let first = Int.random(in: 0...model.sizes.count, using: &generator)
        inserted = [first..<(first + Int.random(in: 1...4, using: &generator))]
        model.sizes.insert(contentsOf: Array(repeating: nil, count: inserted[0].count), at: first)
        section.update(removing: removed, inserting: inserted)
    }
}
