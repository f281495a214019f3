import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Delegates besides the collection adapter", .serialized)
@MainActor
struct CollectionForwardingTests {
    private let collection = CollectionScreen()
    private let delegate = RecordingDelegate()

    init() { collection.collectionAdapter.collectionViewDelegate = delegate }

    private func rows(_ count: Int = 30) -> Form {
        Form { Section("Names", id: "s") { for index in 0..<count { TextRow("row \(index)").id(index) } } }
    }

    @Test("all calls of a drag with momentum reach both delegates, in order", arguments: ListKind.allCases)
    func scrolling(kind: ListKind) {
        let list = AdapterScreen(kind)
        let (first, second) = (ScrollLog(), ScrollLog())
        (list.adapter as? TableAdapter)?.tableViewDelegate = first
        (list.adapter as? TableAdapter)?.scrollViewDelegate = second
        (list.adapter as? CollectionAdapter)?.collectionViewDelegate = first
        (list.adapter as? CollectionAdapter)?.scrollViewDelegate = second
        list.render(rows(100))
        list.screen.fling(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -200))
        list.screen.settle()
        list.listView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        list.screen.settle()
        let expected = [
            "will begin dragging", "will end dragging", "did end dragging", "will begin decelerating",
            "did end decelerating", "did end animation",
        ]
        #expect(first.calls == expected && second.calls == expected)
        #expect(first.scrolls > 5 && first.scrolls == second.scrolls)
    }

    @Test("the row's action runs first, then the delegate is called")
    func selection() {
        collection.render(
            Form {
                TextRow("Ada").onSelect { [delegate] in delegate.log.append("action") }
                TextRow("Grace")
            })
        delegate.log = []
        collection.tap(0)
        collection.tap(1)
        #expect(delegate.log == ["action", "select 0"])
    }

    @Test("the delegate can refuse highlights, selections and deselections")
    func refusal() {
        collection.adapter.selectionMode = .multiple
        collection.render(rows(4))
        delegate.refusedHighlight = 3
        delegate.refusedSelection = 0
        delegate.refusedDeselection = 2
        for row in [0, 1, 2, 1, 2, 3] { collection.tap(row) }
        #expect(collection.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(collection.adapter.selectedRows == [RowID(2, in: "s")])
    }

    @Test("the display of items, headers and their end reach the delegate")
    func display() {
        collection.render(
            Form {
                Section("First", id: "f") { for index in 0..<3 { TextRow("row \(index)").id(index) } }
                Section(id: "s") { for index in 0..<40 { TextRow("row \(index)").id(index) } }
            })
        #expect(delegate.log.contains("display 0") && delegate.log.contains("header"))
        delegate.log = []
        collection.collectionView.contentOffset.y = 1_000
        collection.screen.settle()
        #expect(delegate.log.contains("end 0") && delegate.log.contains("header ended"))
    }

    @Test("the delegate determines the context menus of rows without one")
    func menus() throws {
        collection.render(
            Form {
                TextRow("own").contextMenu { [UIAction(title: "Own") { _ in }] }
                TextRow("other")
            })
        for (row, title) in ["Own", "Of the delegate"].enumerated() {
            let frame = collection.frame(row)
            collection.screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            collection.screen.advance(by: 1)
            collection.screen.touchUp(at: CGPoint(x: frame.midX, y: frame.midY))
            collection.screen.settle()
            #expect(collection.screen.texts.contains(title))
            collection.screen.tap(at: CGPoint(x: 160, y: 470))
            collection.screen.settle()
        }
    }

    @Test("the delegate determines the focus, and is notified of it", arguments: ListKind.allCases)
    func focus(kind: ListKind) {
        final class Focus: NSObject, UITableViewDelegate, UICollectionViewDelegate {
            var moves = 0
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
            func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
                indexPath.row != 1
            }
            func tableView(
                _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) { moves += 1 }
            func collectionView(
                _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                with coordinator: UIFocusAnimationCoordinator
            ) { moves += 1 }
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
                true
            }
            func collectionView(
                _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
            ) -> Bool { true }
        }
        let list = AdapterScreen(kind)
        let focus = Focus()
        (list.adapter as? TableAdapter)?.tableViewDelegate = focus
        (list.adapter as? CollectionAdapter)?.collectionViewDelegate = focus
        list.adapter.selectionMode = .single
        list.render(rows(4))
        list.tap(0)
        list.screen.press(.keyboardDownArrow)
        #expect(list.listView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(focus.moves > 0)
    }

    @Test("two touches select rows if the delegate allows it", arguments: ListKind.allCases)
    func multipleSelection(kind: ListKind) {
        final class Selecting: NSObject, UITableViewDelegate, UICollectionViewDelegate {
            var log: [String] = []
            func tableView(
                _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { true }
            func tableView(
                _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) { log.append("begin") }
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) { log.append("begin") }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
                log.append("end")
            }
        }
        let list = AdapterScreen(kind)
        let delegate = Selecting()
        (list.adapter as? TableAdapter)?.tableViewDelegate = delegate
        (list.adapter as? CollectionAdapter)?.collectionViewDelegate = delegate
        list.adapter.selectionMode = .multiple
        list.render(rows(8))
        let screen = list.screen
        func y(_ row: Int) -> CGFloat { list.listView.rectForRow(at: IndexPath(row: row, section: 0)).midY }
        screen.touchDown(at: CGPoint(x: 100, y: y(1)), touchID: 0)
        screen.touchDown(at: CGPoint(x: 140, y: y(1)), touchID: 1)
        for step in 1...10 {
            let position = y(1) + (y(4) - y(1)) * CGFloat(step) / 10
            screen.touchMove(to: CGPoint(x: 100, y: position), touchID: 0)
            screen.touchMove(to: CGPoint(x: 140, y: position), touchID: 1)
            screen.advanceFrame()
        }
        screen.touchUp(at: CGPoint(x: 100, y: y(4)), touchID: 0)
        screen.touchUp(at: CGPoint(x: 140, y: y(4)), touchID: 1)
        screen.settle()
        #expect(list.adapter.selectedRows == Set((1...4).map { RowID($0, in: "s") }))
        #expect(delegate.log == ["begin", "end"])
    }

    @Test("the data source provides the supplementary views of a layout that the form does not describe")
    func badges() {
        let source = BadgeSource()
        collection.collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
        collection.collectionAdapter.collectionViewDataSource = source
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])])
        collection.render(
            Form {
                Section("Title", id: "s") { for id in 0..<3 { Item(id: id) } }
                    .layout(NSCollectionLayoutSection(group: group))
            })
        #expect(source.items == [0, 1, 2])
        #expect(collection.screen.texts.contains("Title"))
    }

    @Test("a subclass of CollectionFormViewController can override delegate methods")
    func overrides() {
        let controller = OverridingViewController()
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        screen.show(controller)
        screen.tap("Ada")
        screen.settle()
        #expect(controller.log.contains("select 0") && controller.log.contains("header"))
        controller.collectionView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        #expect(controller.log.last == "scroll")
    }

    @Test("delegates are referenced weakly")
    func weakness() {
        let adapter = collection.collectionAdapter
        do {
            let other = RecordingDelegate()
            let source = BadgeSource()
            adapter.collectionViewDelegate = other
            adapter.scrollViewDelegate = other
            adapter.collectionViewDataSource = source
        }
        #expect(adapter.collectionViewDelegate == nil && adapter.scrollViewDelegate == nil)
        #expect(adapter.collectionViewDataSource == nil)
    }
}

private final class ScrollLog: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var calls: [String] = []
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { calls.append("will end dragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did end dragging")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("did end animation") }
}

private final class RecordingDelegate: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var refusedHighlight: Int?
    var refusedSelection: Int?
    var refusedDeselection: Int?

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != refusedHighlight
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != refusedSelection
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != refusedDeselection
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("display \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("end \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("header") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { log.append("header ended") }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Of the delegate") { _ in }])
        }
    }
}

private final class BadgeSource: NSObject, UICollectionViewDataSource {
    var items: Set<Int> = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        items.insert(indexPath.item)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    }
}

private final class OverridingViewController: CollectionFormViewController {
    var log: [String] = []

    @FormBuilder override var form: Form {
        Section("Names") {
            TextRow("Ada").onSelect {}
            for index in 0..<40 { TextRow("\(index)").id(index) }
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { log.append("header") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
}
