import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Accessories of list cells", .serialized)
struct CellAccessoryTests {
    typealias AccessoryType = UICellAccessory.AccessoryType

    private func custom(_ placement: UICellAccessory.Placement, view: UIView = UIView()) -> UICellAccessory {
        .customView(configuration: .init(customView: view, placement: placement))
    }

    @Test("the system sorts accessories, regardless of their order in the array")
    func order() {
        let arranged = ArrangedAccessories(
            [
                .reorder(displayed: .always), .disclosureIndicator(), .multiselect(displayed: .always), .checkmark(),
                .detail(), .outlineDisclosure(), .label(text: "1"), .delete(displayed: .always),
            ], isEditing: false)
        #expect(arranged.leading.map(\.accessoryType) == [.delete, .multiselect])
        #expect(
            arranged.trailing.map(\.accessoryType) == [
                .label, .detail, .checkmark, .outlineDisclosure, .disclosureIndicator, .reorder,
            ])
    }

    @Test("accessories are displayed in their states")
    func states() {
        let accessories: [UICellAccessory] = [
            .disclosureIndicator(displayed: .whenNotEditing), .reorder(), .checkmark(), .delete(), .insert(),
            .multiselect(),
        ]
        let normal = ArrangedAccessories(accessories, isEditing: false)
        #expect(normal.leading.isEmpty && normal.trailing.map(\.accessoryType) == [.checkmark, .disclosureIndicator])
        let editing = ArrangedAccessories(accessories, isEditing: true)
        #expect(editing.leading.map(\.accessoryType) == [.delete, .insert, .multiselect])
        #expect(editing.trailing.map(\.accessoryType) == [.checkmark, .reorder])
    }

    @Test("custom accessories are next to the contents, or at the position that they request")
    func positions() {
        let views = (0..<6).map { _ in UIView() }
        let arranged = ArrangedAccessories(
            [
                .delete(displayed: .always), .checkmark(), .disclosureIndicator(), custom(.leading(), view: views[0]),
                custom(.trailing(), view: views[1]),
                custom(.trailing(at: UICellAccessory.Placement.position(after: .checkmark())), view: views[2]),
                custom(.leading(at: UICellAccessory.Placement.position(before: .delete())), view: views[3]),
                custom(.trailing(at: UICellAccessory.Placement.position(after: .reorder())), view: views[4]),
                custom(.trailing(at: UICellAccessory.Placement.position(before: .reorder())), view: views[5]),
                custom(.leading(displayed: .whenEditing)),
            ], isEditing: false)
        #expect(arranged.leading.map(\.accessoryType) == [.customView(views[3]), .delete, .customView(views[0])])
        #expect(
            arranged.trailing.map(\.accessoryType) == [
                .customView(views[5]), .customView(views[1]), .checkmark, .customView(views[2]), .disclosureIndicator,
                .customView(views[4]),
            ])
    }

    @Test("options that are nil have their default values")
    func options() {
        let options = UICellAccessory.LabelOptions(isHidden: nil, tintColor: .systemRed)
        #expect(!options.isHidden && options.tintColor == .systemRed && options.adjustsFontForContentSizeCategory)
        #expect(options.font == .preferredFont(forTextStyle: .body))
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
        var delete = UICellAccessory.DeleteOptions()
        delete.backgroundColor = .systemOrange
        #expect(UICellAccessory.delete(options: delete).accessoryType == .delete)
    }

    @Test("glyphs and controls have the sizes and the positions of those of rows")
    func sameAsRows() throws {
        let list = ListCells { cell, item in
            cell.accessories = [
                item == 0 ? .disclosureIndicator() : .checkmark(), .delete(), .reorder(displayed: .whenEditing),
            ]
        }
        let glyphs = [0, 1].map { list.cell($0).trailingParts.first?.view.frame }
        let contents = [0, 1].map { list.cell($0).contentView.frame }
        list.edit()
        let controls = [UICellAccessory.AccessoryType.delete, .reorder].map { list.cell(2).part($0)?.view.frame }
        let start = list.cell(2).contentView.frame.minX
        let table = EditableTable()
        let source = ListDataSource()
        try withExtendedLifetime(source) {
            table.rows = source.rows
            table.table.dataSource = source
            table.screen.settle()
            for item in [0, 1] {
                let row = try #require(table.table.cellForRow(at: [0, item]))
                row.accessoryType = item == 0 ? .disclosureIndicator : .checkmark
                table.screen.settle()
                #expect(glyphs[item] == row.accessory?.frame && contents[item] == row.contentView.frame)
            }
            table.table.setEditing(true, animated: false)
            table.screen.settle()
            let row = try #require(table.table.cellForRow(at: [0, 2]))
            #expect(controls == [row.editControl?.frame, row.reorderGrip?.frame])
            #expect(start == row.contentView.frame.minX)
        }
    }

    @Test("the accessories of both states cross-fade when editing begins, and the contents move")
    func animates() throws {
        let list = ListCells { cell, _ in
            cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
        }
        let cell = list.cell(0)
        let arrow = try #require(cell.trailingParts.first?.view)
        list.view.isEditing = true
        list.screen.advance(by: 0.15)
        let control = try #require(cell.part(.delete)?.view)
        for view in [arrow, control] {
            let opacity = view.layer.presentation()?.opacity ?? 0
            #expect(opacity > 0.2 && opacity < 0.8)
        }
        let start = cell.contentView.layer.presentation()?.frame.minX ?? 0
        #expect(start > 5 && start < 33)
        #expect((control.layer.presentation()?.frame.minX ?? 0) < 0)
        list.screen.settle()
        #expect(arrow.superview == nil && arrow.alpha == 1 && cell.contentView.frame.minX == 38)
        list.edit(false)
        #expect(cell.contentView.frame.minX == 0 && control.superview == nil && cell.part(.reorder) == nil)
    }

    @Test("a cell that is displayed during editing has the accessories of editing at once")
    func reuse() throws {
        let list = ListCells(100) { cell, _ in cell.accessories = [.delete()] }
        list.edit()
        list.view.scrollToItem(at: [0, 60], at: .top, animated: false)
        list.screen.settle()
        #expect(list.view.visibleCells.allSatisfy { ($0 as? UICollectionViewListCell)?.part(.delete) != nil })
        list.edit(false)
        list.view.scrollToItem(at: [0, 0], at: .top, animated: false)
        list.screen.settle()
        #expect(list.view.visibleCells.allSatisfy { ($0 as? UICollectionViewListCell)?.part(.delete) == nil })
    }

    @Test("controls call their handlers, without selecting the cell")
    func handlers() {
        let list = ListCells()
        list.configure = { [unowned list] cell, item in
            cell.accessories = [
                item == 0
                    ? .delete(displayed: .always, actionHandler: list.note("delete"))
                    : .insert(displayed: .always, actionHandler: list.note("insert")),
                .detail(actionHandler: list.note("detail \(item)")),
            ]
        }
        list.view.reloadData()
        list.screen.settle()
        list.tap(0, x: 27)
        list.tap(1, x: 27)
        list.tap(0, x: -27)
        list.tap(1, x: 150)
        #expect(list.log == ["delete", "insert", "detail 0", "select 1"])
    }

    @Test("a delete control without a handler reveals the trailing swipe actions, and hides them again")
    func revealsActions() {
        let list = ListCells { cell, _ in cell.accessories = [.delete()] }
        list.edit()
        list.tap(1, x: 27)
        #expect(list.cell(1).configurationState.isSwiped && list.cell(1).bounds.minX > 60 && list.log == [])
        list.screen.tap("Delete")
        list.screen.settle()
        #expect(list.log == ["delete 1"] && list.cell(1).bounds.minX == 0)
    }

    @Test("hidden accessories take up space, and have no effect")
    func hidden() {
        let list = ListCells()
        list.configure = { [unowned list] cell, item in
            let options = UICellAccessory.DeleteOptions(isHidden: item == 1)
            cell.accessories = [
                .delete(displayed: .always, options: options, actionHandler: list.note("delete \(item)"))
            ]
        }
        list.view.reloadData()
        list.screen.settle()
        #expect(list.cell(1).contentView.frame == list.cell(0).contentView.frame)
        #expect(list.cell(1).part(.delete) == nil && list.cell(1).leadingParts[0].view.superview == nil)
        list.tap(0, x: 27)
        list.tap(1, x: 27)
        #expect(list.log == ["delete 0", "select 1"])
    }

    @Test("the circle of multiple selection follows the selection, and the row receives touches on it")
    func multiselect() {
        let list = ListCells { cell, _ in cell.accessories = [.multiselect()] }
        list.view.allowsMultipleSelectionDuringEditing = true
        list.edit()
        list.tap(1, x: 27)
        #expect(list.view.indexPathsForSelectedItems == [[0, 1]])
        #expect((list.cell(1).part(.multiselect)?.view as? EditControl)?.appearance == .checked)
        #expect((list.cell(0).part(.multiselect)?.view as? EditControl)?.appearance == .unchecked)
        list.tap(1, x: 27)
        #expect((list.cell(1).part(.multiselect)?.view as? EditControl)?.appearance == .unchecked)
    }

    @Test("a pop-up menu shows its selected element, and reports another selection")
    func popUp() throws {
        let list = ListCells(1)
        var reported: [String] = []
        let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
        list.cell(0).accessories = [
            .popUpMenu(menu) { menu in
                reported += menu.children.compactMap { ($0 as? UIAction).flatMap { $0.state == .on ? $0.title : nil } }
            }
        ]
        list.screen.settle()
        let button = try #require(list.cell(0).part(.popUpMenu)?.view as? UIButton)
        #expect(button.titleLabel?.text == "Small" && list.cell(0).accessibilityValue == "Small")
        let end = button.frame.maxX
        list.tap(0, x: -30)
        list.screen.tap("Large")
        list.screen.settle()
        #expect(reported == ["Large"] && button.titleLabel?.text == "Large")
        #expect(button.frame.maxX == end && list.cell(0).contentView.frame.maxX == button.frame.minX)
    }

    @Test("the reorder control moves an item, if the data source allows it")
    func reorder() {
        let list = ListCells { cell, _ in cell.accessories = [.reorder()] }
        list.edit()
        let start = list.point(0, x: -22)
        list.screen.touchDown(at: start)
        list.screen.touchMove(to: CGPoint(x: start.x, y: start.y + 50))
        list.screen.advance(by: 0.1)
        let cell = list.cell(1)
        #expect(cell.configurationState.isReordering && cell.frame.midY == start.y + 50)
        list.screen.touchMove(to: CGPoint(x: start.x, y: start.y + 90))
        list.screen.touchUp(at: CGPoint(x: start.x, y: start.y + 90))
        list.screen.settle()
        #expect(list.log == ["move 0 to 2"] && list.items.prefix(3) == ["Row 1", "Row 2", "Row 0"])
        #expect(!cell.configurationState.isReordering && list.cell(2) === cell)
        list.isMovable = false
        list.screen.drag(from: list.point(0, x: -22), to: list.point(2, x: -22))
        list.screen.settle()
        #expect(list.log == ["move 0 to 2"])
    }

    @Test("a line separates the reorder control from another accessory, unless it is disabled")
    func reorderLine() {
        let list = ListCells(3) { cell, item in
            let options = UICellAccessory.ReorderOptions(showsVerticalSeparator: item != 1)
            cell.accessories = [.reorder(displayed: .always, options: options)] + (item == 2 ? [] : [.checkmark()])
        }
        #expect(list.cell(0).reorderLine?.frame.maxX == 276)
        #expect(list.cell(1).reorderLine == nil && list.cell(2).reorderLine == nil)
        #expect(list.cell(0).part(.checkmark)?.view.frame.maxX == CGFloat(264))
        #expect(list.cell(1).part(.checkmark)?.view.frame.maxX == 276)
    }

    @Test("custom views are sized by their contents, or keep their sizes, in the reserved width")
    func customViews() {
        let label = UILabel()
        label.text = "Custom"
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        let list = ListCells(2)
        list.cell(0).accessories = [custom(.trailing(), view: label)]
        list.cell(1).accessories = [
            .customView(
                configuration: .init(
                    customView: fixed, placement: .leading(), reservedLayoutWidth: .custom(40),
                    maintainsFixedSize: true))
        ]
        list.screen.settle()
        #expect(label.frame.width == label.intrinsicContentSize.width && label.frame.maxX == 304)
        #expect(fixed.frame.size == CGSize(width: 10, height: 60) && fixed.frame.midX == 36)
        #expect(list.cell(1).contentView.frame.minX == 56 && list.cell(1).frame.height == 60)
        // The cell releases the view with its accessory.
        list.cell(0).accessories = []
        #expect(label.superview == nil)
    }

    @Test("accessories keep their views when others are set")
    func keepsViews() {
        let list = ListCells(1)
        let cell = list.cell(0)
        cell.accessories = [.checkmark(), .label(text: "1")]
        let views = cell.trailingParts.map(\.view)
        cell.accessories = [.label(text: "2"), .checkmark(), .disclosureIndicator()]
        #expect(cell.trailingParts.prefix(2).map(\.view) == views)
        #expect((views[0] as? UILabel)?.text == "2")
    }

    @Test("tint colors apply to accessories, which otherwise have the colors of the system")
    func colors() {
        let list = ListCells(1)
        let cell = list.cell(0)
        cell.tintColor = .systemPurple
        cell.accessories = [.checkmark(), .disclosureIndicator(), .label(text: "1")]
        #expect(cell.part(.checkmark)?.view.tintColor == .systemPurple)
        #expect(cell.part(.disclosureIndicator)?.view.tintColor == .tertiaryLabel)
        #expect((cell.part(.label)?.view as? UILabel)?.textColor == .secondaryLabel)
        cell.accessories = [
            .checkmark(options: .init(tintColor: .systemRed)), .label(text: "1", options: .init(tintColor: .systemRed)),
        ]
        #expect(cell.part(.checkmark)?.view.tintColor == .systemRed)
        #expect((cell.part(.label)?.view as? UILabel)?.textColor == .systemRed)
    }
}
