import Testing
import TrestleTesting

@testable import UIKit

@Suite("Swipe gesture recognizers", .serialized) @MainActor
final class GestureSwipeTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: .zero)
    private let view = UIView()
    private var starts: [CGPoint] = []

    private func prepare(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer { [unowned self] in starts.append($0.location(in: view)) }
        #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
        swipe.direction = direction
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(swipe)
        screen.show(view)
        return swipe
    }

    private let middle = CGPoint(x: 150, y: 300)

    private func drag(_ x: CGFloat, _ y: CGFloat, duration: TimeInterval = 0.2) {
        screen.drag(from: middle, to: CGPoint(x: middle.x + x, y: middle.y + y), duration: duration)
    }

    @Test("a swipe is recognized before the touch ends, and reports its start location")
    func recognition() {
        let swipe = prepare(.left)
        screen.touchDown(at: middle)
        screen.touchMove(to: CGPoint(x: 110, y: 310))
        #expect(starts == [] && swipe.state == .possible)
        screen.touchMove(to: CGPoint(x: 90, y: 320))
        #expect(starts == [middle])
        screen.touchUp(at: CGPoint(x: 90, y: 320))
        #expect(starts.count == 1)
        drag(-100, 0)
        #expect(starts.count == 2)
    }

    @Test("other directions, short distances, slow movements and curves are no swipe")
    func noSwipe() {
        _ = prepare(.right)
        drag(-100, 0)
        drag(0, 100)
        drag(45, 0)
        drag(100, 0, duration: 1.5)
        drag(100, 120)
        #expect(starts == [])
        drag(100, 20)
        #expect(starts.count == 1)
    }

    @Test("each of several directions is recognized")
    func directions() {
        _ = prepare([.up, .down])
        drag(0, -100)
        drag(0, 100)
        #expect(starts.count == 2)
        drag(100, 0)
        #expect(starts.count == 2)
    }

    @Test("a swipe can require two touches")
    func twoTouches() {
        let swipe = prepare(.down)
        swipe.numberOfTouchesRequired = 2
        drag(0, 100)
        #expect(starts == [])
        screen.touchDown(at: CGPoint(x: 100, y: 100), touchID: 0)
        screen.touchDown(at: CGPoint(x: 200, y: 100), touchID: 1)
        screen.touchMove(to: CGPoint(x: 100, y: 170), touchID: 0)
        #expect(starts == [])
        screen.touchMove(to: CGPoint(x: 200, y: 170), touchID: 1)
        #expect(starts == [CGPoint(x: 150, y: 100)])
        screen.touchUp(at: CGPoint(x: 100, y: 170), touchID: 0)
        screen.touchUp(at: CGPoint(x: 200, y: 170), touchID: 1)
    }

    @Test("a table that scrolls vertically leaves horizontal swipes to other recognizers, and handles vertical ones")
    func table() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        var swipes = 0
        for direction in [UISwipeGestureRecognizer.Direction.right, .up] {
            let swipe = UISwipeGestureRecognizer { _ in swipes += 1 }
            swipe.direction = direction
            table.addGestureRecognizer(swipe)
        }
        screen.show(table)
        drag(100, 0)
        #expect(swipes == 1 && table.contentOffset.y == 0)
        drag(0, -100)
        screen.settle()
        #expect(swipes == 1 && table.contentOffset.y > 50)
    }
}
