import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Swipe actions", .serialized)
struct TableSwipeTests {
    private func mail(style: UITableView.Style = .plain, appearance: UIUserInterfaceStyle = .light) -> EditableTable {
        let table = EditableTable(style: style, appearance: appearance)
        table.trailing = [
            table.action("Delete", .destructive), table.action("Flag", color: .systemOrange), table.action("More"),
        ]
        table.leading = [table.action("Read", color: .systemBlue)]
        return table
    }

    @Test("a swipe reveals its side's actions, and they remain if more than half of them is visible")
    func opens() throws {
        let mail = mail()
        mail.swipe(1, by: -150)
        mail.screen.settle()
        let cell = try #require(mail.table.cellForRow(at: [0, 1]))
        #expect(cell.bounds.minX == 223 && cell.showingDeleteConfirmation)
        #expect(mail.log == ["trailing 1", "willBegin 1"])
        mail.log = []
        mail.screen.tap("Flag")
        mail.screen.settle()
        #expect(mail.log == ["action Flag", "didEnd 1"])
        #expect(cell.bounds.minX == 0 && !cell.showingDeleteConfirmation)
    }

    @Test("a short swipe closes again")
    func closes() throws {
        let mail = mail()
        mail.swipe(1, by: -80)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 1])?.bounds.minX == 0)
        #expect(mail.log == ["trailing 1", "willBegin 1", "didEnd 1"])
        #expect(mail.screen.views(SwipeActionsView.self).isEmpty)
    }

    @Test("a swiped row closes when another row is touched, which is not selected")
    func closesByTouch() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        mail.log = []
        mail.screen.tap(at: CGPoint(x: 100, y: 200))
        mail.screen.settle()
        #expect(mail.log == ["didEnd 1"])
        mail.screen.tap(at: CGPoint(x: 100, y: 200))
        mail.screen.settle()
        #expect(mail.log == ["didEnd 1", "didSelect 4"])
    }

    @Test("scrolling and reloading close a swiped row")
    func closesByScroll() throws {
        let mail = EditableTable(30)
        mail.trailing = [mail.action("Delete", .destructive)]
        mail.swipe(1, by: -75)
        mail.screen.settle()
        mail.log = []
        mail.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150))
        mail.screen.settle()
        #expect(mail.log == ["didEnd 1"])
        mail.swipe(5, by: -75)
        mail.screen.settle()
        mail.log = []
        mail.table.reloadData()
        mail.screen.settle()
        #expect(mail.log == ["didEnd nil"])
        #expect(mail.table.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.swipe == nil })
    }

    @Test("a full swipe performs the first action unless this is disabled")
    func fullSwipe() throws {
        let mail = mail()
        mail.swipe(1, by: -290)
        mail.screen.settle()
        #expect(mail.log == ["trailing 1", "willBegin 1", "action Delete", "didEnd 1"])
        mail.log = []
        mail.fullSwipe = false
        mail.swipe(1, by: -290)
        mail.screen.settle()
        #expect(mail.log == ["trailing 1", "willBegin 1"])
        #expect(mail.table.cellForRow(at: [0, 1])?.bounds.minX == 223)
    }

    @Test("a swipe in the other direction reveals the leading actions")
    func leading() throws {
        let mail = mail()
        mail.swipe(2, by: 60)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 2])?.bounds.minX == -74)
        #expect(mail.log == ["leading 2", "willBegin 2"])
        #expect(mail.table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == true)
    }

    @Test("a row without actions can't be swiped, and the default action deletes if the data source supports it")
    func defaults() throws {
        let none = EditableTable()
        none.swipe(1, by: -100)
        none.screen.settle()
        #expect(none.log == ["trailing 1"])
        none.trailing = []
        none.swipe(1, by: -100)
        none.screen.settle()
        #expect(none.log == ["trailing 1", "trailing 1"])

        let source = ListDataSource()
        none.table.dataSource = source
        none.trailing = nil
        none.screen.settle()
        none.log = []
        none.swipe(1, by: -75)
        none.screen.settle()
        none.screen.tap("Delete")
        none.screen.settle()
        #expect(source.log == ["commit delete 1"])
        #expect(none.log == ["trailing 1", "willBegin 1", "didEnd nil"])
        #expect(none.table.visibleCells.compactMap { $0.textLabel?.text } == source.rows)
        #expect(source.rows.count == 5)
    }

    @Test("a vertical drag scrolls without requesting actions")
    func vertical() {
        let mail = EditableTable(30)
        mail.trailing = [mail.action("Delete", .destructive)]
        mail.screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 170, y: 100))
        mail.screen.settle()
        #expect(mail.log.isEmpty && mail.table.contentOffset.y > 50)
    }

    @Test("the swiped row moves with its actions when rows are inserted above it")
    func remapped() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        mail.rows.insert("new", at: 0)
        mail.table.insertRows(at: [[0, 0]], with: .fade)
        mail.screen.settle()
        let cell = try #require(mail.table.cellForRow(at: [0, 2]))
        #expect(cell.bounds.minX == 223)
        let strip = try #require(mail.screen.views(SwipeActionsView.self).first)
        #expect(strip.superview === cell && strip.frame == CGRect(x: 320, y: 0, width: 223, height: 44))
    }

    @Test("deprecated row actions are revealed and performed with their row's current index path")
    func rowActions() throws {
        let list = EditableTable()
        var tapped: IndexPath?
        let action = UITableViewRowAction(style: .normal, title: "Old") { tapped = $1 }
        list.rowActions = [action]
        list.swipe(3, by: -150)
        list.screen.settle()
        list.rows.insert("new", at: 0)
        list.table.insertRows(at: [[0, 0]], with: .none)
        list.screen.settle()
        list.screen.tap("Old")
        list.screen.settle()
        #expect(tapped == [0, 4])
        #expect(list.table.cellForRow(at: [0, 4])?.bounds.minX == 0)
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy.title == "Old" && copy.style == .normal && UITableViewRowAction.Style.destructive == .default)
    }

    @Test("the effect of a row action is displayed behind its title, instead of the style's color")
    func rowActionEffect() throws {
        let list = EditableTable()
        let action = UITableViewRowAction(style: .normal, title: "Blur") { _, _ in }
        action.backgroundEffect = UIBlurEffect(style: .systemThickMaterialDark)
        list.rowActions = [action]
        list.swipe(1, by: -150)
        list.screen.settle()
        let button = try #require(list.screen.views(SwipeActionButton.self).first)
        let effect = try #require(button.subviews.first as? UIVisualEffectView)
        #expect(effect.effect == action.backgroundEffect && effect.frame == button.bounds)
        #expect(button.backgroundColor == nil)
        let place = list.screen.picture.pixel(310 * 2, 50 * 2)
        // The dark material over the white row is darker than the gray of the style.
        #expect(place.red < 120)
        action.backgroundColor = .systemGreen
        list.table.setEditing(false, animated: false)
        list.screen.settle()
        list.swipe(2, by: -150)
        list.screen.settle()
        #expect(list.screen.views(SwipeActionButton.self).first?.backgroundColor == .systemGreen)
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy.backgroundEffect == action.backgroundEffect)
    }

    @Test("a table with a swiped row counts as editing, which can be ended")
    func editingState() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        #expect(mail.table.isEditing && mail.table.cellForRow(at: [0, 1])?.isEditing == false)
        mail.table.setEditing(false, animated: true)
        #expect(!mail.table.isEditing)
        mail.screen.settle()
        #expect(mail.log.last == "didEnd 1")
        #expect(mail.table.cellForRow(at: [0, 1])?.bounds.minX == 0)
    }

    @Test("swiping another row closes the swiped one")
    func another() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        mail.log = []
        mail.swipe(3, by: -200)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 1])?.bounds.minX == 0)
        #expect(mail.table.cellForRow(at: [0, 3])?.bounds.minX == 223)
        #expect(mail.log == ["trailing 3", "willBegin 3", "didEnd 1"])
    }

    @Test("a swiped row can be swiped back or further")
    func furtherSwipe() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        mail.log = []
        mail.swipe(1, by: 160)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 1])?.bounds.minX == 0)
        #expect(mail.log == ["didEnd 1"])
    }

    @Test("a performed destructive action removes its row, even if only the data was changed")
    func destructive() throws {
        for tells in [true, false] {
            let list = EditableTable()
            let delete = UIContextualAction(style: .destructive, title: "Delete") {
                [unowned list] _, view, completion in
                list.log.append("delete \(view is UIControl)")
                list.rows.remove(at: 1)
                if tells { list.table.deleteRows(at: [[0, 1]], with: .fade) }
                completion(true)
            }
            list.trailing = [list.action("More"), delete]
            list.swipe(1, by: -150)
            list.screen.settle()
            let cell = try #require(list.table.cellForRow(at: [0, 1]))
            list.screen.tap("Delete")
            list.screen.advance(by: 0.15)
            // The row slides out while its action covers the other one.
            let shown = cell.layer.presentation()?.bounds.minX ?? 0
            #expect(shown > 160 && shown < 310)
            #expect(cell.swipe?.actionsView.covering?.action === delete)
            list.screen.settle()
            #expect(list.table.visibleCells.compactMap { $0.textLabel?.text } == list.rows)
            #expect(list.table.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.swipe == nil })
            #expect(list.log == ["trailing 1", "willBegin 1", "delete true", "didEnd nil"])
            #expect(cell.bounds.minX == 0 && cell.swipe == nil)
        }
    }

    @Test("a destructive action that fails, or leaves the data unchanged, closes its row")
    func notDestructive() throws {
        for isDone in [true, false] {
            let list = EditableTable()
            list.trailing = [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(isDone) }
            ]
            list.swipe(1, by: -300)
            list.screen.settle()
            #expect(list.log == ["trailing 1", "willBegin 1", "didEnd 1"])
            #expect(list.table.cellForRow(at: [0, 1])?.bounds.minX == 0)
            #expect(list.table.numberOfRows(inSection: 0) == 6)
        }
    }

    @Test("an action may complete later: the row remains open until then")
    func asynchronousCompletion() throws {
        let list = EditableTable()
        var done: ((Bool) -> Void)?
        list.trailing = [UIContextualAction(style: .normal, title: "Ask") { _, _, completion in done = completion }]
        list.swipe(2, by: -75)
        list.screen.settle()
        list.screen.tap("Ask")
        list.screen.settle()
        #expect(list.table.cellForRow(at: [0, 2])?.bounds.minX == 74)
        done?(true)
        done?(true)
        list.screen.settle()
        #expect(list.table.cellForRow(at: [0, 2])?.bounds.minX == 0)
        #expect(list.log == ["trailing 2", "willBegin 2", "didEnd 2"])
    }

    @Test("in a right-to-left layout actions match their mirrored reference image")
    func rightToLeft() throws {
        let list = EditableTable(isRightToLeft: true)
        list.trailing = [list.action("Delete", .destructive), list.action("More")]
        list.swipe(1, by: 120)
        list.screen.settle()
        #expect(list.table.cellForRow(at: [0, 1])?.bounds.minX == -149)
        #expect(list.log == ["trailing 1", "willBegin 1"])
        expectSnapshot(list.screen, matches: "right-to-left")
    }

    @Test("images replace titles in low rows, and are above them in high ones")
    func images() throws {
        let list = EditableTable(3)
        list.table.rowHeight = 96
        list.trailing = [
            list.action("Trash", .destructive, image: "trash"),
            list.action("Flag", color: .systemOrange, image: "flag"),
        ]
        list.screen.settle()
        list.swipe(1, by: -150)
        list.screen.settle()
        expectSnapshot(list.screen, matches: "images")
        list.table.rowHeight = 60
        list.screen.settle()
        list.swipe(1, by: -150)
        list.screen.settle()
        expectSnapshot(list.screen, matches: "images-low")
    }

    @Test("a deleted row slides out under its action while the rows below move up", arguments: [0.08, 0.2])
    func deletion(time: TimeInterval) throws {
        let list = EditableTable()
        list.trailing = [
            UIContextualAction(style: .destructive, title: "Delete") { [unowned list] _, _, completion in
                list.rows.remove(at: 1)
                list.table.deleteRows(at: [[0, 1]], with: .automatic)
                completion(true)
            }, list.action("More"),
        ]
        list.swipe(1, by: -150)
        list.screen.settle()
        list.screen.tap("Delete")
        list.screen.advance(by: time)
        expectSnapshot(list.screen, matches: "leaving-\(Int(time * 100))")
    }

    @Test("an opening row and its actions match their reference image")
    func opening() {
        let mail = mail()
        mail.swipe(1, by: -130)
        mail.screen.advance(by: 0.05)
        expectSnapshot(mail.screen, matches: "opening")
    }

    @Test("the first action covers the others during a full swipe")
    func covering() {
        let mail = mail()
        mail.swipe(1, by: -290, lifts: false)
        #expect(mail.table.cellForRow(at: [0, 1])?.swipe?.actionsView.isFullSwipe == true)
        expectSnapshot(mail.screen, matches: "full")
    }

    @Test("the delete control of an edited row reveals the swipe actions")
    func confirmation() {
        let list = EditableTable()
        let source = ListDataSource()
        withExtendedLifetime(source) {
            list.table.dataSource = source
            list.table.setEditing(true, animated: false)
            list.screen.settle()
            list.screen.tap(at: CGPoint(x: 27, y: 66))
            list.screen.settle()
            expectSnapshot(list.screen, matches: "confirmation")
        }
    }

    @Test(
        "swiped rows match their reference images",
        arguments: [
            ("half", UITableView.Style.plain, UIUserInterfaceStyle.light, CGFloat(-120), false),
            ("open", .plain, .light, -180, true), ("open-dark", .plain, .dark, -180, true),
            ("beyond", .plain, .light, -250, false), ("leading", .plain, .light, 60, true),
            ("inset", .insetGrouped, .light, -180, true),
        ])
    func looks(name: String, style: UITableView.Style, appearance: UIUserInterfaceStyle, distance: CGFloat, lifts: Bool)
    {
        let mail = mail(style: style, appearance: appearance)
        mail.swipe(1, by: distance, lifts: lifts)
        mail.screen.advance(by: 1)
        expectSnapshot(mail.screen, matches: name)
    }

    @Test("actions share the revealed width in proportion, and a full swipe expands the first one")
    func layout() {
        let layout = SwipeLayout(buttonWidths: [74, 100], rowWidth: 320, performsFirst: true)
        #expect(layout.openOffset == 174)
        #expect(layout.buttons(in: 87) == [0...37, 37...87])
        #expect(layout.buttons(in: 174, covering: 1) == [0...74, 0...174])
        #expect(!layout.isFullSwipe(200) && layout.isFullSwipe(230))
        #expect(layout.remainsOpen(at: 90, velocity: 0) && !layout.remainsOpen(at: 80, velocity: 0))
        #expect(layout.remainsOpen(at: 20, velocity: 500) && !layout.remainsOpen(at: 170, velocity: -500))
        #expect(layout.offset(for: -30) == 0)
        #expect(layout.offset(for: 1000) == 320)
    }
}
