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

    /// The baseline of a view that centers one line of text vertically.
    private func line(_ view: UIView, _ font: UIFont) -> CGFloat {
        view.frame.midY + font.ascender - font.lineHeight / 2
    }

    @Test(
        "a label aligns with the baseline of a button or field with extra height", arguments: [nil, 30, 61])
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
        let expected = line(label, label.font)
        #expect(abs(line(button, try #require(button.titleLabel?.font)) - expected) <= 1)
        #expect(abs(line(field, try #require(field.font)) - expected) <= 1)
    }

    @Test("buttons of different heights align their tops and baselines without conflict")
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
        #expect(constraints.allSatisfy { $0.reportedConflict == nil }, "no constraint is broken")
        #expect(filter.frame.height == 44 && save.frame.height == 44)
    }
}
