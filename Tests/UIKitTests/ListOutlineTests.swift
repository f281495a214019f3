import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Outlines of list cells", .serialized)
struct ListOutlineTests {
    /// A list of 1, with the children 2 (with the child 3) and 4, and of 5.
    @MainActor
    final class Outline: NSObject, UICollectionViewDelegate {
        typealias Source = UICollectionViewDiffableDataSource<String, Int>

        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 2, safeAreaInsets: .zero)
        let view: UICollectionView
        let source: Source
        var selected: [Int] = []

        init(_ style: UICellAccessory.OutlineDisclosureOptions.Style, action: (() -> Void)? = nil) {
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 300),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                cell.contentConfiguration = content
                let options = UICellAccessory.OutlineDisclosureOptions(style: style)
                cell.accessories =
                    item < 3 ? [.outlineDisclosure(options: options, actionHandler: action)] : []
            }
            source = Source(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            super.init()
            view.delegate = self
            let controller = UIViewController()
            controller.view = view
            screen.show(controller)
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 5])
            outline.append([2, 4], to: 1)
            outline.append([3], to: 2)
            source.apply(outline, to: "a", animatingDifferences: false)
            screen.settle()
        }

        var items: [Int] { source.snapshot().itemIdentifiers }

        func cell(_ item: Int) -> UICollectionViewListCell {
            view.cellForItem(at: source.indexPath(for: item)!) as! UICollectionViewListCell
        }

        func tap(_ item: Int, x: CGFloat) {
            let frame = cell(item).frame
            screen.tap(at: CGPoint(x: x, y: frame.midY - view.contentOffset.y))
            screen.settle()
        }

        /// Taps the chevron of an item.
        func toggle(_ item: Int) {
            let cell = cell(item)
            let control = cell.part(.outlineDisclosure)!.view
            tap(item, x: cell.frame.minX + control.frame.midX)
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(source.itemIdentifier(for: indexPath)!)
        }
    }

    @Test("a tap on the chevron shows and hides the children, and a tap on the cell selects it")
    func cellStyle() throws {
        let list = Outline(.cell)
        let cell = list.cell(1)
        #expect(!cell.configurationState.isExpanded && cell.accessibilityValue == "Collapsed")
        list.toggle(1)
        #expect(list.items == [1, 2, 4, 5] && list.selected == [])
        #expect(list.cell(1) === cell && cell.configurationState.isExpanded && cell.accessibilityValue == "Expanded")
        list.tap(1, x: 100)
        #expect(list.selected == [1])
        list.toggle(1)
        #expect(list.items == [1, 5] && !cell.configurationState.isExpanded)
    }

    @Test("a tap anywhere in a header shows and hides the children, and does not select it")
    func headerStyle() {
        let list = Outline(.header)
        list.tap(1, x: 100)
        list.tap(2, x: 100)
        #expect(list.items == [1, 2, 3, 4, 5] && list.selected == [])
        #expect(list.cell(1).accessibilityTraits.contains(.button))
        list.tap(1, x: 100)
        #expect(list.items == [1, 5] && list.view.indexPathsForSelectedItems == [])
        // Selection has no effect on headers either.
        list.view.allowsSelection = false
        list.tap(1, x: 100)
        #expect(list.items == [1, 2, 3, 4, 5])
    }

    @Test("items are indented by their level")
    func levels() {
        let list = Outline(.cell)
        list.toggle(1)
        list.toggle(2)
        #expect([1, 2, 3, 4, 5].map { list.cell($0).indentationLevel } == [0, 1, 2, 1, 0])
        #expect(list.cell(3).contentView.frame.minX - list.cell(1).contentView.frame.minX == 20)
    }

    @Test("the chevron rotates with the expansion, also by a snapshot of the app")
    func chevron() throws {
        let list = Outline(.cell)
        let button = try #require(list.cell(1).part(.outlineDisclosure)?.view as? OutlineDisclosureButton)
        var outline = list.source.snapshot(for: "a")
        outline.expand([1])
        list.source.apply(outline, to: "a")
        #expect(button.isExpanded && button.accessibilityLabel == "Collapse")
        list.screen.advance(by: 0.15)
        let image = try #require(button.subviews.first)
        let rotation = atan2(
            image.layer.presentation()?.transform.m12 ?? 0, image.layer.presentation()?.transform.m11 ?? 0)
        #expect(rotation > 0.2 && rotation < 1.4)
        list.screen.settle()
        outline.collapse([1])
        list.source.apply(outline, to: "a", animatingDifferences: false)
        #expect(!button.isExpanded && image.transform.isIdentity)
    }

    @Test("handlers of the data source refuse and fill expansions of the user")
    func handlers() {
        let list = Outline(.cell)
        var log: [String] = []
        list.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != 1 }
        list.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
            var loaded = NSDiffableDataSourceSectionSnapshot<Int>()
            loaded.append([7, 8])
            return loaded
        }
        list.toggle(1)
        list.toggle(1)
        #expect(list.items == [1, 7, 8, 5] && log == ["expand 1"])
    }

    @Test("the action of an app replaces the expansion")
    func action() {
        var count = 0
        let list = Outline(.cell) { count += 1 }
        list.toggle(1)
        #expect(count == 1 && list.items == [1, 5])
        let actions = list.cell(1).accessibilityCustomActions ?? []
        #expect(actions.map(\.name) == ["Expand"])
    }
}
