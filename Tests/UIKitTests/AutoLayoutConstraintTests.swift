import Testing

@testable import UIKit

@MainActor
@Suite("Constraints", .serialized)
struct AutoLayoutConstraintTests {
    private let root = UIView()
    private let box = UIView()
    private let label = UILabel()
    private let other = UIView()

    /// `box` and `other` are in `root`, and `label` in `box`.
    init() {
        root.addSubview(box)
        root.addSubview(other)
        box.addSubview(label)
    }

    @Test("a constraint says what it was made of")
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

    @Test("a size by itself belongs to its view, all else to the nearest view that both items are in")
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

    @Test("a constraint that is made active twice is held once")
    func activeTwice() {
        let width = label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        width.isActive = true
        #expect(label.constraints == [width])
    }

    @Test("a constraint that is added to a view is that view's, also where a nearer one would do")
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

    @Test("a view that leaves takes along what binds it and the views inside of it to those around, and nothing else")
    func leaving() {
        let inside = label.topAnchor.constraint(equalTo: box.topAnchor)
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        let toRoot = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let across = label.bottomAnchor.constraint(equalTo: other.topAnchor)
        let stays = other.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        NSLayoutConstraint.activate([inside, width, toRoot, across, stays])
        box.removeFromSuperview()
        let active = [inside, width, toRoot, across, stays].filter(\.isActive)
        #expect(active == [inside, width, stays])
        #expect(root.constraints == [stays])
        #expect(other.autoLayoutState?.constraintsFromAbove == [stays])
    }

    @Test("a view that moves into another view leaves its constraints, one that comes to the front keeps them")
    func moving() {
        let edge = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        edge.isActive = true
        root.bringSubviewToFront(box)
        #expect(edge.isActive)
        other.addSubview(box)
        #expect(!edge.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("constraints end with the view that holds them, and can be made active elsewhere")
    func holderGone() {
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
        #expect(root.autoLayoutState?.constraintsFromAbove.isEmpty == true)
    }

    @Test("views without constraints keep nothing for them")
    func views() {
        root.removeFromSuperview()
        #expect(root.autoLayoutState == nil)
        #expect(root.constraints.isEmpty)
        #expect(root.layoutGuides.isEmpty)
        #expect(root.autoLayoutState == nil)
        #expect(root.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a constraint keeps neither its items nor its view")
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

    @Test("the constant can change at any time; the priority too, but for whether it is required")
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
