import RowGeometry
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Updates of collection views", .serialized)
struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func grid(_ sections: [[String]], layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
        -> TextCollection
    {
        layout.itemSize = CGSize(width: 100, height: 60)
        return TextCollection(sections, layout: layout).show()
    }

    /// The position at which an item is displayed now.
    private func shown(_ grid: TextCollection, _ item: Int) -> CGPoint {
        let layer = grid.view.cellForItem(at: path(item))!.layer
        return layer.presentation()!.frame.origin
    }

    @Test("an inserted item fades in, and the items after it move to their new positions")
    func insertion() {
        let grid = grid([texts("a", 5)])
        let moved = grid.view.cellForItem(at: path(2))
        grid.sections[0].insert("new", at: 2)
        var finished: Bool?
        grid.view.performBatchUpdates {
            grid.view.insertItems(at: [path(2)])
        } completion: {
            finished = $0
        }
        #expect(grid.visibleTexts == ["a0", "a1", "new", "a2", "a3", "a4"])
        #expect(grid.view.cellForItem(at: path(3)) === moved)
        #expect(shown(grid, 3) == CGPoint(x: 220, y: 0))
        #expect(grid.view.cellForItem(at: path(2))!.layer.presentation()!.opacity == 0)
        grid.screen.advance(by: 0.15)
        let middle = shown(grid, 3)
        #expect(middle.x > 0 && middle.x < 220 && middle.y > 0 && middle.y < 70)
        #expect(finished == nil)
        grid.screen.settle()
        #expect(shown(grid, 3) == CGPoint(x: 0, y: 70))
        #expect(grid.view.cellForItem(at: path(2))!.layer.presentation()!.opacity == 1)
        #expect(finished == true)
    }

    @Test("a deleted item fades out at its position, and is reused when it has faded")
    func deletion() {
        let grid = grid([texts("a", 5)])
        let cell = grid.view.cellForItem(at: path(1))!
        _ = grid.takeLog()
        grid.sections[0].remove(at: 1)
        grid.view.deleteItems(at: [path(1)])
        #expect(grid.visibleTexts == ["a0", "a2", "a3", "a4"])
        #expect(!cell.isHidden)
        grid.screen.advance(by: 0.15)
        let opacity = cell.layer.presentation()!.opacity
        #expect(opacity > 0 && opacity < 1)
        #expect(cell.layer.presentation()!.frame.origin == CGPoint(x: 110, y: 0))
        #expect(grid.takeLog() == [])
        grid.screen.settle()
        #expect(cell.isHidden)
        #expect(cell.alpha == 1)
        #expect(grid.takeLog() == ["didEndDisplaying 1"])
    }

    @Test("items that enter the screen by an update start where they were")
    func entering() {
        let grid = grid([texts("a", 60)])
        grid.sections[0].removeFirst(3)
        grid.view.deleteItems(at: (0..<3).map { path($0) })
        #expect(grid.view.cellForItem(at: path(20)) != nil)
        #expect(shown(grid, 20) == CGPoint(x: 220, y: 490))
        grid.screen.settle()
        #expect(shown(grid, 20) == CGPoint(x: 220, y: 420))
    }

    @Test("items that leave the screen by an update move out before their cells are reused")
    func leaving() {
        let grid = grid([texts("a", 60)])
        let cell = grid.view.cellForItem(at: path(20))!
        grid.sections[0].insert(contentsOf: texts("b", 3), at: 0)
        grid.view.insertItems(at: (0..<3).map { path($0) })
        #expect(cell.layer.presentation()!.frame.origin == CGPoint(x: 220, y: 420))
        #expect(cell.frame.origin == CGPoint(x: 220, y: 490))
        #expect(!cell.isHidden)
        grid.screen.settle()
        #expect(cell.isHidden)
    }

    @Test("a moved item keeps its cell and its selection")
    func move() {
        let grid = grid([texts("a", 6)])
        grid.view.selectItem(at: path(0), animated: false, scrollPosition: [])
        let cell = grid.view.cellForItem(at: path(0))
        grid.sections[0].append(grid.sections[0].removeFirst())
        grid.view.moveItem(at: path(0), to: path(5))
        #expect(grid.view.cellForItem(at: path(5)) === cell)
        #expect(grid.view.indexPathsForSelectedItems == [path(5)])
        #expect(shown(grid, 5) == .zero)
        grid.screen.settle()
        #expect(grid.visibleTexts == ["a1", "a2", "a3", "a4", "a5", "a0"])
    }

    @Test("a reloaded item gets a new cell, and a reconfigured one keeps its cell")
    func reload() {
        let grid = grid([texts("a", 3)])
        let cells = grid.view.visibleCells
        grid.sections[0] = texts("b", 3)
        grid.view.performBatchUpdates {
            grid.view.reloadItems(at: [path(0)])
            grid.view.reconfigureItems(at: [path(1)])
        }
        #expect(grid.visibleTexts == ["b0", "b1", "a2"])
        #expect(grid.view.cellForItem(at: path(0)) !== cells[0])
        #expect(grid.view.cellForItem(at: path(1)) === cells[1])
    }

    @Test("sections are inserted, moved and deleted with their headers")
    func sections() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let grid = grid([texts("a", 2), texts("b", 2), texts("c", 2)], layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        let header = grid.view.supplementaryView(forElementKind: kind, at: path(0, 2))
        grid.sections = [texts("c", 2), texts("new", 1), texts("a", 2)]
        grid.view.performBatchUpdates {
            grid.view.deleteSections([1])
            grid.view.moveSection(2, toSection: 0)
            grid.view.insertSections([1])
        }
        #expect(grid.visibleTexts == ["c0", "c1", "new0", "a0", "a1"])
        #expect(grid.view.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
        #expect(grid.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) == (0..<3).map { path(0, $0) })
        grid.screen.settle()
        #expect(header?.frame.minY == 0)
    }

    @Test("a batch interrupts the animation of another without a jump")
    func interruption() {
        let grid = grid([texts("a", 6)])
        var finished: [Bool] = []
        grid.sections[0].insert("x", at: 0)
        grid.view.performBatchUpdates({ grid.view.insertItems(at: [path(0)]) }, completion: { finished.append($0) })
        grid.screen.advance(by: 0.1)
        let before = shown(grid, 1)
        grid.sections[0].insert("y", at: 0)
        grid.view.performBatchUpdates({ grid.view.insertItems(at: [path(0)]) }, completion: { finished.append($0) })
        let after = shown(grid, 2)
        #expect(abs(before.x - after.x) < 0.01 && abs(before.y - after.y) < 0.01)
        grid.screen.settle()
        #expect(finished.count == 2)
        #expect(grid.visibleTexts == ["y", "x"] + texts("a", 6))
    }

    @Test("without animations a batch applies at once, and its completion is called later")
    func unanimated() {
        let grid = grid([texts("a", 6)])
        var finished: Bool?
        UIView.performWithoutAnimation {
            grid.sections[0].removeFirst()
            grid.view.performBatchUpdates({ grid.view.deleteItems(at: [path(0)]) }, completion: { finished = $0 })
        }
        #expect(finished == nil)
        #expect(shown(grid, 0) == .zero)
        #expect(grid.view.subviews.filter { $0 is TextCell && !$0.isHidden }.count == 5)
        grid.screen.advanceFrame()
        #expect(finished == true)
    }

    @Test("the layout receives the updates, and determines how items appear and disappear")
    func layoutAnimation() {
        final class Growing: UICollectionViewFlowLayout {
            var log: [String] = []
            var inserted: Set<IndexPath> = []

            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                for item in updateItems {
                    log.append(
                        "\(item.updateAction) \(item.indexPathBeforeUpdate?.item ?? -1) "
                            + "\(item.indexPathAfterUpdate?.item ?? -1)")
                    if item.updateAction == .insert, let path = item.indexPathAfterUpdate { inserted.insert(path) }
                }
            }
            override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                if inserted.contains(itemIndexPath) {
                    attributes?.alpha = 1
                    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                }
                return attributes
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                log.append("finalize")
                inserted = []
            }
        }
        let layout = Growing()
        let grid = grid([texts("a", 3)], layout: layout)
        grid.sections[0] = ["new", "a0", "a2"]
        grid.view.performBatchUpdates {
            grid.view.insertItems(at: [path(0)])
            grid.view.deleteItems(at: [path(1)])
        }
        #expect(layout.log == ["delete 1 -1", "insert -1 0", "finalize"])
        let new = grid.view.cellForItem(at: path(0))!
        #expect(new.layer.presentation()!.frame == CGRect(x: 25, y: 15, width: 50, height: 30))
        #expect(new.layer.presentation()!.opacity == 1)
        grid.screen.settle()
        #expect(new.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("an inconsistent batch is described in UIKit's words for collection views")
    func inconsistency() throws {
        var batch = UpdateBatch()
        batch.deletedRows = [RowPath(section: 0, row: 7)]
        let outOfRange = #expect(throws: UpdateInconsistency.self) { try UpdatePlan(batch, from: [3], to: [2]) }
        #expect(
            outOfRange?.collectionDescription
                == "attempt to delete item 7 from section 0 which only contains 3 items before the update")
        batch.deletedRows = []
        let count = #expect(throws: UpdateInconsistency.self) { try UpdatePlan(batch, from: [3], to: [4]) }
        #expect(
            count?.collectionDescription
                == "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
                + "section after the update (4) must be equal to the number of items contained in that section before "
                + "the update (3), plus or minus the number of items inserted or deleted from that section (0 inserted, "
                + "0 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 "
                + "moved out).")
        let sections = #expect(throws: UpdateInconsistency.self) { try UpdatePlan(batch, from: [3], to: [3, 3]) }
        #expect(
            sections?.collectionDescription.contains("contained in the collection view after the update (2)") == true)
    }

    @Test("another layout is animated from the old positions, and keeps the visible items visible")
    func layoutChange() {
        let grid = grid([texts("a", 300)])
        grid.view.contentOffset.y = 700
        grid.view.layoutIfNeeded()
        let cell = grid.view.cellForItem(at: path(30))!
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 320, height: 40)
        list.minimumLineSpacing = 0
        var finished: Bool?
        grid.view.setCollectionViewLayout(list, animated: true) { finished = $0 }
        #expect(grid.view.collectionViewLayout === list)
        #expect(grid.view.cellForItem(at: path(30)) === cell)
        #expect(grid.view.contentOffset.y == 1200)
        let start = cell.layer.presentation()!.frame
        #expect(start == CGRect(x: 0, y: 1200, width: 100, height: 60))
        grid.screen.settle()
        #expect(cell.frame == CGRect(x: 0, y: 1200, width: 320, height: 40))
        #expect(finished == true)
    }

    @Test("a cell whose contents change is measured again and resized")
    func selfSizing() {
        let layout = UICollectionViewFlowLayout()
        let grid = grid([["short", "next"]], layout: layout)
        layout.estimatedItemSize = CGSize(width: 100, height: 30)
        grid.view.layoutIfNeeded()
        let cell = grid.view.cellForItem(at: path(0)) as! TextCell
        let width = cell.frame.width
        cell.label.text = "a much longer text"
        cell.invalidateIntrinsicContentSize()
        grid.view.layoutIfNeeded()
        #expect(cell.frame.width > width + 40)
        #expect(cell.layer.presentation()!.frame.width == width)
        grid.screen.settle()
        #expect(cell.layer.presentation()!.frame.width == cell.frame.width)
        #expect(grid.frame(1)!.minX > cell.frame.maxX)
    }

    @Test("an interactive transition follows its progress, and is finished or canceled with an animation")
    func interactiveTransition() {
        let grid = grid([texts("a", 300)])
        grid.view.contentOffset.y = 700
        grid.view.layoutIfNeeded()
        let cell = grid.view.cellForItem(at: path(30))!
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 320, height: 40)
        list.minimumLineSpacing = 0
        var ends: [[Bool]] = []
        let canceled = grid.view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
        canceled.transitionProgress = 0.5
        grid.view.layoutIfNeeded()
        #expect(grid.view.contentOffset.y == 950)
        #expect(cell.frame == CGRect(x: 0, y: 950, width: 210, height: 50))
        grid.view.cancelInteractiveTransition()
        grid.screen.settle()
        #expect(grid.view.collectionViewLayout === grid.layout)
        #expect(cell.frame == CGRect(x: 0, y: 700, width: 100, height: 60))
        let finished = grid.view.startInteractiveTransition(to: list) { ends.append([$0, $1]) }
        finished.transitionProgress = 0.2
        grid.view.layoutIfNeeded()
        grid.view.finishInteractiveTransition()
        grid.screen.settle()
        #expect(grid.view.collectionViewLayout === list)
        #expect(grid.view.contentOffset.y == 1200)
        #expect(cell.frame == CGRect(x: 0, y: 1200, width: 320, height: 40))
        #expect(ends == [[true, false], [true, true]])
        #expect(grid.visibleTexts.first == "a30")
    }

    @Test("an animated change of the size tells the layout, and moves the items with the animation")
    func animatedBoundsChange() {
        final class Logging: UICollectionViewFlowLayout {
            var log: [String] = []

            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                super.prepare(forAnimatedBoundsChange: oldBounds)
                log.append("prepare \(Int(oldBounds.width))")
            }
            override func finalizeAnimatedBoundsChange() {
                super.finalizeAnimatedBoundsChange()
                log.append("finalize")
            }
        }
        let layout = Logging()
        let grid = grid([texts("a", 6)], layout: layout)
        UIView.animate(withDuration: 0.4) {
            grid.view.frame.size.width = 220
            grid.view.layoutIfNeeded()
        }
        #expect(layout.log == ["prepare 320", "finalize"])
        #expect(shown(grid, 2) == CGPoint(x: 220, y: 0))
        grid.screen.settle()
        #expect(shown(grid, 2) == CGPoint(x: 0, y: 70))
    }

    @Test("a million items accept an insertion at the beginning")
    func million() {
        @MainActor
        final class Source: NSObject, UICollectionViewDataSource {
            var count = 1_000_000
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                count
            }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        }
        let source = Source()
        let grid = grid([[]])
        grid.view.dataSource = source
        grid.view.layoutIfNeeded()
        grid.view.scrollToItem(at: path(500_000), at: .top, animated: false)
        source.count += 1
        grid.view.insertItems(at: [path(0)])
        grid.screen.settle()
        #expect(grid.view.contentSize.height == CGFloat((1_000_001 + 2) / 3) * 70 - 10)
        #expect(grid.view.visibleCells.count < 40)
    }
}
