import Testing

@testable import UIKit

@MainActor
@Suite("Layout constraints", .serialized)
struct AutoLayoutConstraintTests {
    private let root = UIView()
    private let box = UIView()
    private let label = UILabel()
    private let other = UIView()

    /// `box` and `other` are subviews of `root`, and `label` is a subview of `box`.
    init() {
        root.addSubview(box)
        root.addSubview(other)
        box.addSubview(label)
    }

    @Test("a constraint has the properties it was created with")
    func properties() {
        let constraint = NSLayoutConstraint(
            item: label, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: box, attribute: .trailingMargin,
            multiplier: 0.5, constant: 12)
        #expect(constraint.firstItem === label)
        #expect(constraint.firstAttribute == .leading)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.secondItem === box)
        #expect(constraint.secondAttribute == .trailingMargin)
        #expect(constraint.multiplier == 0.5)
        #expect(constraint.constant == 12)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
        let size = NSLayoutConstraint(
            item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40)
        #expect(size.secondItem == nil)
        #expect(size.secondAttribute == .notAnAttribute)
        #expect(size.secondAnchor == nil)
    }

    @Test("a view holds its own size constraints, and the nearest common ancestor holds all others")
    func holders() {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        let inBox = label.topAnchor.constraint(equalTo: box.topAnchor)
        let across = label.bottomAnchor.constraint(equalTo: other.topAnchor)
        NSLayoutConstraint.activate([width, inBox, across])
        #expect(label.constraints == [width])
        #expect(box.constraints == [inBox])
        #expect(root.constraints == [across])
        #expect(other.constraints.isEmpty)
        NSLayoutConstraint.deactivate([width, across])
        #expect(label.constraints.isEmpty)
        #expect(root.constraints.isEmpty)
        #expect(!width.isActive)
        #expect(inBox.isActive)
    }

    @Test("a constraint that is activated twice is installed once")
    func activeTwice() {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.isActive = true
        #expect(label.constraints == [width])
    }

    @Test("`addConstraint` installs a constraint in that view, even if another view is nearer")
    func addition() {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        root.addConstraints([width])
        #expect(root.constraints == [width])
        #expect(width.isActive)
        box.addConstraint(width)
        #expect(root.constraints.isEmpty)
        #expect(box.constraints == [width])
        root.removeConstraint(width)
        #expect(width.isActive)
        box.removeConstraints([width])
        #expect(!width.isActive)
        #expect(box.constraints.isEmpty)
    }

    @Test("removing a view deactivates the constraints between its subtree and other views, and no others")
    func removal() {
        let inside = label.topAnchor.constraint(equalTo: box.topAnchor)
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        let toRoot = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let across = label.bottomAnchor.constraint(equalTo: other.topAnchor)
        let unrelated = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([inside, width, toRoot, across, unrelated])
        box.removeFromSuperview()
        let active = [inside, width, toRoot, across, unrelated].filter(\.isActive)
        #expect(active == [inside, width, unrelated])
        #expect(root.constraints == [unrelated])
        #expect(other.autoLayoutState?.externalConstraints == [unrelated])
    }

    @Test("moving a view to another superview deactivates its outer constraints, and reordering it keeps them")
    func moving() {
        let edge = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        edge.isActive = true
        root.bringSubviewToFront(box)
        #expect(edge.isActive)
        other.addSubview(box)
        #expect(!edge.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("constraints are deactivated when the view that holds them is deallocated, and can be activated elsewhere")
    func holderDeallocation() {
        var parent: UIView? = UIView()
        parent?.addSubview(root)
        let edge = parent.map { root.leadingAnchor.constraint(equalTo: $0.leadingAnchor) }
        let across = box.leadingAnchor.constraint(equalTo: other.leadingAnchor)
        parent?.addConstraint(across)
        edge?.isActive = true
        parent = nil
        #expect(edge?.isActive == false)
        #expect(!across.isActive)
        across.isActive = true
        #expect(root.constraints == [across])
        UIView().addSubview(root)
        #expect(across.isActive)
        #expect(root.autoLayoutState?.externalConstraints.isEmpty == true)
    }

    @Test("views without constraints allocate no Auto Layout state")
    func views() {
        root.removeFromSuperview()
        #expect(root.autoLayoutState == nil)
        #expect(root.constraints.isEmpty)
        #expect(root.layoutGuides.isEmpty)
        #expect(root.autoLayoutState == nil)
        #expect(root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a constraint does not retain its items or its view")
    func references() {
        weak var view: UIView?
        let constraint: NSLayoutConstraint
        do {
            let parent = UIView()
            let child = UIView()
            parent.addSubview(child)
            view = parent
            constraint = child.topAnchor.constraint(equalTo: parent.topAnchor)
            constraint.isActive = true
        }
        #expect(view == nil)
        #expect(constraint.firstItem == nil)
        #expect(!constraint.isActive)
    }

    @Test("the constant can change at any time, and the priority as long as it remains optional")
    func changes() {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultHigh
        width.isActive = true
        box.layoutIfNeeded()
        width.constant = 20
        width.priority = .defaultLow
        #expect(width.constant == 20)
        #expect(width.priority == .defaultLow)
        width.isActive = false
        width.priority = .required
        #expect(width.priority == .required)
    }
}
