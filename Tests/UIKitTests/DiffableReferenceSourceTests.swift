import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Diffable data sources with identifiers of any type", .serialized)
struct DiffableReferenceSourceTests {
    private final class TableSource: UITableViewDiffableDataSourceReference {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section) as? String
        }
    }

    private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)

    private func show(_ view: UIView) {
        let controller = UIViewController()
        controller.view = view
        screen.show(controller)
    }

    private func snapshot(_ sections: [(Any, [Any])]) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for (section, items) in sections {
            snapshot.appendSections(withIdentifiers: [section])
            snapshot.appendItems(withIdentifiers: items)
        }
        return snapshot
    }

    @Test("a table shows the rows of a snapshot, and animates to those of the next one")
    func table() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = TableSource(tableView: table) { tableView, indexPath, item in
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        show(table)
        source.defaultRowAnimation = .left
        source.applySnapshot(snapshot([("Walks", [1, "two", NSNumber(value: 3)])]), animatingDifferences: false)
        screen.settle()
        #expect(["Walks", "1", "two", "3"].allSatisfy { screen.view(showing: $0) != nil })
        #expect(source.itemIdentifier(for: [0, 1]) as? String == "two" && source.itemIdentifier(for: [0, 3]) == nil)
        #expect(source.indexPath(forItemIdentifier: 3) == [0, 2] && source.indexPath(forItemIdentifier: 4) == nil)
        #expect(source.index(forSectionIdentifier: "Walks") == 0)
        #expect(source.index(forSectionIdentifier: "Hikes") == NSNotFound && source.sectionIdentifier(for: 1) == nil)

        let next = source.snapshot()
        next.deleteItems(withIdentifiers: [1])
        next.appendItems(withIdentifiers: ["four"])
        let remaining = try #require(table.cellForRow(at: [0, 1]))
        var isFinished = false
        source.applySnapshot(next, animatingDifferences: true) { isFinished = true }
        next.deleteAllItems()
        #expect(!isFinished && table.cellForRow(at: [0, 0]) === remaining)
        screen.settle()
        #expect(isFinished && source.snapshot().numberOfItems == 3 && screen.view(showing: "four") != nil)
        source.applySnapshot(usingReloadData: snapshot([("Hikes", ["five"])]))
        screen.settle()
        #expect(screen.view(showing: "Hikes") != nil && table.numberOfRows(inSection: 0) == 1)
    }

    private func makeCollection() -> (UICollectionView, UICollectionViewDiffableDataSourceReference) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, indexPath, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.label.text = "\(item)"
            return cell
        }
        show(view)
        return (view, source)
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.indexPathsForVisibleItems.sorted().compactMap { (view.cellForItem(at: $0) as? TextCell)?.label.text }
    }

    @Test("a collection view shows the items and headers of a snapshot, and those of the next one")
    func collection() {
        let (view, source) = makeCollection()
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize.height = 30
        source.supplementaryViewProvider = { [unowned source] view, kind, indexPath in
            let header = view.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            (header as? TextHeader)?.label.text = source.sectionIdentifier(for: indexPath.section) as? String
            return header
        }
        source.applySnapshot(snapshot([("Walks", [1, "two"]), ("Hikes", [3])]), animatingDifferences: false)
        screen.settle()
        #expect(texts(view) == ["1", "two", "3"] && screen.view(showing: "Hikes") != nil)
        #expect(source.indexPath(forItemIdentifier: 3) == [1, 0] && source.index(forSectionIdentifier: "Hikes") == 1)
        #expect(source.itemIdentifier(for: [0, 1]) as? String == "two")
        let next = source.snapshot()
        next.moveItem(withIdentifier: 3, beforeItemWithIdentifier: 1)
        source.applySnapshot(next, animatingDifferences: true)
        screen.settle()
        #expect(texts(view) == ["3", "1", "two"])
        source.applySnapshot(usingReloadData: snapshot([("Hikes", ["five"])]))
        screen.settle()
        #expect(texts(view) == ["five"])
    }

    @Test("the user moves the items that the handlers permit")
    func reorders() throws {
        let (view, source) = makeCollection()
        var log: [String] = []
        source.reorderingHandlers.canReorderItemHandler = { $0 as? Int != 1 }
        source.reorderingHandlers.willReorderHandler = { log.append("from \($0.initialSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorderHandler = { log.append("to \($0.finalSnapshot.itemIdentifiers)") }
        source.applySnapshot(snapshot([("Walks", [1, 2, 3])]), animatingDifferences: false)
        screen.settle()
        #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
        try #require(view.beginInteractiveMovementForItem(at: [0, 2]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 10))
        view.endInteractiveMovement()
        screen.settle()
        #expect(log == ["from [1, 2, 3]", "to [3, 1, 2]"] && texts(view) == ["3", "1", "2"])
        #expect(source.snapshot().itemIdentifiers as? [Int] == [3, 1, 2])
    }

    @Test("items of an outline expand and collapse as far as the handlers permit")
    func outline() {
        let (view, source) = makeCollection()
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["a", "b"])
        outline.appendItems(["a1"], intoParentItem: "a")
        outline.appendItems(["b1"], intoParentItem: "b")
        source.applySnapshot(outline, toSection: 0, animatingDifferences: false)
        screen.settle()
        #expect(texts(view) == ["a", "b"])
        source.sectionSnapshotHandlers.shouldExpandItemHandler = { $0 as? String != "b" }
        source.sectionSnapshotHandlers.snapshotForExpandingParentItemHandler = { parent, current in
            current.appendItems(["\(parent)2"])
            return current
        }
        #expect(!view.toggleExpansion(at: [0, 1]) && view.toggleExpansion(at: [0, 0]))
        screen.settle()
        #expect(texts(view) == ["a", "a1", "a2", "b"] && source.snapshot(forSection: 0).isExpanded("a"))
        source.sectionSnapshotHandlers.shouldCollapseItemHandler = { _ in false }
        #expect(!view.toggleExpansion(at: [0, 0]))
        source.sectionSnapshotHandlers.shouldCollapseItemHandler = nil
        #expect(view.toggleExpansion(at: [0, 0]))
        screen.settle()
        #expect(texts(view) == ["a", "b"])
    }
}
