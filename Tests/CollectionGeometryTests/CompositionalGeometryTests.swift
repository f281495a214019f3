import Testing

@testable import CollectionGeometry

@Suite("Compositional geometry")
struct CompositionalGeometryTests {
    let container = PlanarSize(width: 390, height: 800)

    private func header(
        height: Double = 40, alignment: PlanarPoint = PlanarPoint(x: 0.5, y: 0), offset: PlanarPoint = .zero,
        extends: Bool = true, isPinned: Bool = false
    ) -> BoundaryItem {
        BoundaryItem(
            kind: "header", size: ItemSize(width: .fractionalWidth(1), height: .absolute(height)), alignment: alignment,
            offset: offset, extendsBoundary: extends, isPinned: isPinned)
    }

    private func section(
        _ boundaryItems: [BoundaryItem], items: Int = 10, backgrounds: [BackgroundItem] = []
    ) -> SectionSolution {
        SectionSolution(
            SectionDescription(
                group: SectionSolutionTests.row,
                insets: DirectionalInsets(top: 5, leading: 20, bottom: 7, trailing: 30),
                boundaryItems: boundaryItems, backgroundItems: backgrounds),
            itemCount: items, container: container, scale: 2)
    }

    private func layout(_ sections: [SectionSolution], boundaryItems: [BoundaryItem] = []) -> CompositionalGeometry {
        CompositionalGeometry(
            sections: sections, axis: .vertical, container: container, sectionSpacing: 10,
            boundaryItems: boundaryItems, scale: 2)
    }

    @Test("headers and footers are outside the insets of the groups, and follow those at the sides")
    func headerAndFooter() {
        let section = section([header(), header(height: 30, alignment: PlanarPoint(x: 0.5, y: 1))])
        #expect(section.length == 522)
        #expect(section.element(ofItem: 0)?.frame.origin == PlanarPoint(x: 20, y: 45))
        let expected: [PlanarRect] = [
            PlanarRect(x: 20, y: 0, width: 340, height: 40), PlanarRect(x: 20, y: 492, width: 340, height: 30),
        ]
        #expect(section.boundaryElements.map(\.frame) == expected)
    }

    @Test("an offset moves a boundary item, and the section grows by it")
    func offset() {
        let section = section([header(offset: PlanarPoint(x: 3, y: -10))])
        #expect(section.length == 50 + 452)
        #expect(section.boundaryElements[0].frame.origin == PlanarPoint(x: 23, y: 0))
    }

    @Test("a boundary item that does not extend the section overlaps it")
    func overlap() {
        let section = section([header(extends: false), header(alignment: PlanarPoint(x: 0, y: 0.5), extends: false)])
        #expect(section.length == 452)
        #expect(section.boundaryElements[0].frame.origin.y == 0)
        #expect(section.boundaryElements[1].frame.origin.y == 206)
    }

    @Test("a side item that is longer than its section extends it")
    func sideItem() {
        let side = header(height: 100, alignment: PlanarPoint(x: 1, y: 0.5))
        #expect(section([side], items: 1).length == 100)
        #expect(section([side], items: 5).boundaryElements[0].frame.origin.y == 66)
    }

    @Test("sections follow each other with their spacing, and a measured size moves those after it")
    func sections() {
        var layout = layout([section([]), section([], items: 0), section([])], boundaryItems: [header(height: 50)])
        #expect((0..<3).map(layout.start(ofSection:)) == [50, 512, 522])
        #expect(layout.contentSize == PlanarSize(width: 390, height: 974))
        _ = layout.updateSection(0) { $0.setSize(MeasuredSize(height: 54), ofItem: 2) }
        #expect(layout.start(ofSection: 2) == 532)
        #expect(layout.sections(in: 520...525) == 1..<2)
        #expect(layout.sections(in: 523...531).isEmpty)
    }

    @Test("a pinned header remains visible until its section ends")
    func pinnedHeader() {
        let layout = layout([section([header(isPinned: true)]), section([header(isPinned: true)])])
        let start = layout.boundaryElements(ofSection: 0, visible: 0...800)[0]
        #expect(start.frame.origin.y == 0)
        let pinned = layout.boundaryElements(ofSection: 0, visible: 100...900)[0]
        #expect(pinned.frame.origin.y == 100)
        #expect(pinned.zIndex == 1_000_000_001)
        #expect(layout.boundaryElements(ofSection: 0, visible: 470...1270)[0].frame.origin.y == 452)
        #expect(layout.boundaryElements(ofSection: 1, visible: 0...800)[0].frame.origin.y == 502)
        #expect(layout.hasPinnedItems)
    }

    @Test("a pinned footer remains at the end of the visible range")
    func pinnedFooter() {
        let footer = header(alignment: PlanarPoint(x: 0.5, y: 1), isPinned: true)
        let layout = layout([section([footer])])
        #expect(layout.boundaryElements(ofSection: 0, visible: 0...300)[0].frame.origin.y == 260)
        #expect(layout.boundaryElements(ofSection: 0, visible: 200...1000)[0].frame.origin.y == 452)
    }

    @Test("a background covers its section with its boundary items, and raises the cells above it")
    func background() {
        let section = section(
            [header()], backgrounds: [BackgroundItem(kind: "card", insets: DirectionalInsets(leading: 8, trailing: 8))])
        #expect(section.backgroundElements.map(\.frame) == [PlanarRect(x: 8, y: 0, width: 374, height: 492)])
        #expect(section.element(ofItem: 0)?.zIndex == 1)
    }

    @Test("a measured header replaces its estimate")
    func estimatedHeader() {
        var item = header()
        item.size.height = .estimated(40)
        var section = section([item])
        let isChanged = section.setSize(MeasuredSize(height: 64.5), ofBoundaryItem: 0)
        #expect(isChanged)
        #expect(section.element(ofItem: 0)?.frame.origin.y == 69.5)
    }

    @Test("the last group is shortened by the rows that it lacks")
    func lastGroup() {
        let cell = GroupItem(size: ItemSize(width: .fractionalWidth(1), height: .fractionalHeight(1.0 / 3)))
        let column = GroupItem(
            size: ItemSize(width: .fractionalWidth(1), height: .absolute(300)),
            content: .line(GroupLine(.vertical, subitems: [cell])))
        let section = SectionSolution(
            SectionDescription(group: column), itemCount: 4, container: container, scale: 2)
        #expect(section.length == 400)
    }
}
