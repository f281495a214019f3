import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Segmented controls", .serialized) @MainActor
struct ControlSegmentedTests {
    private func make(_ items: [Any] = ["Day", "Week", "Month"], rightToLeft: Bool = false) -> ControlFixture<
        UISegmentedControl
    > {
        ControlFixture(
            UISegmentedControl(items: items), frame: CGRect(x: 20, y: 100, width: 244, height: 31),
            rightToLeft: rightToLeft)
    }

    @Test("a tap selects a segment and sends one value change")
    func tap() {
        let fixture = make()
        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        fixture.screen.tap("Week")
        #expect(fixture.control.selectedSegmentIndex == 1 && fixture.changes == 1)
        fixture.screen.tap("Week")
        #expect(fixture.changes == 1)
    }

    @Test("setting the selected segment sends no action")
    func set() {
        let fixture = make()
        fixture.control.selectedSegmentIndex = 2
        #expect(fixture.changes == 0)
        #expect(fixture.control.indicatedSegment == 2)
    }

    @Test("a drag of the selection indicator sends one value change at its end")
    func drag() {
        let fixture = make()
        fixture.control.selectedSegmentIndex = 0
        fixture.screen.advance(by: 0.1)
        fixture.screen.touchDown(at: fixture.point(40, 15))
        fixture.screen.touchMove(to: fixture.point(120, 15))
        #expect(fixture.control.indicatedSegment == 1 && fixture.control.selectedSegmentIndex == 0)
        fixture.screen.touchMove(to: fixture.point(230, 90))
        fixture.screen.touchUp(at: fixture.point(230, 90))
        #expect(fixture.control.selectedSegmentIndex == 2 && fixture.changes == 1)
    }

    @Test("a touch that is released outside the control selects nothing")
    func leave() {
        let fixture = make()
        fixture.screen.touchDown(at: fixture.point(40, 15))
        fixture.screen.touchMove(to: fixture.point(40, 190))
        fixture.screen.touchUp(at: fixture.point(40, 190))
        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment && fixture.changes == 0)
    }

    @Test("the segments of a momentary control act as buttons")
    func momentary() {
        let fixture = make()
        fixture.control.isMomentary = true
        var selectedInAction = -1
        fixture.control.addAction(
            UIAction { selectedInAction = ($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -2 },
            for: .valueChanged)
        fixture.screen.tap("Month")
        #expect(selectedInAction == 2 && fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        fixture.screen.tap("Month")
        #expect(fixture.changes == 2)
    }

    @Test("a disabled segment can't be selected by tap or key")
    func disabled() {
        let fixture = make()
        fixture.control.setEnabled(false, forSegmentAt: 1)
        fixture.screen.tap("Week")
        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        fixture.control.selectedSegmentIndex = 0
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.control.selectedSegmentIndex == 2 && fixture.changes == 1)
    }

    @Test("the selection is kept when segments before it are inserted or removed")
    func insertAndRemove() {
        let fixture = make()
        fixture.control.selectedSegmentIndex = 1
        fixture.control.insertSegment(withTitle: "Hour", at: 0, animated: true)
        #expect(fixture.control.selectedSegmentIndex == 2 && fixture.control.titleForSegment(at: 0) == "Hour")
        fixture.screen.settle()
        fixture.control.removeSegment(at: 1, animated: true)
        fixture.screen.settle()
        #expect(fixture.control.selectedSegmentIndex == 1 && fixture.control.numberOfSegments == 3)
        #expect(fixture.screen.view(showing: "Day") == nil)
        fixture.control.removeSegment(at: 1, animated: false)
        #expect(fixture.control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("a segment's action is performed when it is selected, and is found by its identifier")
    func action() {
        var performed: [String] = []
        let actions = ["List", "Map"].map { name in
            UIAction(title: name, identifier: .init(name)) { _ in performed.append(name) }
        }
        let fixture = make(actions)
        fixture.screen.tap("Map")
        #expect(performed == ["Map"] && fixture.changes == 1)
        #expect(fixture.control.segmentIndex(identifiedBy: .init("Map")) == 1)
    }

    @Test("segments have equal, proportional or explicit widths")
    func widths() {
        let fixture = make(["A", "A long title"])
        fixture.control.layoutIfNeeded()
        #expect(fixture.control.segmentFrames.map(\.width) == [120, 120])
        fixture.control.apportionsSegmentWidthsByContent = true
        let apportioned = fixture.control.segmentFrames.map(\.width)
        #expect(apportioned[0] < apportioned[1] && abs(apportioned.reduce(0, +) - 240) < 0.01)
        fixture.control.setWidth(50, forSegmentAt: 0)
        #expect(fixture.control.segmentFrames.map(\.width) == [50, 190])
    }

    @Test("in a right-to-left layout the first segment is at the right")
    func rightToLeft() {
        let fixture = make(rightToLeft: true)
        fixture.screen.tap(at: fixture.point(220, 15))
        #expect(fixture.control.selectedSegmentIndex == 0)
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardLeftArrow)
        #expect(fixture.control.selectedSegmentIndex == 1)
    }

    @Test("a segmented control is decoded with its segments")
    func archive() throws {
        let control = UISegmentedControl(items: ["One", UIImage(systemName: "star.fill") as Any])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 0)
        control.setWidth(70, forSegmentAt: 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: control, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UISegmentedControl)
        #expect(copy.numberOfSegments == 2 && copy.titleForSegment(at: 0) == "One")
        #expect(copy.imageForSegment(at: 1) != nil && copy.selectedSegmentIndex == 1)
        #expect(!copy.isEnabledForSegment(at: 0) && copy.widthForSegment(at: 1) == 70)
    }
}
