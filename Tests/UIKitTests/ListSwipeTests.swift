import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Swipe actions of lists", .serialized)
struct ListSwipeTests {
    private func mail(isRightToLeft: Bool = false) -> SwipeList {
        let list = SwipeList(isRightToLeft: isRightToLeft)
        list.trailing = [list.action("Delete", .destructive), list.action("Flag"), list.action("More")]
        list.leading = [list.action("Read")]
        return list
    }

    @Test("a swipe reveals the actions that the list's configuration provides, and a tap performs one")
    func opens() throws {
        let mail = mail()
        mail.swipe(1, by: -150)
        let cell = try #require(mail.cell(1))
        #expect(cell.bounds.minX == 223 && cell.configurationState.isSwiped && cell.clipsToBounds)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(mail.takeLog() == ["trailing 1"])
        mail.screen.tap("Flag")
        mail.screen.settle()
        #expect(mail.takeLog() == ["action Flag"])
        #expect(cell.bounds.minX == 0 && !cell.configurationState.isSwiped && !cell.clipsToBounds)
        #expect(mail.screen.views(SwipeActionsView.self).isEmpty)
    }

    @Test("a swipe in the other direction reveals the leading actions, and a short one closes again")
    func leading() {
        let mail = mail()
        mail.swipe(2, by: 60)
        #expect(mail.cell(2)?.bounds.minX == -74)
        #expect(mail.takeLog() == ["leading 2"])
        mail.swipe(2, by: -80)
        #expect(mail.cell(2)?.bounds.minX == 0)
        mail.swipe(3, by: -80)
        #expect(mail.cell(3)?.bounds.minX == 0)
        #expect(mail.takeLog() == ["trailing 3"])
    }

    @Test("from right to left, the trailing actions are at the left")
    func rightToLeft() {
        let mail = mail(isRightToLeft: true)
        mail.swipe(1, by: 150)
        #expect(mail.cell(1)?.bounds.minX == -223)
        #expect(mail.takeLog() == ["trailing 1"])
        mail.swipe(2, by: -60)
        #expect(mail.cell(1)?.bounds.minX == 0 && mail.cell(2)?.bounds.minX == 74)
        #expect(mail.takeLog() == ["leading 2"])
    }

    @Test("a swiped row closes when another row is touched, which is not selected")
    func closesByTouch() {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.log = []
        mail.screen.tap(at: CGPoint(x: 100, y: 200))
        mail.screen.settle()
        #expect(mail.cell(1)?.bounds.minX == 0 && mail.takeLog() == [])
        mail.screen.tap(at: CGPoint(x: 100, y: 200))
        mail.screen.settle()
        #expect(mail.takeLog() == ["didSelect 4"])
    }

    @Test("scrolling, reloading and editing close a swiped row, and edited rows cannot be swiped")
    func closes() {
        let mail = SwipeList(30)
        mail.trailing = [mail.action("Delete", .destructive)]
        mail.swipe(1, by: -75)
        mail.screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150))
        mail.screen.settle()
        #expect(mail.list.swipe == nil)
        mail.swipe(5, by: -75)
        #expect(mail.list.swipe != nil)
        mail.list.reloadData()
        mail.screen.settle()
        #expect(mail.list.swipe == nil)
        mail.swipe(6, by: -75)
        #expect(mail.list.swipe != nil)
        mail.list.isEditing = true
        mail.screen.settle()
        #expect(mail.list.swipe == nil)
        mail.swipe(6, by: -75)
        #expect(mail.list.swipe == nil)
        #expect(mail.list.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.swipe == nil })
    }

    @Test("a full swipe performs the first action unless this is disabled")
    func fullSwipe() {
        let mail = mail()
        mail.swipe(1, by: -290)
        #expect(mail.takeLog() == ["trailing 1", "action Delete"])
        #expect(mail.cell(1)?.bounds.minX == 0)
        mail.fullSwipe = false
        mail.swipe(1, by: -290)
        #expect(mail.takeLog() == ["trailing 1"])
        #expect(mail.cell(1)?.bounds.minX == 223)
    }

    @Test(
        "a destructive action deletes its row, whether it updates the list or only the data", arguments: [true, false])
    func deletes(updates: Bool) {
        let mail = mail()
        mail.trailing = [
            mail.action("Delete", .destructive) { [unowned mail] in
                mail.rows.remove(at: 1)
                if updates { mail.list.deleteItems(at: [[0, 1]]) }
            }
        ]
        mail.swipe(1, by: -75)
        mail.screen.tap("Delete")
        mail.screen.advance(by: 0.1)
        #expect(mail.list.numberOfItems(inSection: 0) == 5)
        mail.screen.settle()
        #expect(mail.list.visibleCells.compactMap(\.accessibilityLabel) == mail.rows)
        #expect(mail.list.swipe == nil && mail.screen.views(SwipeActionsView.self).isEmpty)
        #expect(mail.list.visibleCells.allSatisfy { $0.bounds.minX == 0 && $0.alpha == 1 })
    }

    @Test("the swiped row moves with its actions when rows are inserted above it")
    func remapped() {
        let mail = mail()
        mail.swipe(1, by: -200)
        mail.rows.insert("new", at: 0)
        mail.list.insertItems(at: [[0, 0]])
        mail.screen.settle()
        #expect(mail.cell(2)?.bounds.minX == 223 && mail.cell(1)?.bounds.minX == 0)
        mail.screen.tap("More")
        mail.screen.settle()
        #expect(mail.cell(2)?.bounds.minX == 0)
    }

    @Test("assistive technologies offer the swipe actions of a row")
    func accessibility() throws {
        let mail = mail()
        let actions = try #require(mail.cell(1)?.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Delete", "Flag", "More", "Read"])
        mail.log = []
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(mail.takeLog() == ["action Flag"])
        mail.cell(1)?.accessibilityCustomActions = []
        #expect(mail.cell(1)?.accessibilityCustomActions?.isEmpty == true)
        let table = EditableTable()
        table.trailing = [table.action("Archive")]
        let names = table.table.cellForRow(at: [0, 2])?.accessibilityCustomActions?.map(\.name)
        #expect(names == ["Archive"])
    }

    @Test("lists without swipe actions, and other layouts, have no recognizer of swipes")
    func recognizer() {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let collection = TextCollection([["a", "b"]], layout: list).show()
        collection.screen.settle()
        #expect(collection.view.gestureRecognizers?.contains { $0 is SwipeGestureRecognizer } == false)
    }
}
