import Testing
import TrestleTesting

@testable import UIKit

/// Items dragged within a collection view, and between collection views and tables.
@MainActor
@Suite("Drag and drop of items", .serialized)
struct CollectionDragAndDropTests {
    private func grid(_ count: Int = 9, direction: UICollectionView.ScrollDirection = .vertical) -> DragCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.scrollDirection = direction
        return DragCollection([texts("a", count)], layout: layout).enable()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("an item that is dragged over others opens a gap, and a drop moves it there")
    func within() {
        let grid = grid()
        grid.show()
        let (start, end) = (grid.point(1), grid.point(5))
        grid.lift(at: start)
        #expect(grid.platters.count == 1)
        #expect(grid.view.hasActiveDrag && !grid.view.hasActiveDrop)
        grid.drag(from: start, to: end)
        #expect(grid.view.hasActiveDrop && grid.view.hasUncommittedUpdates)
        #expect(grid.shownTexts == ["a0", "a2", "a3", "a4", "a5", "-", "a6", "a7", "a8"])
        #expect(grid.view.numberOfItems(inSection: 0) == 9)
        #expect(grid.frame(2)?.origin == CGPoint(x: 110, y: 0))
        #expect(grid.view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(5))
        #expect(grid.view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == path(2))
        grid.screen.touchUp(at: end)
        #expect(grid.calls.contains("performDrop 0-5"))
        #expect(grid.platters.count == 1)
        grid.screen.settle()
        #expect(grid.sections[0] == ["a0", "a2", "a3", "a4", "a5", "a1", "a6", "a7", "a8"])
        #expect(grid.visibleTexts == grid.sections[0])
        #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
        #expect(grid.platters.isEmpty && !grid.view.hasUncommittedUpdates && !grid.view.hasActiveDrag)
        #expect(grid.frame(5)?.origin == CGPoint(x: 220, y: 70))
        var calls = grid.takeCalls()
        calls.removeAll { $0.hasPrefix("update") }
        #expect(
            calls == [
                "itemsForBeginning 0-1", "dragWillBegin", "didEnter", "performDrop 0-5", "dropDidEnd", "dragDidEnd",
            ])
    }

    @Test("items make room in a grid of a compositional layout")
    func compositional() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(50)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let grid = DragCollection([texts("a", 8)], layout: layout).enable()
        grid.show()
        let (start, end) = (grid.point(6), grid.point(1))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == ["a0", "-", "a1", "a2", "a3", "a4", "a5", "a7"])
        #expect(grid.frame(1)?.origin == CGPoint(x: 160, y: 0))
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(grid.visibleTexts == ["a0", "a6", "a1", "a2", "a3", "a4", "a5", "a7"])
    }

    @Test("a drag near the right edge of a horizontal layout scrolls it")
    func horizontal() {
        let grid = grid(60, direction: .horizontal)
        grid.show()
        let start = grid.point(0)
        grid.lift(at: start)
        grid.drag(from: start, to: CGPoint(x: 312, y: 30))
        grid.screen.advance(by: 1)
        #expect(grid.view.contentOffset.x > 200)
        let inside = CGPoint(x: 160, y: 30)
        grid.drag(from: CGPoint(x: 312, y: 30), to: inside)
        grid.screen.touchUp(at: inside)
        grid.screen.settle()
        let index = grid.sections[0].firstIndex(of: "a0") ?? 0
        #expect(index > 12)
        #expect(
            grid.frame(index).map {
                $0.insetBy(dx: -10, dy: -10).contains(CGPoint(x: 160 + grid.view.contentOffset.x, y: 30))
            } == true)
        #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("a canceled drag returns the item and closes the gap")
    func cancels() {
        let grid = grid()
        grid.propose = { _, _ in UICollectionViewDropProposal(operation: .cancel) }
        grid.show()
        let (start, end) = (grid.point(1), grid.point(5))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == texts("a", 9))
        #expect(grid.view.cellForItem(at: path(1))?.contentView.alpha == CGFloat(Float(0.4)))
        grid.screen.touchUp(at: end)
        #expect(grid.platters.count == 1)
        grid.screen.settle()
        #expect(grid.platters.isEmpty)
        #expect(grid.visibleTexts == texts("a", 9))
        #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden && $0.contentView.alpha == 1 })
        #expect(grid.calls.last == "dragDidEnd")
    }

    @Test("dragging a selected item drags all selected items, which get a gap each")
    func multiple() {
        let grid = grid()
        grid.view.allowsMultipleSelection = true
        grid.show()
        for item in [0, 4] { grid.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        let (start, end) = (grid.point(0), grid.point(6))
        grid.lift(at: start)
        #expect(grid.platters.count == 2)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == ["a1", "a2", "a3", "a5", "a6", "-", "-", "a7", "a8"])
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(grid.sections[0] == ["a1", "a2", "a3", "a5", "a6", "a0", "a4", "a7", "a8"])
        #expect(grid.visibleTexts == grid.sections[0])
        #expect(grid.view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("a slow cadence delays the gap, but not the destination")
    func cadence() {
        let grid = grid()
        grid.view.reorderingCadence = .slow
        grid.show()
        let (start, end) = (grid.point(0), grid.point(8))
        grid.lift(at: start)
        for step in 1...8 {
            let fraction = CGFloat(step) / 8
            grid.screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
            grid.screen.advanceFrame()
        }
        #expect(grid.shownTexts.first == "-")
        #expect(grid.calls.last == "update 0-8")
        grid.screen.advance(by: 0.6)
        #expect(grid.shownTexts.last == "-")
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(grid.sections[0].last == "a0")
    }

    @Test("a drop into an item highlights it and opens no gap")
    func into() {
        let grid = grid()
        grid.propose = { _, _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        var destination: IndexPath?
        grid.perform = { coordinator in
            destination = coordinator.destinationIndexPath
            if let item = coordinator.items.first, let destination {
                coordinator.drop(
                    item.dragItem, intoItemAt: destination, rect: CGRect(x: 0, y: 0, width: 20, height: 20))
            }
        }
        grid.show()
        let (start, end) = (grid.point(0), grid.point(4))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == texts("a", 9))
        #expect(grid.view.cellForItem(at: path(4))?.isHighlighted == true)
        #expect(grid.view.cellForItem(at: path(4))?.configurationState.cellDropState == .targeted)
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(destination == path(4))
        #expect(grid.view.cellForItem(at: path(4))?.isHighlighted == false)
    }

    @Test("a gap for a moved item has the item's own size")
    func sizes() {
        let layout = UICollectionViewFlowLayout()
        let grid = DragCollection([texts("a", 6)], layout: layout).enable()
        grid.sizes = { CGSize(width: 320, height: $0.item == 0 ? 100 : 40) }
        grid.show()
        let (start, end) = (grid.point(0), grid.point(3))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == ["a1", "a2", "a3", "-", "a4", "a5"])
        #expect(grid.frame(4)?.minY == CGFloat(3 * 50 + 110))
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(grid.sections[0] == ["a1", "a2", "a3", "a0", "a4", "a5"])
    }

    @Test("a diffable data source reorders the dragged item through its handlers, without a drop delegate")
    func diffable() {
        let grid = grid()
        let view = grid.view
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.label.text = text
            return cell
        }
        var final: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != "a0" }
        source.reorderingHandlers.didReorder = { final = $0.finalSnapshot.itemIdentifiers }
        view.dropDelegate = nil
        grid.controller.view = view
        grid.screen.show(grid.controller)
        view.dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(texts("a", 9))
        source.apply(snapshot, animatingDifferences: false)
        grid.screen.settle()
        let (start, end) = (grid.point(4), grid.point(1))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        #expect(grid.shownTexts == ["a0", "-", "a1", "a2", "a3", "a5", "a6", "a7", "a8"])
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(final == ["a0", "a4", "a1", "a2", "a3", "a5", "a6", "a7", "a8"])
        #expect(grid.visibleTexts == final)
        #expect(source.snapshot().itemIdentifiers == final)
        #expect(view.visibleCells.allSatisfy { !$0.isHidden })
    }

    @Test("items can be dragged from a table into a collection view")
    func fromTable() {
        let grid = DragCollection([texts("a", 6)], size: CGSize(width: 200, height: 320)).enable()
        grid.flow.itemSize = CGSize(width: 60, height: 60)
        let log = TableDragLog()
        let table = DragTable("T", [texts("t", 4)], frame: CGRect(x: 200, y: 0, width: 200, height: 320), log: log)
        let screen = HeadlessScreen(size: CGSize(width: 400, height: 320), scale: 1, safeAreaInsets: .zero)
        let root = UIView()
        root.addSubview(grid.view)
        root.addSubview(table.table)
        grid.view.dataSource = grid
        grid.view.delegate = grid
        screen.show(root)
        screen.settle()
        func drag(from start: CGPoint, to end: CGPoint) {
            screen.touchDown(at: start)
            screen.advance(by: 0.8)
            for step in 1...8 {
                let fraction = CGFloat(step) / 8
                screen.touchMove(
                    to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
                screen.advanceFrame()
            }
            screen.advance(by: 0.5)
        }
        let target = CGPoint(x: 100, y: 30)
        drag(from: CGPoint(x: 260, y: 66), to: target)
        #expect(grid.shownTexts.count == 7 && grid.shownTexts.contains("-"))
        #expect(grid.view.numberOfItems(inSection: 0) == 6)
        screen.touchUp(at: target)
        screen.settle()
        #expect(grid.sections[0].contains("t1") && grid.sections[0].count == 7)
        #expect(grid.visibleTexts == grid.sections[0])
        // And back.
        let first = grid.point(0)
        drag(from: first, to: CGPoint(x: 300, y: 110))
        #expect(table.table.hasActiveDrop)
        screen.touchUp(at: CGPoint(x: 300, y: 110))
        screen.settle()
        #expect(table.sections[0].count == 5)
    }

    @Test("a cell is notified of the state of its drag")
    func dragState() {
        let grid = grid()
        grid.view.register(DragStateCell.self, forCellWithReuseIdentifier: "cell")
        grid.show()
        let (start, end) = (grid.point(0), grid.point(1))
        let cell = grid.view.cellForItem(at: path(0)) as? DragStateCell
        grid.lift(at: start)
        #expect(cell?.states == [.lifting])
        grid.drag(from: start, to: end)
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        #expect(cell?.states == [.lifting, .dragging, .none])
    }

    @Test("a drag that rests on an item selects it if the collection view is spring-loaded")
    func springLoading() {
        let grid = grid()
        grid.view.isSpringLoaded = true
        grid.propose = { _, _ in UICollectionViewDropProposal(operation: .copy) }
        grid.show()
        let (start, end) = (grid.point(0), grid.point(4))
        grid.lift(at: start)
        grid.drag(from: start, to: end)
        grid.screen.advance(by: 1.5)
        #expect(grid.view.indexPathsForSelectedItems == [path(4)])
        grid.screen.touchUp(at: end)
        grid.screen.settle()
    }

    @Test("pictures of a lifted item, of the gap and of the drop")
    func pictures() {
        let grid = grid()
        grid.show()
        for cell in grid.view.visibleCells { cell.backgroundColor = .systemTeal }
        // The touch is near a corner, so that the preview does not cover the gap.
        let start = CGPoint(x: grid.point(4).x - 45, y: grid.point(4).y - 25)
        let end = CGPoint(x: grid.point(1).x + 45, y: grid.point(1).y + 25)
        grid.lift(at: start)
        expectSnapshot(grid.screen, matches: "lifted")
        grid.drag(from: start, to: end)
        expectSnapshot(grid.screen, matches: "gap")
        grid.screen.touchUp(at: end)
        grid.screen.settle()
        expectSnapshot(grid.screen, matches: "dropped")
    }
}

/// A cell that records the states of its drags.
private final class DragStateCell: UICollectionViewCell {
    private(set) var states: [DragState] = []

    override func dragStateDidChange(_ dragState: DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}
