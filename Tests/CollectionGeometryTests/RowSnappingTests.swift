import Testing

@testable import CollectionGeometry

@Suite("Row snapping")
struct RowSnappingTests {
    /// Ten groups of 200 points with a space of 10, in a layout of 390 points with insets of 20.
    private func snapping(_ rule: RowSnapping.Rule, groups: Int = 10) -> RowSnapping {
        let size = ItemSize(width: .absolute(200), height: .absolute(100))
        let group = GroupItem(
            size: size, content: .line(GroupLine(.horizontal, subitems: [GroupItem(size: size)])))
        return RowSnapping(
            SectionSolution(
                SectionDescription(
                    group: group, insets: DirectionalInsets(leading: 20, trailing: 20), groupSpacing: 10,
                    isOrthogonal: true),
                itemCount: groups, container: PlanarSize(width: 390, height: 800), scale: 2),
            rule: rule)
    }

    private func rest(
        _ rule: RowSnapping.Rule, _ current: Double, _ proposed: Double, _ velocity: Double, from start: Double
    ) -> Double {
        snapping(rule).rest(from: current, proposed: proposed, velocity: velocity, dragStart: start)
    }

    @Test("content length and maximum offset contain the insets")
    func lengths() {
        #expect(snapping(.group).contentLength == 2130)
        #expect(snapping(.group).maximumOffset == 1740)
        #expect(snapping(.group, groups: 1).maximumOffset == 0)
    }

    @Test("continuous scrolling comes to rest anywhere")
    func continuous() {
        #expect(rest(.continuous, 100, 333, 1, from: 0) == 333)
    }

    @Test("the nearest leading edge is the rest at group boundaries")
    func boundaries() {
        #expect(rest(.groupBoundary, 100, 300, 1, from: 0) == 210)
        #expect(rest(.groupBoundary, 100, 320, 1, from: 0) == 420)
        #expect(rest(.groupBoundary, 100, 5000, 1, from: 0) == 5000)
    }

    @Test("paging moves by one group at most, and returns without velocity")
    func groups() {
        #expect(rest(.group, 50, 900, 2, from: 0) == 210)
        #expect(rest(.group, 50, 900, 0, from: 0) == 0)
        #expect(rest(.group, 150, 900, 0, from: 0) == 210)
        #expect(rest(.group, 400, 0, -2, from: 420) == 210)
        #expect(rest(.group, 1740, 1800, 2, from: 1700) == 1740)
    }

    @Test("pages have the length of the layout without the insets")
    func pages() {
        #expect(rest(.page, 50, 900, 2, from: 0) == 350)
        #expect(rest(.page, 1690, 1800, 2, from: 1600) == 1740)
    }

    @Test("centered groups have room at both ends")
    func centered() {
        let snapping = snapping(.centeredGroup)
        #expect(snapping.startInset == 75)
        #expect(snapping.endInset == 75)
        #expect(rest(.centeredGroup, -20, 300, 1, from: -75) == 135)
    }
}
