import Testing

@testable import UIKit

@MainActor
@Suite("Descriptions of constraints", .serialized)
struct AutoLayoutDescriptionTests {
    private let parent = UIView()
    private let label = UILabel()
    private let view = UIView()

    init() {
        parent.addSubview(label)
        parent.addSubview(view)
        label.text = "Title"
    }

    private func address(_ object: AnyObject) -> String { LayoutTerm.address(of: object) }
    private var labelName: String { "UILabel:\(address(label))'Title'" }
    private var viewName: String { "UIView:\(address(view))" }
    private var parentName: String { "UIView:\(address(parent))" }

    /// The description without the constraint's address and the closing bracket.
    private func body(_ constraint: NSLayoutConstraint) -> String {
        let start = "<NSLayoutConstraint:\(address(constraint)) "
        let text = constraint.description
        return text.hasPrefix(start) && text.hasSuffix(">") ? String(text.dropFirst(start.count).dropLast()) : text
    }

    @Test("sizes and locations that are no distances are printed as equations")
    func equations() {
        #expect(body(view.heightAnchor.constraint(equalToConstant: 50.5)) == "\(viewName).height == 50.5   (inactive)")
        let size = label.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5, constant: -8)
        size.priority = .defaultHigh
        size.isActive = true
        #expect(body(size) == "\(labelName).width <= 0.5*\(viewName).height - 8 @750   (active)")
        #expect(
            body(label.centerXAnchor.constraint(equalTo: view.leadingAnchor, constant: 3))
                == "\(labelName).centerX == \(viewName).leading + 3   (inactive)")
        #expect(
            body(label.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
                == "\(labelName).bottom == \(parentName).bottom   (inactive)")
        #expect(
            body(label.trailingAnchor.constraint(equalTo: parent.leadingAnchor))
                == "\(labelName).trailing == \(parentName).leading   (inactive)")
    }

    @Test("distances between neighbors are printed in the visual format")
    func neighbors() {
        #expect(
            body(view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24))
                == "V:[\(labelName)]-(24)-[\(viewName)]   (inactive)")
        let distance = view.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: -1)
        distance.priority = UILayoutPriority(999)
        #expect(body(distance) == "H:[\(labelName)]-(>=-1@999)-[\(viewName)]   (inactive)")
        #expect(
            body(view.leftAnchor.constraint(equalTo: label.rightAnchor))
                == "H:[\(labelName)]-(0)-[\(viewName)](LTR)   (inactive)")
    }

    @Test("distances to the superview are printed with a bar that is explained at the end")
    func superview() {
        let first = label.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8)
        first.isActive = true
        #expect(body(first) == "H:|-(8)-[\(labelName)]   (active, names: '|':\(parentName) )")
        #expect(
            body(parent.bottomAnchor.constraint(lessThanOrEqualTo: label.bottomAnchor, constant: 4))
                == "V:[\(labelName)]-(<=4)-|   (inactive, names: '|':\(parentName) )")
        let guide = parent.safeAreaLayoutGuide
        let guideName = "UILayoutGuide:\(address(guide))'UIViewSafeAreaLayoutGuide'"
        #expect(
            body(guide.topAnchor.constraint(equalTo: parent.topAnchor))
                == "V:|-(0)-[\(guideName)]   (inactive, names: '|':\(parentName) )")
        #expect(
            body(label.leadingAnchor.constraint(equalTo: guide.leadingAnchor))
                == "\(labelName).leading == \(guideName).leading   (inactive)")
    }

    @Test("identifiers of constraints are printed in quotes, and those of views replace the class name")
    func givenNames() {
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.identifier = "narrow"
        #expect(body(constraint) == "'narrow' \(viewName).width == 1   (inactive)")
        view.accessibilityIdentifier = "box"
        parent.accessibilityIdentifier = "page"
        #expect(body(constraint) == "'narrow' box.width == 1   (inactive, names: box:\(address(view)) )")
        #expect(
            body(view.topAnchor.constraint(equalTo: parent.topAnchor))
                == """
                V:|-(0)-[box]   (inactive, names: box:\(address(view)), page:\(address(parent)), \
                '|':page:\(address(parent)) )
                """)
    }

    @Test("system spacing is printed by name until the constant changes")
    func systemSpacing() {
        let below = view.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1)
        #expect(body(below) == "V:[\(labelName)]-(NSLayoutAnchorConstraintSpace(8))-[\(viewName)]   (inactive)")
        below.constant = 9
        #expect(body(below) == "V:[\(labelName)]-(9)-[\(viewName)]   (inactive)")
    }

    @Test("an offset dimension is printed as a difference of locations")
    func offsets() {
        let distance = label.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
        #expect(
            body(distance.constraint(equalToConstant: 5))
                == "(\(viewName).leading - \(labelName).leading) == 5   (inactive)")
    }

    @Test("long texts are truncated, and classes of apps are prefixed with their module")
    func itemNames() {
        final class Special: UIView {}
        label.text = "Lorem ipsum dolor sit amet consectetur"
        #expect(LayoutTerm.name(of: label) == "UILabel:\(address(label))'Lorem ipsum dolor sit ame...'")
        let special = Special()
        #expect(LayoutTerm.name(of: special).hasPrefix("UIKitTests."))
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        #expect(LayoutTerm.name(of: button) == "UIButton:\(address(button))'Go'")
    }
}
