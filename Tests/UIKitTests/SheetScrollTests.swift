import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Tables in sheets", .serialized)
struct SheetScrollTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private let fixture = PresentationFixture()

    private func presentList(_ detents: [UISheetPresentationController.Detent]) -> List {
        let list = List(style: .plain)
        list.sheetPresentationController?.detents = detents
        fixture.root.present(list, animated: false)
        fixture.screen.settle()
        return list
    }

    private func shownTop(of controller: UIViewController) -> CGFloat {
        let layer = controller.sheetPresentationController?.presentedView?.layer.presentation()
        return layer.map { ($0.convert($0.bounds, to: nil as CALayer?).minY * 1000).rounded() / 1000 } ?? .nan
    }

    private func move(from start: CGFloat, to end: CGFloat) {
        for step in 1...10 {
            fixture.screen.advance(by: 0.05)
            fixture.screen.touchMove(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
        }
        fixture.screen.advance(by: 0.2)
        fixture.screen.touchMove(to: CGPoint(x: 200, y: end))
        fixture.screen.advanceFrame()
    }

    @Test(
        "a table at its top passes a drag down to the sheet, and takes over again when the drag reverses")
    func handoff() {
        let list = presentList([.large()])
        let rest = list.tableView.contentOffset.y
        fixture.screen.touchDown(at: CGPoint(x: 200, y: 300))
        move(from: 300, to: 430)
        #expect(abs(shownTop(of: list) - (57 + 120)) < 1)
        #expect(list.tableView.contentOffset.y == rest)
        move(from: 430, to: 210)
        #expect(abs(shownTop(of: list) - 57) < 1)
        #expect(list.tableView.contentOffset.y == rest + 100)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 210))
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController === list)
    }

    @Test("a scrolled table scrolls without moving the sheet")
    func scrolled() {
        let list = presentList([.large()])
        list.tableView.contentOffset.y = 200
        fixture.screen.touchDown(at: CGPoint(x: 200, y: 300))
        move(from: 300, to: 700)
        #expect(shownTop(of: list) == 57)
        #expect(list.tableView.contentOffset.y < 0)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 700))
    }

    @Test(
        "dragging a table up expands the sheet before scrolling, unless this is disabled",
        arguments: [true, false])
    func expanding(_ expands: Bool) {
        let list = presentList([.medium(), .large()])
        list.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
        fixture.screen.touchDown(at: CGPoint(x: 200, y: 700))
        move(from: 700, to: 590)
        #expect(shownTop(of: list) == (expands ? 288 : 388))
        #expect(list.tableView.contentOffset.y == (expands ? 0 : 100))
        move(from: 590, to: 200)
        #expect(shownTop(of: list) == (expands ? 57 : 388))
        #expect(abs(list.tableView.contentOffset.y - (expands ? 490 - 331 : 490)) < 0.01)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 200))
        fixture.screen.settle()
        #expect(list.sheetPresentationController?.selectedDetentIdentifier == (expands ? .large : nil))
    }

    @Test("dragging the table down dismisses the sheet")
    func dismissing() {
        let list = presentList([.large()])
        fixture.screen.touchDown(at: CGPoint(x: 200, y: 200))
        move(from: 200, to: 700)
        fixture.screen.touchUp(at: CGPoint(x: 200, y: 700))
        fixture.screen.settle()
        #expect(fixture.root.presentedViewController == nil && list.view.window == nil)
    }
}
