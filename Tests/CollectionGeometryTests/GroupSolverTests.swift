import Testing

@testable import CollectionGeometry

@Suite("Group solver")
struct GroupSolverTests {
    let solver = GroupSolver(grid: PixelGrid(scale: 2), sizes: nil)
    let container = PlanarSize(width: 375, height: 800)

    private func frames(_ item: GroupItem, items: Int = .max / 2) -> [PlanarRect] {
        solver.solve(item, in: container, supply: .init(first: 0, count: items)).cells.map(\.frame)
    }

    private func group(
        _ axis: PlanarAxis, _ subitems: [GroupItem], count: Int? = nil, spacing: ItemSpacing = .none,
        width: ItemDimension = .fractionalWidth(1), height: ItemDimension = .absolute(100),
        insets: DirectionalInsets = .zero
    ) -> GroupItem {
        GroupItem(
            size: ItemSize(width: width, height: height), insets: insets,
            content: .line(GroupLine(axis, subitems: subitems, count: count, spacing: spacing)))
    }

    private func item(_ width: ItemDimension, _ height: ItemDimension = .fractionalHeight(1)) -> GroupItem {
        GroupItem(size: ItemSize(width: width, height: height))
    }

    @Test("thirds are rounded down to pixels, and three of them fit")
    func thirds() {
        let frames = frames(group(.horizontal, [item(.fractionalWidth(1.0 / 3))], width: .absolute(320)))
        #expect(frames.map(\.size.width) == [106.5, 106.5, 106.5])
        #expect(frames.map(\.origin.x) == [0, 106.5, 213])
    }

    @Test("fractions resolve in the length without the spacing")
    func fractionsAndSpacing() {
        let frames = frames(group(.horizontal, [item(.fractionalWidth(0.5))], spacing: .fixed(15)))
        let expected: [PlanarRect] = [
            PlanarRect(x: 0, y: 0, width: 180, height: 100), PlanarRect(x: 195, y: 0, width: 180, height: 100),
        ]
        #expect(frames == expected)
    }

    @Test("subitems repeat in order until the group is full")
    func repetition() {
        let frames = frames(group(.horizontal, [item(.absolute(100)), item(.absolute(50))]))
        #expect(frames.map(\.size.width) == [100, 50, 100, 50])
    }

    @Test("a group whose first item is longer than it has no cells")
    func overflow() {
        #expect(frames(group(.horizontal, [item(.absolute(400))])).isEmpty)
        #expect(frames(group(.horizontal, [item(.absolute(40), .absolute(200))])).count == 9)
    }

    @Test("flexible spacing shares the remaining length, also in a group with fewer items")
    func flexibleSpacing() {
        let line = group(.horizontal, [item(.absolute(100))], spacing: .flexible(10))
        #expect(frames(line).map(\.origin.x) == [0, 137.5, 275])
        #expect(frames(line, items: 2).map(\.origin.x) == [0, 137.5])
    }

    @Test("flexible edges center an item across the line")
    func flexibleEdges() {
        var centered = item(.absolute(50), .absolute(40))
        centered.edgeSpacing = ItemEdgeSpacing(top: .flexible(0), bottom: .flexible(0))
        #expect(frames(group(.horizontal, [centered], count: 1)) == [PlanarRect(x: 0, y: 30, width: 50, height: 40)])
    }

    @Test("fixed edge spacing takes room in the line")
    func fixedEdges() {
        var spaced = item(.absolute(50), .absolute(40))
        spaced.edgeSpacing = ItemEdgeSpacing(leading: .fixed(5), top: .fixed(3), trailing: .fixed(7))
        let frames = frames(group(.horizontal, [spaced]))
        #expect(frames.count == 6)
        #expect(frames[1].origin == PlanarPoint(x: 67, y: 3))
    }

    @Test("insets of an item reduce its frame, but not along an estimated dimension")
    func insets() {
        var cell = item(.fractionalWidth(0.5), .estimated(60))
        cell.insets = DirectionalInsets(top: 4, leading: 5, bottom: 6, trailing: 7)
        let frames = frames(group(.horizontal, [cell], height: .estimated(20)))
        #expect(frames[1] == PlanarRect(x: 192.5, y: 0, width: 175.5, height: 60))
        cell.size = ItemSize(width: .absolute(9.5), height: .absolute(30))
        cell.insets = DirectionalInsets(leading: 7, trailing: 7)
        #expect(self.frames(group(.horizontal, [cell], count: 1))[0].size.width == 4.5)
    }

    @Test("insets of a group reduce the container of its subitems")
    func groupInsets() {
        let frames = frames(
            group(
                .horizontal, [item(.fractionalWidth(0.5))],
                insets: DirectionalInsets(top: 10, leading: 25, bottom: 20, trailing: 50)))
        #expect(frames[0] == PlanarRect(x: 25, y: 10, width: 150, height: 70))
        #expect(frames.count == 2)
    }

    @Test("a group that is estimated along its axis contains each subitem once, and is as long as they are")
    func estimatedAlongAxis() {
        let column = group(
            .vertical, [item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(1), .absolute(30))],
            spacing: .fixed(5), height: .estimated(100))
        let solution = solver.solve(column, in: container, supply: .unlimited)
        #expect(solution.cells.count == 2)
        #expect(solution.size.height == 65)
        #expect(solver.solve(column, in: container, supply: .init(first: 0, count: 1)).size.height == 30)
    }

    @Test("a large leading item with a column beside it, as in a photo gallery")
    func nested() {
        let leading = item(.fractionalWidth(0.7))
        let column = group(
            .vertical, [item(.fractionalWidth(1), .fractionalHeight(0.5))], count: 2, width: .fractionalWidth(0.3),
            height: .fractionalHeight(1))
        let frames = frames(group(.horizontal, [leading, column], width: .absolute(300)))
        let expected: [PlanarRect] = [
            PlanarRect(x: 0, y: 0, width: 210, height: 100), PlanarRect(x: 210, y: 0, width: 90, height: 50),
            PlanarRect(x: 210, y: 50, width: 90, height: 50),
        ]
        #expect(frames == expected)
    }

    @Test("siblings with uniform heights are as tall as the tallest of them")
    func uniformSiblings() {
        var sizes = MeasuredSizes(count: 2)
        sizes[0] = MeasuredSize(height: 30)
        sizes[1] = MeasuredSize(height: 70)
        let line = group(
            .horizontal, [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 10))], height: .estimated(10))
        let solution = GroupSolver(grid: PixelGrid(scale: 2), sizes: sizes)
            .solve(line, in: container, supply: .init(first: 0, count: 2))
        #expect(solution.cells.map(\.frame.size.height) == [70, 70])
        #expect(solution.size.height == 70)
    }

    @Test("custom frames are relative to the group, and are used in order")
    func customFrames() {
        let custom = GroupItem(
            size: ItemSize(width: .fractionalWidth(1), height: .absolute(50)),
            content: .custom([
                .init(frame: PlanarRect(x: 5, y: 6, width: 7, height: 8), zIndex: 3),
                .init(frame: PlanarRect(x: 9, y: 6, width: 7, height: 8)),
            ]))
        #expect(frames(custom).count == 2)
        #expect(frames(custom, items: 1) == [PlanarRect(x: 5, y: 6, width: 7, height: 8)])
    }
}
