import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Text fields in table rows with the on-screen keyboard", .serialized) @MainActor
final class KeyboardTableTests {
    final class FieldCell: UITableViewCell {
        let field = UITextField()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            field.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    final class Form: UITableViewController {
        var rows = Array(0..<30)
        var selected: [IndexPath] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
            (cell as? FieldCell)?.field.placeholder = "Row \(rows[indexPath.row])"
            (cell as? FieldCell)?.field.text = ""
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    private lazy var screen = HeadlessScreen(scale: 1)
    private let form = Form(style: .plain)

    private func field(_ row: Int) -> UITextField? {
        (form.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
    }

    private func frame(_ field: UITextField?) -> CGRect {
        field.map { $0.convert($0.bounds, to: nil as UIView?) } ?? .null
    }

    private func isVisible(_ field: UITextField?) -> Bool {
        let frame = frame(field)
        return !frame.isNull && frame.minY >= 47 && frame.maxY <= screen.keyboardFrame?.minY ?? 844
    }

    @Test("a row below the keyboard is scrolled above it, and the table can scroll to its end")
    func insets() {
        screen.show(form)
        screen.settle()
        let before = form.tableView.adjustedContentInset
        screen.tap("Row 15")
        screen.settle()
        #expect(field(15)?.isEditing == true && form.selected.isEmpty, "a tap on a field selects no row")
        #expect(isVisible(field(15)) && form.tableView.adjustedContentInset.bottom == 336)
        #expect(form.tableView.indicatorInsets(isVertical: true).bottom == 336)
        screen.tapKeys("Hi")
        #expect(field(15)?.text == "Hi")
        form.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        screen.settle()
        #expect(frame(field(29)).maxY <= 553)
        screen.press(.keyboardEnd)
        form.view.endEditing(true)
        screen.settle()
        #expect(form.tableView.adjustedContentInset == before)
        let end = form.tableView.contentSize.height + before.bottom - 844
        #expect(abs(form.tableView.contentOffset.y - end) < 1)
    }

    @Test("the next field that Tab focuses is scrolled into view, and the keyboard remains")
    func movingOn() {
        screen.show(form)
        screen.settle()
        screen.tap("Row 3")
        screen.settle()
        for row in 4..<14 {
            screen.press(.keyboardTab)
            screen.settle()
            #expect(field(row)?.isEditing == true && isVisible(field(row)), "row \(row): \(frame(field(row)))")
        }
        #expect(screen.keyboardFrame != nil)
        screen.press(.keyboardTab, modifiers: .shift)
        screen.settle()
        #expect(field(12)?.isEditing == true && isVisible(field(12)))
    }

    @Test("inserting rows above the edited row keeps it above the keyboard")
    func growing() {
        screen.show(form)
        screen.settle()
        screen.tap("Row 10")
        screen.settle()
        #expect(isVisible(field(10)))
        form.rows.insert(contentsOf: 100..<104, at: 5)
        form.tableView.insertRows(at: (5..<9).map { IndexPath(row: $0, section: 0) }, with: .none)
        screen.settle()
        #expect(field(14)?.isEditing == true && isVisible(field(14)), "\(frame(field(14)))")
        screen.tapKeys("x")
        #expect(field(14)?.text == "x")
    }

    @Test("editing continues when its field is scrolled out of view, and ends when its row is deleted")
    func offscreenEditing() {
        screen.show(form)
        screen.settle()
        screen.tap("Row 2")
        screen.settle()
        let edited = field(2)
        form.tableView.contentOffset.y = 800
        screen.settle()
        #expect(edited?.isEditing == true)
        screen.type("a")
        #expect(edited?.text == "a")
        form.rows.remove(at: 2)
        form.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        screen.settle()
        #expect(edited?.isEditing == false && screen.keyboardFrame == nil)
    }
}
