import Testing
import TrestleTesting

@testable import UIKit

@Suite("Baselines of controls", .serialized) @MainActor
struct AutoLayoutBaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))

    private func add<View: UIView>(_ view: View, height: CGFloat? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return view
    }

    private func button(height: CGFloat?) -> UIButton {
        let button = add(UIButton(type: .system), height: height)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.setTitle("Save", for: .normal)
        return button
    }

    /// Where the letters of a view stand that has one line of text in its middle.
    private func line(_ view: UIView, _ font: UIFont) -> CGFloat {
        view.frame.midY + font.ascender - font.lineHeight / 2
    }

    @Test(
        "a label stands on the line of a button or a field that is higher than it has to be", arguments: [nil, 30, 61])
    func higher(_ height: CGFloat?) throws {
        let label = add(UILabel())
        label.text = "Name"
        label.font = .systemFont(ofSize: 13)
        let field = add(UITextField(), height: height)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 17)
        let button = button(height: height)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
            field.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let wanted = line(label, label.font)
        #expect(abs(line(button, try #require(button.titleLabel?.font)) - wanted) <= 1)
        #expect(abs(line(field, try #require(field.font)) - wanted) <= 1)
    }

    @Test("buttons side by side, one of them as high as it is said, agree on their tops and their lines")
    func agreement() {
        let (filter, save) = (button(height: 44), button(height: nil))
        let constraints = [
            filter.topAnchor.constraint(equalTo: root.topAnchor),
            filter.topAnchor.constraint(equalTo: save.topAnchor),
            filter.lastBaselineAnchor.constraint(equalTo: save.firstBaselineAnchor),
            save.lastBaselineAnchor.constraint(equalTo: filter.firstBaselineAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(constraints.allSatisfy { $0.reportedConflict == nil }, "nothing gives way")
        #expect(filter.frame.height == 44 && save.frame.height == 44)
    }
}
