import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Keyboard focus of controls", .serialized) @MainActor
struct ControlFocusTests {
    private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1, safeAreaInsets: .zero)

    @Test("Tab moves the focus through enabled controls from top to bottom, and cycles")
    func tab() {
        let root = UIView()
        let (first, off, second) = (UISwitch(), UISwitch(), UISlider())
        off.isEnabled = false
        for (index, control) in [first, off, second].enumerated() {
            control.frame = CGRect(x: 20, y: 50 + 60 * index, width: 200, height: 31)
            root.addSubview(control)
        }
        screen.show(root)
        screen.press(.keyboardTab)
        #expect(first.isFocused)
        screen.press(.keyboardSpacebar)
        #expect(first.isOn)
        screen.press(.keyboardTab)
        #expect(second.isFocused)
        screen.press(.keyboardTab)
        #expect(first.isFocused)
        screen.press(.keyboardTab, modifiers: .shift)
        #expect(second.isFocused)
    }

    @Test("a text field that receives the focus by Tab begins editing")
    func field() {
        let root = UIView()
        let control = UISwitch(frame: CGRect(x: 20, y: 50, width: 51, height: 31))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.addSubview(control)
        root.addSubview(field)
        screen.show(root)
        screen.press(.keyboardTab)
        #expect(control.isFocused && !field.isFirstResponder)
        screen.press(.keyboardTab)
        screen.type("abc")
        #expect(field.isFirstResponder && field.text == "abc")
    }

    @Test("key presses on a row without selection apply to its only control")
    func row() {
        final class Rows: UITableViewController {
            let toggle = UISwitch()
            let slider = UISlider()
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.selectionStyle = .none
                cell.accessoryView = path.row == 0 ? toggle : slider
                return cell
            }
        }
        let rows = Rows(style: .plain)
        rows.slider.frame.size = CGSize(width: 150, height: 31)
        screen.show(rows)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardSpacebar)
        #expect(rows.toggle.isOn)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardRightArrow)
        #expect(abs(rows.slider.value - 0.1) < 0.001)
    }
}
