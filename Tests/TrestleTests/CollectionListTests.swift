import Testing
import TrestleTesting
import UIKit

@testable import Trestle

@Suite("Lists in collections", .serialized)
@MainActor
struct CollectionListTests {
    @Test("the editing controls of visible rows follow the selection mode")
    func editingMode() {
        let collection = CollectionScreen()
        collection.render(Form { Section(id: "s") { for id in 0..<3 { Word("\(id)").id(id).onDelete {} } } })
        collection.adapter.setEditing(true, animated: false)
        collection.screen.settle()
        #expect(accessories(collection, 1) == [.delete])
        collection.adapter.selectionModeWhileEditing = .multiple
        collection.screen.settle()
        #expect(accessories(collection, 1) == [.multiselect])
        collection.tap(1)
        #expect(collection.adapter.selectedRows == [RowID(1, in: "s")])
        collection.adapter.selectionModeWhileEditing = .none
        collection.screen.settle()
        #expect(accessories(collection, 1) == [.delete])
    }

    @Test("a row gets the control of an action that only a newer form has")
    func newAction() {
        let collection = CollectionScreen()
        collection.render(Form { Section(id: "s") { Word("a").id(1) } })
        collection.adapter.setEditing(true, animated: false)
        #expect(accessories(collection, 0) == [])
        collection.render(Form { Section(id: "s") { Word("a").id(1).onDelete {} } })
        #expect(accessories(collection, 0) == [.delete])
        #expect(Word.renderings.isEmpty)
    }

    private func accessories(_ collection: CollectionScreen, _ row: Int) -> [UICellAccessory.AccessoryType]? {
        (collection.collectionCell(row) as? UICollectionViewListCell)?.accessories.map(\.accessoryType)
    }

    @Test(
        "detail buttons perform the accessory action of their row", arguments: ListKind.allCases,
        [UITableViewCell.AccessoryType.detailButton, .detailDisclosureButton])
    func detailButton(kind: ListKind, type: UITableViewCell.AccessoryType) throws {
        let list = AdapterScreen(kind)
        var log: [String] = []
        list.render(
            Form {
                Section(id: "s") {
                    for name in ["a", "b"] {
                        Word(name).accessory(type).onAccessoryTap { log.append(name) }.onSelect { log.append("tap") }
                    }
                    Word("c")
                }
            })
        let row = list.listView.rectForRow(at: IndexPath(row: 1, section: 0))
        let button = try #require(
            list.screen.views(UIButton.self).compactMap(list.screen.visibleRect).first { row.contains($0.origin) })
        list.screen.tap(at: CGPoint(x: button.midX, y: button.midY))
        list.screen.settle()
        #expect(log == ["b"])
        list.render(Form { Section(id: "s") { for name in ["a", "b", "c"] { Word(name) } } })
        #expect(list.screen.views(UIButton.self).filter { list.screen.visibleRect(of: $0) != nil }.isEmpty)
    }

    @Test("rows of a flow are as wide as their contents", arguments: [true, false])
    func flow(usesConfiguration: Bool) {
        let collection = CollectionScreen()
        func row(_ text: String) -> Row {
            (usesConfiguration ? TextRow(text).row : Word(text).row).id(text).height(40)
        }
        collection.render(
            Form {
                Section(id: "s") { for text in ["a", "a much longer word", "b", "c"] { row(text) } }
                    .layout(.flow(estimatedWidth: 80, spacing: 8))
            })
        let frames = (0..<4).map { collection.frame($0) }
        #expect(frames[1].width > frames[0].width + 80 && frames[1].width < 200)
        #expect(frames[1].minX == frames[0].maxX + 8 && frames[0].height == 40)
    }

    @Test("the content of a row is measured once when it is displayed")
    func measurements() {
        let collection = CollectionScreen()
        MeasuredCell.measurements = 0
        collection.render(Form { for id in 0..<5 { Measured().id(id) } })
        #expect(MeasuredCell.measurements == 5)
    }
}

/// A row that counts its measurements.
private struct Measured: Component {
    func render(in cell: MeasuredCell) {}
}

private final class MeasuredCell: UITableViewCell {
    static var measurements = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        Self.measurements += 1
        return CGSize(width: size.width, height: 50)
    }
}
