import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Swiped rows", .serialized)
struct TableSwipeTests {
    private func mail(style: UITableView.Style = .plain, appearance: UIUserInterfaceStyle = .light) -> EditableTable {
        let table = EditableTable(style: style, appearance: appearance)
        table.trailing = [
            table.action("Delete", .destructive), table.action("Flag", color: .systemOrange), table.action("More"),
        ]
        table.leading = [table.action("Read", color: .systemBlue)]
        return table
    }

    @Test("a swipe reveals the buttons of its side, and stays open when more than half of them can be seen")
    func opens() throws {
        let mail = mail()
        mail.swipe(1, by: -150)
        mail.screen.settle()
        let cell = try #require(mail.table.cellForRow(at: [0, 1]))
        #expect(cell.frame.minX == -223 && cell.showingDeleteConfirmation)
        #expect(mail.log == ["trailing 1", "willBegin 1"])
        mail.log = []
        mail.screen.tap("Flag")
        mail.screen.settle()
        #expect(mail.log == ["action Flag", "didEnd 1"])
        #expect(cell.frame.minX == 0 && !cell.showingDeleteConfirmation)
    }

    @Test("a swipe that is not enough closes again")
    func closes() throws {
        let mail = mail()
        mail.swipe(1, by: -80)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 1])?.frame.minX == 0)
        #expect(mail.log == ["trailing 1", "willBegin 1", "didEnd 1"])
        #expect(mail.screen.views(SwipeActionsView.self).isEmpty)
    }

    @Test("a swiped row closes when another is touched, which is not selected")
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
        #expect(mail.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("swiping all the way does what the first button does, unless that is switched off")
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
        #expect(mail.table.cellForRow(at: [0, 1])?.frame.minX == -223)
    }

    @Test("the other way reveals the leading buttons")
    func leading() throws {
        let mail = mail()
        mail.swipe(2, by: 60)
        mail.screen.settle()
        #expect(mail.table.cellForRow(at: [0, 2])?.frame.minX == 74)
        #expect(mail.log == ["leading 2", "willBegin 2"])
        #expect(mail.table.cellForRow(at: [0, 2])?.showingDeleteConfirmation == false)
    }

    @Test("without actions a row cannot be swiped, and with none of its own it deletes if its data source does")
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

    @Test("a vertical drag scrolls, and asks for no actions")
    func vertical() {
        let mail = EditableTable(30)
        mail.trailing = [mail.action("Delete", .destructive)]
        mail.screen.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 170, y: 100))
        mail.screen.settle()
        #expect(mail.log.isEmpty && mail.table.contentOffset.y > 50)
    }

    @Test("the row that is open goes along when rows come above it")
    func remapped() throws {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.screen.settle()
        mail.rows.insert("new", at: 0)
        mail.table.insertRows(at: [[0, 0]], with: .fade)
        mail.screen.settle()
        let cell = try #require(mail.table.cellForRow(at: [0, 2]))
        #expect(cell.frame.minX == -223)
        let strip = try #require(mail.screen.views(SwipeActionsView.self).first)
        #expect(strip.frame.minY == cell.frame.minY)
    }

    @Test("a row action of old works as one of today")
    func rowActions() throws {
        var tapped: IndexPath?
        let action = UITableViewRowAction(style: .normal, title: "Old") { _, path in tapped = path }
        let contextual = action.contextualAction(for: [0, 3])
        #expect(contextual.title == "Old" && contextual.style == .normal)
        contextual.handler(contextual, UIView()) { _ in }
        #expect(tapped == [0, 3])
    }

    @Test(
        "it looks as on iOS",
        arguments: [
            ("half", UITableView.Style.plain, UIUserInterfaceStyle.light, CGFloat(-120), false),
            ("open", .plain, .light, -180, true), ("open-dark", .plain, .dark, -180, true),
            ("beyond", .plain, .light, -250, false), ("leading", .plain, .light, 60, true),
            ("inset", .insetGrouped, .light, -180, true),
        ])
    func looks(name: String, style: UITableView.Style, appearance: UIUserInterfaceStyle, way: CGFloat, letsGo: Bool) {
        let mail = mail(style: style, appearance: appearance)
        mail.swipe(1, by: way, letsGo: letsGo)
        mail.screen.advance(by: 1)
        expectPicture(mail.screen, matches: name)
    }

    @Test("buttons share what is revealed by their widths, and a full swipe gives it to the first")
    func layout() {
        let layout = SwipeLayout(buttonWidths: [74, 100], rowWidth: 320, performsFirst: true)
        #expect(layout.openOffset == 174)
        #expect(layout.buttons(in: 87, isFullSwipe: false) == [0...37, 37...87])
        #expect(layout.buttons(in: 300, isFullSwipe: true) == [0...300, 300...300])
        #expect(!layout.isFullSwipe(200) && layout.isFullSwipe(230))
        #expect(layout.staysOpen(at: 90, velocity: 0) && !layout.staysOpen(at: 80, velocity: 0))
        #expect(layout.staysOpen(at: 20, velocity: 500) && !layout.staysOpen(at: 170, velocity: -500))
        #expect(layout.offset(for: -30) > -30 && layout.offset(for: -30) < 0)
        #expect(layout.offset(for: 1000) == 320)
    }
}
