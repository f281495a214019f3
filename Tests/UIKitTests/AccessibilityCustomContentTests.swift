import Accessibility
import ScreenDriver
import Testing

@testable import UIKit

@Suite("Custom content for assistive technologies", .serialized) @MainActor
struct AccessibilityCustomContentTests {
    private final class BookCell: UITableViewCell, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
    }

    private final class Books: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BookCell.self, forCellReuseIdentifier: "book")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
            cell.textLabel?.text = "Persuasion"
            cell.accessibilityHint = "Opens the book"
            let author = AXCustomContent(label: "Author", value: "Jane Austen")
            author.importance = .high
            (cell as? BookCell)?.accessibilityCustomContent = [AXCustomContent(label: "Pages", value: "249"), author]
            return cell
        }
    }

    private let screen = HeadlessScreen()

    @Test("custom content is read after the label, the important one first, and before the hint")
    func order() throws {
        screen.show(Books(style: .plain))
        screen.settle()
        #expect(screen.accessibilityTree.contains("row \"Persuasion\", Author: Jane Austen, Pages: 249, 1 of 1"))
        let book = try #require(screen.accessibilityElement("Persuasion"))
        #expect(book.customContent.map(\.label) == ["Author", "Pages"])
        #expect(book.customContent.map(\.value) == ["Jane Austen", "249"])
        #expect(book.node.spokenDescription == "Author: Jane Austen, Pages: 249, Opens the book")
    }

    @Test("content without a label or a value is read by its other text")
    func parts() {
        final class Box: UIView, AXCustomContentProvider {
            var accessibilityCustomContent: [AXCustomContent]!
        }
        let box = Box(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        box.isAccessibilityElement = true
        box.accessibilityLabel = "Box"
        let controller = UIViewController()
        controller.view.addSubview(box)
        screen.show(controller)
        #expect(screen.accessibilityElement("Box")?.customContent.isEmpty == true)
        box.accessibilityCustomContent = [
            AXCustomContent(label: "Fragile", value: ""), AXCustomContent(label: "", value: "3 kg"),
        ]
        #expect(screen.accessibilityTree.contains("element \"Box\", Fragile, 3 kg\n"))
    }

    @Test("content is copied and archived with its importance")
    func copies() throws {
        let content = AXCustomContent(
            attributedLabel: NSAttributedString(string: "Size"), attributedValue: NSAttributedString(string: "3 MB"))
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        copy.importance = .default
        #expect(copy.label == "Size" && copy.value == "3 MB" && content.importance == .high)
        let data = try NSKeyedArchiver.archivedData(withRootObject: content, requiringSecureCoding: true)
        let restored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: AXCustomContent.self, from: data))
        #expect(restored.label == "Size" && restored.value == "3 MB" && restored.importance == .high)
    }
}
