import Testing
import TrestleTesting
import UIKit

@MainActor
@Suite("Cell texts", .serialized)
struct CellTextTests {
    @Test("labels of a value cell are resized when their texts change")
    func otherTexts() throws {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 100), scale: 1, safeAreaInsets: .zero)
        let view = UIView()
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.addSubview(cell)
        let (name, value) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        (name.text, value.text) = ("A", "1")
        screen.show(view)
        let edge = value.frame.maxX
        for (newName, newValue) in [("A longer name", "12,345.67"), ("B", "2")] {
            (name.text, value.text) = (newName, newValue)
            screen.settle()
            #expect(name.bounds.width == name.intrinsicContentSize.width)
            #expect(value.bounds.width == value.intrinsicContentSize.width)
            #expect(value.frame.maxX == edge)
        }
    }
}
