import TrestleTesting

@testable import UIKit

/// A collection view of texts as drag source and drop target, which logs the delegate calls.
@MainActor
final class DragCollection: TextCollection, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private(set) var calls: [String] = []
    var propose: (any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = { _, _ in
        UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?
    var handles = true

    /// Makes the fixture the delegate of drags and drops.
    @discardableResult
    func enable() -> Self {
        view.register(TextCell.self, forCellWithReuseIdentifier: "placeholder")
        view.dragDelegate = self
        view.dropDelegate = self
        return self
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.item)" } ?? "nowhere" }

    // MARK: UICollectionViewDragDelegate

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("itemsForBeginning \(text(indexPath))")
        let text = sections[indexPath.section][indexPath.item]
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { self.collectionView(collectionView, itemsForBeginning: session, at: indexPath) }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        calls.append("dragWillBegin")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("dragDidEnd")
    }

    // MARK: UICollectionViewDropDelegate

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { handles }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("didEnter")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        let line = "update \(text(destinationIndexPath))"
        if calls.last != line { calls.append(line) }
        return propose(session, destinationIndexPath)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        calls.append("didExit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("dropDidEnd")
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        calls.append("performDrop \(text(coordinator.destinationIndexPath))")
        if let perform { perform(coordinator) } else { insertDroppedItems(coordinator) }
    }

    /// Moves the dropped items to the destination, like in Apple's samples.
    private func insertDroppedItems(_ coordinator: any UICollectionViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        let sources = coordinator.items.compactMap(\.sourceIndexPath).sorted()
        let paths = texts.indices.map { IndexPath(item: destination.item + $0, section: destination.section) }
        view.performBatchUpdates {
            for source in sources.reversed() { sections[source.section].remove(at: source.item) }
            sections[destination.section].insert(contentsOf: texts, at: destination.item)
            view.deleteItems(at: sources)
            view.insertItems(at: paths)
        }
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toItemAt: path) }
    }

    // MARK: Touches

    /// Holds a touch at a point until the item is lifted.
    func lift(at point: CGPoint) {
        screen.touchDown(at: point)
        screen.advance(by: 0.8)
    }

    /// Moves the touch in a few steps, and waits until items have made room.
    func drag(from start: CGPoint, to end: CGPoint) {
        for step in 1...8 {
            let fraction = CGFloat(step) / 8
            screen.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
            screen.advanceFrame()
        }
        screen.advance(by: 0.5)
    }

    /// The displayed texts by position, with a dash for a gap.
    var shownTexts: [String] {
        var texts: [String] = []
        view.performUsingPresentationValues {
            texts = (0..<view.numberOfItems(inSection: 0)).map { item in
                let cell = view.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell
                return cell.flatMap { $0.isHidden ? nil : $0.label.text } ?? "-"
            }
        }
        return texts
    }

    var platters: [DragPlatter] { screen.views(DragPlatter.self) }
}
