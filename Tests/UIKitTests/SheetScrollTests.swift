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

    private let stage = PresentationStage()

    private func presentList(_ detents: [UISheetPresentationController.Detent]) -> List {
        let list = List(style: .plain)
        list.sheetPresentationController?.detents = detents
        stage.root.present(list, animated: false)
        stage.screen.settle()
        return list
    }

    private func shownTop(of controller: UIViewController) -> CGFloat {
        let layer = controller.sheetPresentationController?.presentedView?.layer.presentation()
        return layer.map { ($0.convert($0.bounds, to: nil as CALayer?).minY * 1000).rounded() / 1000 } ?? .nan
    }

    private func move(from start: CGFloat, to end: CGFloat) {
        for step in 1...10 {
            stage.screen.advance(by: 0.05)
            stage.screen.touchMove(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 10))
        }
        stage.screen.advance(by: 0.2)
        stage.screen.touchMove(to: CGPoint(x: 200, y: end))
        stage.screen.advanceFrame()
    }

    @Test(
        "a table at its top hands a drag down to the sheet, and gets it back on the way up, without the finger leaving")
    func handOver() {
        let list = presentList([.large()])
        let rest = list.tableView.contentOffset.y
        stage.screen.touchDown(at: CGPoint(x: 200, y: 300))
        move(from: 300, to: 430)
        #expect(abs(shownTop(of: list) - (57 + 120)) < 1)
        #expect(list.tableView.contentOffset.y == rest)
        move(from: 430, to: 210)
        #expect(abs(shownTop(of: list) - 57) < 1)
        #expect(list.tableView.contentOffset.y == rest + 100)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 210))
        stage.screen.settle()
        #expect(stage.root.presentedViewController === list)
    }

    @Test("a table that is scrolled keeps its drags to itself")
    func scrolled() {
        let list = presentList([.large()])
        list.tableView.contentOffset.y = 200
        stage.screen.touchDown(at: CGPoint(x: 200, y: 300))
        move(from: 300, to: 700)
        #expect(shownTop(of: list) == 57)
        #expect(list.tableView.contentOffset.y < 0)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 700))
    }

    @Test(
        "dragged up a table makes the sheet higher before it scrolls, unless it says otherwise",
        arguments: [true, false])
    func expanding(_ expands: Bool) {
        let list = presentList([.medium(), .large()])
        list.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
        stage.screen.touchDown(at: CGPoint(x: 200, y: 700))
        move(from: 700, to: 590)
        #expect(shownTop(of: list) == (expands ? 288 : 388))
        #expect(list.tableView.contentOffset.y == (expands ? 0 : 100))
        move(from: 590, to: 200)
        #expect(shownTop(of: list) == (expands ? 57 : 388))
        #expect(abs(list.tableView.contentOffset.y - (expands ? 490 - 331 : 490)) < 0.01)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 200))
        stage.screen.settle()
        #expect(list.sheetPresentationController?.selectedDetentIdentifier == (expands ? .large : nil))
    }

    @Test("a drag of the table takes the sheet away")
    func dismissing() {
        let list = presentList([.large()])
        stage.screen.touchDown(at: CGPoint(x: 200, y: 200))
        move(from: 200, to: 700)
        stage.screen.touchUp(at: CGPoint(x: 200, y: 700))
        stage.screen.settle()
        #expect(stage.root.presentedViewController == nil && list.view.window == nil)
    }
}
