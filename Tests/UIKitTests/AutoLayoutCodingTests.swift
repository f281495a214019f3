import Testing

@testable import UIKit

@MainActor
@Suite("Archived constraints", .serialized)
struct AutoLayoutCodingTests {
    private let view = UIView()
    private let row = UIView()
    private let label = UILabel()

    init() {
        view.addSubview(UIView())
        view.addSubview(row)
        row.addSubview(label)
    }

    private func copy() throws -> UIView {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        return try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIView)
    }

    @Test("archived constraints are decoded as active constraints between the same views")
    func constraints() throws {
        let edge = label.leadingAnchor.constraint(
            greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor, constant: 3)
        edge.priority = .defaultHigh
        edge.identifier = "edge"
        let width = label.widthAnchor.constraint(equalTo: row.heightAnchor, multiplier: 2)
        let forgotten = row.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([edge, width, forgotten])
        edge.shouldBeArchived = true
        width.shouldBeArchived = true

        let copy = try copy()

        let copiedRow = try #require(copy.subviews.last)
        let copiedLabel = try #require(copiedRow.subviews.first)
        #expect(copy.constraints.count == 1)
        let copiedEdge = try #require(copy.constraints.first)
        #expect(copiedEdge.firstItem === copiedLabel)
        #expect(copiedEdge.secondItem === copy.layoutMarginsGuide)
        #expect(copiedEdge.relation == .greaterThanOrEqual)
        #expect(copiedEdge.constant == 3)
        #expect(copiedEdge.priority == .defaultHigh)
        #expect(copiedEdge.identifier == "edge")
        #expect(copiedEdge.isActive)
        #expect(copiedEdge.shouldBeArchived)
        let copiedWidth = try #require(copiedRow.constraints.first)
        #expect(copiedWidth.firstAttribute == .width)
        #expect(copiedWidth.secondItem === copiedRow)
        #expect(copiedWidth.multiplier == 2)
    }

    @Test("layout guides are decoded with their identifiers, their constraints and their offset dimensions")
    func guides() throws {
        let guides = [UILayoutGuide(), UILayoutGuide()]
        guides[0].identifier = "first"
        guides[1].identifier = "second"
        guides.forEach(row.addLayoutGuide)
        let distance = guides[0].topAnchor.anchorWithOffset(to: guides[1].topAnchor).constraint(equalToConstant: 5)
        distance.shouldBeArchived = true
        distance.isActive = true

        let copiedRow = try #require(try copy().subviews.last)

        #expect(copiedRow.layoutGuides.map(\.identifier) == ["first", "second"])
        let constraint = try #require(copiedRow.constraints.first)
        #expect(constraint.first.term.item === copiedRow.layoutGuides[1])
        #expect(constraint.first.origin?.item === copiedRow.layoutGuides[0])
    }

    @Test("`translatesAutoresizingMaskIntoConstraints` is archived")
    func autoresizing() throws {
        row.translatesAutoresizingMaskIntoConstraints = false
        let copy = try copy()
        #expect(copy.translatesAutoresizingMaskIntoConstraints)
        #expect(copy.subviews.map(\.translatesAutoresizingMaskIntoConstraints) == [true, false])
    }

    @Test("invalid constraint records are ignored")
    func nonsense() throws {
        let width = label.widthAnchor.constraint(equalToConstant: 5)
        let sound = try #require(ConstraintRecord(width, in: view))
        #expect(sound.constraint(in: view) != nil)
        var record = sound
        record.first.term.path = [1, 7]
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.first.term.guide = 0
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.first.term.attribute = NSLayoutConstraint.Attribute.leading.rawValue
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.first.term.attribute = 99
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.relation = 5
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.constant = .nan
        #expect(record.constraint(in: view) == nil)
        record = sound
        record.priority = 2000
        #expect(record.constraint(in: view) == nil)
    }
}
