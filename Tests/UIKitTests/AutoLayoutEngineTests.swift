import Testing

@testable import UIKit

/// Checks that the engine of a screen remains in use while its views and constraints change.
@MainActor
@Suite("Auto Layout engine")
struct AutoLayoutEngineTests {
    /// A root view with a column of rows.
    @MainActor
    private struct Column {
        let root = layoutRoot(300, 2_000)
        private(set) var rows: [UIView] = []
        private var links: [ObjectIdentifier: NSLayoutConstraint] = [:]

        init(_ count: Int) {
            for index in 0..<count { insert(at: index) }
            root.layoutIfNeeded()
        }

        var engine: LayoutEngine? { root.autoLayoutState?.engine }

        mutating func insert(at index: Int) {
            let row = root.adding(UIView()).pinned(left: 10, right: 10)
            row.adding(ContentBox(30, 20)).pinned(left: 5, top: 5, bottom: 5)
            rows.insert(row, at: index)
            link(index)
            link(index + 1)
        }

        mutating func remove(at index: Int) {
            rows.remove(at: index).removeFromSuperview()
            link(index)
        }

        private mutating func link(_ index: Int) {
            guard rows.indices.contains(index) else { return }
            links[ObjectIdentifier(rows[index])]?.isActive = false
            let top = index > 0 ? rows[index - 1].bottomAnchor : root.topAnchor
            links[ObjectIdentifier(rows[index])] = rows[index].topAnchor.constraint(equalTo: top).on()
        }

        func expectFrames(at place: SourceLocation = #_sourceLocation) {
            for (index, row) in rows.enumerated() {
                expect(row.frame, is: 10, CGFloat(index) * 30, 280, 30, at: place)
                expect(row.subviews[0].frame, is: 5, 5, 30, 20, at: place)
            }
        }
    }

    @Test("adding and removing a view with constraints keeps the engine")
    func changedInPlace() throws {
        var column = Column(20)
        let engine = try #require(column.engine)
        column.insert(at: 7)
        column.root.layoutIfNeeded()
        column.expectFrames()
        column.remove(at: 3)
        column.root.layoutIfNeeded()
        column.expectFrames()
        #expect(column.engine === engine)
    }

    @Test("a view that is added with an autoresizing mask and then laid out by constraints keeps the engine")
    func maskDisabledAfterAdding() throws {
        let column = Column(20)
        let engine = try #require(column.engine)
        let view = UIView()
        column.root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.pinned(left: 1, top: 2, width: 3, height: 4)
        column.root.layoutIfNeeded()
        expect(view.frame, is: 1, 2, 3, 4)
        #expect(column.engine === engine)
    }

    @Test("a view that is removed and added again before the layout is laid out")
    func removedAndAddedAgain() {
        let column = Column(20)
        let row = column.rows[19]
        row.removeFromSuperview()
        column.root.adding(row).pinned(left: 10, top: 570, right: 10)
        column.root.layoutIfNeeded()
        column.expectFrames()
    }

    @Test("views that are added and removed endlessly occupy no memory in the engine")
    func memory() throws {
        var column = Column(20)
        let engine = try #require(column.engine)
        let (count, frameCount) = (engine.solver.count, engine.frames.count)
        for step in 0..<500 {
            column.insert(at: step % 20)
            if step % 3 > 0 { column.root.layoutIfNeeded() }
            column.remove(at: (step * 7) % 20)
            if step % 2 > 0 { column.root.layoutIfNeeded() }
        }
        column.root.layoutIfNeeded()
        column.expectFrames()
        #expect(column.engine === engine)
        #expect(engine.solver.count == count)
        #expect(engine.frames.count == frameCount)
    }

    @Test("changes without a layout are not collected endlessly")
    func changesWithoutLayout() {
        var column = Column(20)
        for step in 0..<500 {
            column.insert(at: step % 20)
            column.remove(at: (step * 7) % 20)
        }
        #expect(column.engine == nil)
        column.root.layoutIfNeeded()
        column.expectFrames()
    }

    @Test("layout guides that are added and removed endlessly occupy no memory in the engine")
    func guides() throws {
        let column = Column(20)
        let engine = try #require(column.engine)
        let (count, frameCount) = (engine.solver.count, engine.frames.count)
        for _ in 0..<50 {
            let guide = UILayoutGuide()
            column.root.addLayoutGuide(guide)
            guide.topAnchor.constraint(equalTo: column.root.topAnchor, constant: 3).on()
            column.root.layoutIfNeeded()
            column.root.removeLayoutGuide(guide)
            column.root.layoutIfNeeded()
        }
        #expect(column.engine === engine)
        #expect(engine.solver.count == count)
        #expect(engine.frames.count == frameCount)
    }

    @Test("measuring an inner view keeps the engine and the frames of the screen")
    func innerMeasurement() throws {
        let column = Column(20)
        let engine = try #require(column.engine)
        #expect(column.rows[4].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
        #expect(column.engine === engine)
        #expect(engine.isSolutionCurrent())
        (column.rows[4].subviews[0] as? ContentBox)?.content.height = 40
        #expect(column.rows[4].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 50)
        column.root.layoutIfNeeded()
        expect(column.rows[5].frame, is: 10, 170, 280, 30)
        #expect(column.engine === engine)
    }

    @Test("a view follows the baseline of a stack whose first label is removed or added")
    func nestedBaseline() throws {
        let column = Column(20)
        let stack = column.root.adding(UIStackView()).pinned(left: 0, top: 0)
        stack.axis = .vertical
        let (large, small) = (UILabel(), UILabel())
        large.text = "Large"
        large.font = .systemFont(ofSize: 60)
        small.text = "Small"
        small.font = .systemFont(ofSize: 10)
        let beside = UILabel()
        beside.text = "Beside"
        beside.font = .systemFont(ofSize: 10)
        column.root.adding(beside).pinned(left: 200)
        beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).on()
        stack.addArrangedSubview(large)
        stack.addArrangedSubview(small)
        column.root.layoutIfNeeded()
        let engine = try #require(column.engine)
        #expect(beside.frame.minY > 30)
        large.removeFromSuperview()
        column.root.layoutIfNeeded()
        expect(beside.frame.minY, is: 0)
        stack.insertArrangedSubview(large, at: 0)
        column.root.layoutIfNeeded()
        #expect(beside.frame.minY > 30)
        #expect(column.engine === engine)
    }
}
