import ScreenDriver
import Testing

@testable import UIKit

@Suite("Rotors of screen readers", .serialized) @MainActor
struct AccessibilityRotorTests {
    /// A list of messages of which every tenth is unread.
    private final class Inbox: UITableViewController {
        let count = 100

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inbox"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Unread messages") { [weak self] in self?.unread(for: $0) }
            ]
        }

        private func unread(
            for predicate: UIAccessibilityCustomRotorSearchPredicate
        ) -> UIAccessibilityCustomRotorItemResult? {
            let cell = predicate.currentItem.targetElement as? UITableViewCell
            let current = cell.flatMap { tableView.indexPath(for: $0) }?.row ?? -1
            let rows = Array(stride(from: 0, to: count, by: 10))
            let found = predicate.searchDirection == .next ? rows.first { $0 > current } : rows.last { $0 < current }
            guard let found else { return nil }
            let path = IndexPath(row: found, section: 0)
            tableView.scrollToRow(at: path, at: .middle, animated: false)
            tableView.layoutIfNeeded()
            return tableView.cellForRow(at: path).map {
                UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
            }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
            cell.textLabel?.text = "Message \(indexPath.row)"
            return cell
        }
    }

    private let screen = HeadlessScreen()

    @Test("a rotor moves to the elements that the app finds, and stops at the last one")
    func custom() throws {
        screen.show(UINavigationController(rootViewController: Inbox(style: .plain)))
        screen.settle()
        let first = try #require(screen.accessibilityElement("Message 1"))
        #expect(first.rotors == ["Unread messages"])
        first.focus()
        for row in stride(from: 10, to: 100, by: 10) {
            let found = screen.moveAccessibilityFocus(.next, byRotor: "Unread messages")
            #expect(found?.label == "Message \(row)" && found?.isFocused == true)
        }
        #expect(screen.moveAccessibilityFocus(.next, byRotor: "Unread messages") == nil)
        #expect(screen.focusedAccessibilityElement?.label == "Message 90")
        #expect(screen.moveAccessibilityFocus(.previous, byRotor: "Unread messages")?.label == "Message 80")
    }

    @Test("a rotor is not available outside its view, and one without this name finds nothing")
    func availability() throws {
        screen.show(UINavigationController(rootViewController: Inbox(style: .plain)))
        screen.settle()
        try #require(screen.accessibilityElement("Inbox")).focus()
        #expect(screen.moveAccessibilityFocus(.next, byRotor: "Unread messages") == nil)
        try #require(screen.accessibilityElement("Message 1")).focus()
        #expect(screen.moveAccessibilityFocus(.next, byRotor: "Flagged") == nil)
    }

    @Test("a rotor of an element that is no view finds its siblings")
    func elements() throws {
        let controller = UIViewController()
        let chart = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        let bars = (0..<4).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 50, y: 0, width: 40, height: 100)
            return bar
        }
        chart.accessibilityElements = bars
        chart.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Peaks")) { predicate in
                let index = bars.firstIndex { $0 === predicate.currentItem.targetElement } ?? 0
                let next = predicate.searchDirection == .next ? index + 2 : index - 2
                return bars.indices.contains(next)
                    ? UIAccessibilityCustomRotorItemResult(targetElement: bars[next], targetRange: nil) : nil
            }
        ]
        controller.view.addSubview(chart)
        screen.show(controller)
        try #require(screen.accessibilityElement("Bar 1")).focus()
        #expect(screen.moveAccessibilityFocus(.next, byRotor: "Peaks")?.label == "Bar 3")
        #expect(screen.moveAccessibilityFocus(.previous, byRotor: "Peaks")?.label == "Bar 1")
        #expect(screen.moveAccessibilityFocus(.previous, byRotor: "Peaks") == nil)
    }

    @Test("a rotor selects the range that it finds in a text, and continues behind it")
    func ranges() throws {
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        text.text = "One fox, two foxes, three foxes"
        text.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .misspelledWord) { predicate in
                let content = text.text as NSString
                let end = predicate.currentItem.targetRange.map {
                    text.offset(from: text.beginningOfDocument, to: $0.end)
                }
                let found = content.range(
                    of: "fox", options: [], range: NSRange(location: end ?? 0, length: content.length - (end ?? 0)))
                guard found.location != NSNotFound,
                    let start = text.position(from: text.beginningOfDocument, offset: found.location),
                    let last = text.position(from: start, offset: found.length)
                else { return nil }
                return UIAccessibilityCustomRotorItemResult(
                    targetElement: text, targetRange: text.textRange(from: start, to: last))
            }
        ]
        let controller = UIViewController()
        controller.view.addSubview(text)
        screen.show(controller)
        screen.accessibilityElements.first?.focus()
        #expect(text.accessibilityCustomRotors?.first?.name == "Misspelled Words")
        var found: [NSRange] = []
        while screen.moveAccessibilityFocus(.next, byRotor: .misspelledWord) != nil { found.append(text.selectedRange) }
        #expect(found == [4, 13, 26].map { NSRange(location: $0, length: 3) })
    }

    @Test("the system finds headings on the screen, unless the app has a rotor for them")
    func headings() throws {
        let controller = UIViewController()
        let labels = (0..<5).map { index in
            let label = UILabel(frame: CGRect(x: 20, y: 100 + index * 50, width: 200, height: 40))
            label.text = "Text \(index)"
            if index.isMultiple(of: 2) { label.accessibilityTraits = .header }
            controller.view.addSubview(label)
            return label
        }
        screen.show(controller)
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .heading)?.label == "Text 0")
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .heading)?.label == "Text 2")
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .heading)?.label == "Text 4")
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .heading) == nil)
        #expect(screen.moveAccessibilityFocus(.previous, byRotor: .heading)?.label == "Text 2")
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .link) == nil)
        controller.view.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(systemType: .heading) { _ in
                UIAccessibilityCustomRotorItemResult(targetElement: labels[3], targetRange: nil)
            }
        ]
        #expect(screen.moveAccessibilityFocus(.next, byRotor: .heading)?.label == "Text 3")
    }

    @Test("a subclass overrides the rotors of its view")
    func overrides() throws {
        final class Page: UIView {
            override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
                get { [UIAccessibilityCustomRotor(name: "Notes") { _ in nil }] }
                set {}
            }
        }
        let object: NSObject = Page()
        #expect(object.accessibilityCustomRotors?.map(\.name) == ["Notes"])
        #expect(
            object.accessibilityCustomRotors?.first?.systemRotorType == UIAccessibilityCustomRotor.SystemRotorType.none)
        let plain = NSObject()
        plain.accessibilityCustomRotors = object.accessibilityCustomRotors
        plain.accessibilityCustomRotors?.first?.name = "Comments"
        #expect(plain.accessibilityCustomRotors?.first?.attributedName.string == "Comments")
    }

    @Test("the names of the system's rotors are translated into all languages of the framework")
    func names() {
        typealias Kind = UIAccessibilityCustomRotor.SystemRotorType
        #expect(Set(Kind.names.counts.values) == [Kind.landmark.rawValue + 1])
        #expect(Set(Kind.names.counts.keys) == Set(SpokenWord.table.counts.keys))
        #expect(Kind.names.word(at: Kind.heading.rawValue, in: ["de"]) == "Überschriften")
    }
}
