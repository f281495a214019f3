import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("List cells", .serialized)
struct ListCellTests {
    @Test("contents and leading accessories are indented")
    func indentation() {
        let list = ListCells(3) { cell, item in
            cell.indentationLevel = item
            cell.indentsAccessories = item != 2
            cell.accessories = [.delete(displayed: .always)]
        }
        #expect(list.cell(0).contentView.frame.minX == 38)
        #expect(list.cell(1).contentView.frame.minX == 48)
        #expect(list.cell(2).contentView.frame.minX == 58)
        #expect(list.cell(1).part(.delete)?.view.frame.midX == 37)
        #expect(list.cell(2).part(.delete)?.view.frame.midX == 27)
        list.cell(1).indentationWidth = 25
        list.screen.settle()
        #expect(list.cell(1).contentView.frame.minX == 63)
    }

    @Test("accessories and indentation are mirrored right to left")
    func rightToLeft() {
        let configure: (UICollectionViewListCell, Int) -> Void = { cell, _ in
            cell.indentationLevel = 1
            cell.accessories = [.delete(displayed: .always), .checkmark(), .disclosureIndicator()]
        }
        func frames(_ list: ListCells) -> [CGRect] {
            let cell = list.cell(0)
            return (cell.leadingParts + cell.trailingParts).map(\.view.frame) + [cell.contentView.frame]
        }
        let plain = frames(ListCells(1, configure: configure))
        let mirrored = frames(ListCells(1, isRightToLeft: true, configure: configure))
        for (frame, other) in zip(plain, mirrored) {
            #expect(abs(frame.minX - (320 - other.maxX)) <= 0.5 && frame.width == other.width)
        }
    }

    @Test("cells fit their contents beside the accessories, and are at least as high as a row")
    func selfSizing() {
        let list = ListCells(2)
        #expect(list.cell(0).frame.height == 44)
        let text = "A text that is a little longer than one line is high"
        var content = list.cell(0).defaultContentConfiguration()
        content.text = text
        list.cell(0).contentConfiguration = content
        list.screen.settle()
        let height = list.cell(0).frame.height
        #expect(height > 60 && list.cell(1).frame.minY == height)
        list.cell(0).accessories = [.label(text: "A label that leaves little space")]
        list.screen.settle()
        #expect(list.cell(0).frame.height > height)
        list.cell(0).accessories = []
        list.screen.settle()
        #expect(list.cell(0).frame.height == height)
    }

    @Test("rows that need more lines beside the controls of editing grow with an animation")
    func growsInEditing() {
        let list = ListCells(2)
        list.configure = { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 0 ? "This text just about fits a line" : "Row"
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .reorder(), .label(text: "A long label", displayed: .whenEditing)]
        }
        list.view.reloadData()
        list.screen.settle()
        #expect(list.cell(0).frame.height == 44)
        list.edit()
        #expect(list.cell(0).frame.height > 44 && list.cell(1).frame.minY == list.cell(0).frame.height)
        list.edit(false)
        #expect(list.cell(0).frame.height == 44 && list.cell(1).frame.minY == 44)
    }

    @Test("constraints of custom contents determine the height")
    func customContents() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let list = ListCells(2)
        list.configure = { cell, item in
            cell.contentConfiguration = nil
            cell.accessories = [.disclosureIndicator()]
            guard item == 0 else { return }
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: 20),
                cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            ])
        }
        list.view.reloadData()
        list.screen.settle()
        #expect(list.cell(0).frame.height == 30)
        #expect(box.frame.maxX == list.cell(0).contentView.bounds.width)
        // The guide aligns the separator with the contents.
        #expect(list.cell(0).separators.bottom?.frame == CGRect(x: 70, y: 29.5, width: 250, height: 0.5))
        #expect(list.cell(0).separatorLayoutGuide.layoutFrame.minX == 70)
    }

    @Test("separators begin at the text, and are mirrored right to left")
    func separators() {
        for isRightToLeft in [false, true] {
            let list = ListCells(3, isRightToLeft: isRightToLeft) { cell, item in
                cell.accessories = item == 1 ? [.delete(displayed: .always)] : []
            }
            let frame = list.cell(0).separators.bottom?.frame
            #expect(frame == CGRect(x: isRightToLeft ? 0 : 16, y: 43.5, width: 304, height: 0.5))
            #expect(list.cell(1).separators.bottom?.frame.width == CGFloat(266))
            #expect(list.cell(1).separatorLayoutGuide.owningView === list.cell(1))
            list.screen.settle()
            #expect(list.cell(1).separatorLayoutGuide.layoutFrame.width == CGFloat(266))
        }
    }

    @Test("the separators around a selected row are hidden")
    func hiddenSeparators() {
        let list = ListCells(4)
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.screen.settle()
        #expect(list.cell(0).separators.bottom?.isHidden == true && list.cell(1).separators.bottom?.isHidden == true)
        #expect(list.cell(2).separators.bottom?.isHidden == false)
        list.view.deselectItem(at: [0, 1], animated: false)
        list.screen.settle()
        #expect(list.cell(0).separators.bottom?.isHidden == false && list.cell(1).separators.bottom?.isHidden == false)
    }

    @Test("selected rows next to each other are divided by separators with the color of multiple selection")
    func separatorsOfMultipleSelection() {
        let list = ListCells(4)
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .blue
        configuration.separatorConfiguration.multipleSelectionColor = .red
        list.view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout.list(using: configuration), animated: false)
        list.view.allowsMultipleSelection = true
        list.screen.settle()
        /// The colors of the separators below the rows, or `nil` for hidden ones.
        func colors() -> [UIColor?] {
            list.screen.settle()
            return (0..<4).map { item in
                list.cell(item).separators.bottom.flatMap { $0.isHidden ? nil : $0.backgroundColor }
            }
        }
        #expect(colors() == [.blue, .blue, .blue, .blue])
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(colors() == [nil, .red, nil, .blue])
        list.view.deselectItem(at: [0, 2], animated: false)
        #expect(colors() == [nil, nil, .blue, .blue])
    }

    @Test("cells have the background and the corners of their position, unless the app sets a background")
    func backgrounds() {
        let list = ListCells(3, appearance: .insetGrouped)
        let colors = (UIColor.secondarySystemGroupedBackground, UIColor.systemGray4)
        #expect(list.cell(1).backgroundColor == colors.0)
        #expect(list.cell(0).layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(list.cell(0).layer.cornerRadius == 10 && list.cell(1).layer.cornerRadius == 0)
        #expect(list.cell(2).layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        list.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        list.screen.settle()
        #expect(list.cell(1).backgroundColor == colors.1)
        list.cell(1).backgroundConfiguration = .clear()
        list.screen.settle()
        #expect(list.cell(1).backgroundColor == .clear)
        list.cell(0).backgroundConfiguration = nil
        #expect(list.cell(0).backgroundConfiguration == nil)
        #expect(ListCells(1).cell(0).backgroundColor == .systemBackground)
    }

    @Test("a cell is one element, with the texts, the state and the actions of its contents and accessories")
    func accessibility() throws {
        let list = ListCells(2)
        let cell = list.cell(0)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Title", "Detail")
        cell.contentConfiguration = content
        cell.accessories = [
            .label(text: "12"), .detail(actionHandler: list.note("detail")),
            .delete(displayed: .always, actionHandler: list.note("delete")), .insert(displayed: .always),
        ]
        #expect(cell.isAccessibilityElement && cell.accessibilityTraits == [])
        #expect(cell.accessibilityLabel == "Title, Detail" && cell.accessibilityValue == "12")
        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Delete", "Delete Title, Detail", "More Info"])
        for action in actions { #expect(action.actionHandler?(action) == true) }
        #expect(list.log == ["delete 0", "delete", "detail"])
        cell.accessories = [.checkmark()]
        #expect(cell.accessibilityTraits == .selected && cell.accessibilityCustomActions?.count == 1)
        cell.accessibilityLabel = "Own"
        #expect(cell.accessibilityLabel == "Own")
        list.cell(1).isSelected = true
        #expect(list.cell(1).accessibilityTraits == .selected)
    }
}
