import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Picker views", .serialized) @MainActor
struct PickerViewTests {
    /// A screen with a picker at the top that logs its delegate calls.
    @MainActor
    final class Fixture: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1, safeAreaInsets: .zero)
        let picker = UIPickerView()
        var counts: [Int]
        var log: [String] = []

        init(_ counts: [Int] = [10, 5], rightToLeft: Bool = false) {
            self.counts = counts
            super.init()
            picker.dataSource = self
            picker.delegate = self
            if rightToLeft { picker.semanticContentAttribute = .forceRightToLeft }
            let root = UIView()
            root.backgroundColor = .systemBackground
            root.addSubview(picker)
            screen.show(root)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(["a", "b", "c"][component])\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component): \(row)")
        }

        var selected: [Int] { counts.indices.map { picker.selectedRow(inComponent: $0) } }

        /// A data source without titles.
        @MainActor
        final class Data: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
        }

        /// Returns the visible offset of a row from the center, in points.
        func offset(ofRow row: Int, _ component: Int = 0) -> CGFloat? {
            guard let view = picker.view(forRow: row, forComponent: component) else { return nil }
            return view.convert(CGPoint(x: 0, y: view.bounds.midY), to: picker).y - picker.bounds.midY
        }
    }

    @Test("a picker is 320 by 216 points and shows its first rows")
    func first() {
        let fixture = Fixture()
        #expect(fixture.picker.frame.size == CGSize(width: 320, height: 216))
        #expect(fixture.picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(fixture.picker.numberOfComponents == 2 && fixture.picker.numberOfRows(inComponent: 1) == 5)
        #expect(fixture.selected == [0, 0] && fixture.offset(ofRow: 0) == 0)
        #expect(fixture.picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        #expect(fixture.log.isEmpty)
    }

    @Test("a slow drag turns the wheel to the nearest row, and reports it when the wheel stops")
    func drag() {
        let fixture = Fixture()
        fixture.screen.touchDown(at: CGPoint(x: 80, y: 150))
        for step in 1...20 {
            fixture.screen.touchMove(to: CGPoint(x: 80, y: 150 - CGFloat(step) * 4))
            fixture.screen.advance(by: 0.05)
        }
        fixture.screen.advance(by: 0.3)
        #expect(fixture.log.isEmpty && fixture.selected == [0, 0])
        fixture.screen.touchUp(at: CGPoint(x: 80, y: 70))
        fixture.screen.settle()
        #expect(fixture.log == ["0: 2"] && fixture.selected == [2, 0])
        #expect(fixture.offset(ofRow: 2) == 0)
    }

    @Test("a flick turns the wheel with deceleration to a row, up to the last one")
    func fling() {
        let fixture = Fixture([10, 1000])
        fixture.screen.fling(from: CGPoint(x: 240, y: 150), by: CGVector(dx: 0, dy: -90))
        #expect(fixture.log.isEmpty)
        fixture.screen.settle()
        let row = fixture.picker.selectedRow(inComponent: 1)
        #expect(row > 3 && fixture.log == ["1: \(row)"] && fixture.offset(ofRow: row, 1) == 0)
        for _ in 0..<3 {
            fixture.screen.fling(from: CGPoint(x: 80, y: 180), by: CGVector(dx: 0, dy: -160))
            fixture.screen.settle()
        }
        #expect(fixture.selected[0] == 9 && fixture.log.last == "0: 9" && fixture.offset(ofRow: 9) == 0)
    }

    @Test("a touch stops a turning wheel, which then snaps to a row")
    func interruption() {
        let fixture = Fixture([1000, 5])
        fixture.screen.fling(from: CGPoint(x: 80, y: 150), by: CGVector(dx: 0, dy: -90))
        fixture.screen.advance(by: 0.2)
        fixture.screen.touchDown(at: CGPoint(x: 80, y: 150))
        fixture.screen.advance(by: 0.5)
        #expect(fixture.log.isEmpty)
        fixture.screen.touchUp(at: CGPoint(x: 80, y: 150))
        fixture.screen.settle()
        let row = fixture.selected[0]
        #expect(row > 0 && fixture.log == ["0: \(row)"] && fixture.offset(ofRow: row) == 0)
    }

    @Test("a tap on a row turns the wheel to it")
    func tap() throws {
        let fixture = Fixture()
        let below = try #require(fixture.offset(ofRow: 3))
        #expect(below > 70 && below < 90)
        fixture.screen.tap("a3")
        #expect(fixture.log.isEmpty)
        fixture.screen.settle()
        #expect(fixture.log == ["0: 3"] && fixture.offset(ofRow: 3) == 0)
        fixture.screen.tap("a3")
        fixture.screen.settle()
        #expect(fixture.log.count == 1)
    }

    @Test("programmatic selections are not reported")
    func select() {
        let fixture = Fixture()
        fixture.picker.selectRow(4, inComponent: 0, animated: false)
        #expect(fixture.offset(ofRow: 4) == 0)
        fixture.picker.selectRow(2, inComponent: 1, animated: true)
        #expect(fixture.selected == [4, 2])
        fixture.screen.settle()
        #expect(fixture.offset(ofRow: 2, 1) == 0)
        fixture.picker.selectRow(99, inComponent: 1, animated: false)
        #expect(fixture.selected == [4, 4] && fixture.log.isEmpty)
    }

    @Test(
        "a programmatic selection during a turn replaces the turn, and is not reported", arguments: [false, true])
    func selectWhileTurning(animated: Bool) {
        let fixture = Fixture([1000, 5])
        fixture.screen.fling(from: CGPoint(x: 80, y: 150), by: CGVector(dx: 0, dy: -60))
        // Waits until a row passes the center.
        while (1..<30).allSatisfy({ abs(fixture.offset(ofRow: $0) ?? 100) >= 1 }) { fixture.screen.advance(by: 0.02) }
        #expect(fixture.log.isEmpty && fixture.selected[0] == 0)
        fixture.picker.selectRow(700, inComponent: 0, animated: animated)
        #expect(fixture.selected[0] == 700)
        fixture.screen.settle()
        #expect(fixture.selected[0] == 700 && fixture.offset(ofRow: 700) == 0 && fixture.log.isEmpty)
    }

    @Test("one wheel notch is one row")
    func wheel() {
        let fixture = Fixture()
        fixture.screen.turnWheel(
            by: CGVector(dx: 0, dy: -WindowEventTranslator.pointsPerNotch), at: CGPoint(x: 80, y: 100))
        fixture.screen.settle()
        #expect(fixture.log == ["0: 1"] && fixture.offset(ofRow: 1) == 0)
        fixture.screen.turnWheel(
            by: CGVector(dx: 0, dy: WindowEventTranslator.pointsPerNotch), at: CGPoint(x: 80, y: 100))
        fixture.screen.turnWheel(
            by: CGVector(dx: 0, dy: WindowEventTranslator.pointsPerNotch), at: CGPoint(x: 80, y: 100))
        fixture.screen.settle()
        #expect(fixture.log == ["0: 1", "0: 0"])
    }

    @Test("arrow keys turn the focused wheel and move between wheels")
    func keys() {
        let fixture = Fixture()
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.settle()
        #expect(fixture.log == ["0: 2"])
        fixture.screen.press(.keyboardRightArrow)
        fixture.screen.press(.keyboardEnd)
        fixture.screen.settle()
        #expect(fixture.selected == [2, 4])
        fixture.screen.press(.keyboardLeftArrow)
        fixture.screen.press(.keyboardUpArrow)
        fixture.screen.settle()
        #expect(fixture.log == ["0: 2", "1: 4", "0: 1"])
    }

    @Test("only visible rows have views")
    func million() {
        let fixture = Fixture([1_000_000, 2])
        fixture.picker.selectRow(777_777, inComponent: 0, animated: false)
        #expect(fixture.offset(ofRow: 777_777) == 0)
        fixture.screen.settle()
        #expect(fixture.picker.visibleContents(inComponent: 0).count < 15)
        #expect(fixture.picker.view(forRow: 0, forComponent: 0) == nil)
        fixture.screen.tap("a777779")
        fixture.screen.settle()
        #expect(fixture.selected[0] == 777_779)
    }

    @Test("rows away from the center are compressed and fade")
    func drum() {
        let drum = PickerDrum(height: 216, rowHeight: 32)
        let projections = (0..<5).map { drum.projection(at: CGFloat($0)) }
        #expect(projections[0] == PickerDrum.Projection(offset: 0, scale: CGSize(width: 1, height: 1), opacity: 1))
        for (near, far) in zip(projections, projections.dropFirst()) {
            #expect(far.offset > near.offset && far.offset < 108 && far.offset - near.offset < 32)
            #expect(far.scale.height < near.scale.height && far.opacity < near.opacity)
        }
        for distance in [-3.0, -0.5, 0, 1, 4] as [CGFloat] {
            #expect(abs(drum.distance(at: drum.projection(at: distance).offset) - distance) < 0.0001)
        }
    }

    @Test("a reload keeps the selection, clamped to the number of rows")
    func reload() {
        let fixture = Fixture()
        fixture.picker.selectRow(7, inComponent: 0, animated: false)
        fixture.counts[0] = 20
        fixture.picker.reloadAllComponents()
        #expect(fixture.selected == [7, 0] && fixture.offset(ofRow: 7) == 0)
        fixture.counts[0] = 3
        fixture.picker.reloadComponent(0)
        #expect(fixture.selected == [2, 0] && fixture.offset(ofRow: 2) == 0)
        fixture.counts = [0]
        fixture.picker.reloadAllComponents()
        #expect(fixture.selected == [-1] && fixture.picker.numberOfComponents == 1)
    }

    @Test("in a right-to-left layout the first wheel is at the right")
    func rightToLeft() {
        let fixture = Fixture(rightToLeft: true)
        fixture.screen.fling(from: CGPoint(x: 240, y: 150), by: CGVector(dx: 0, dy: -60))
        fixture.screen.settle()
        #expect(fixture.selected[0] > 0 && fixture.selected[1] == 0)
    }

    @Test("row views are reused, and the delegate determines widths and heights")
    func views() {
        @MainActor
        final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var creationCount = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 500 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                component == 0 ? 100 : 60
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view == nil { creationCount += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "row \(row)"
                return label
            }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1, safeAreaInsets: .zero)
        let views = Views()
        let picker = UIPickerView()
        picker.dataSource = views
        picker.delegate = views
        let root = UIView()
        root.addSubview(picker)
        screen.show(root)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 40))
        #expect(picker.columnFrames.map(\.minX) == [77.5, 182.5])
        screen.fling(from: CGPoint(x: 120, y: 180), by: CGVector(dx: 0, dy: -150))
        screen.settle()
        #expect(picker.selectedRow(inComponent: 0) > 10 && views.creationCount < 30)
        let row = picker.selectedRow(inComponent: 0)
        #expect((picker.view(forRow: row, forComponent: 0) as? UILabel)?.text == "row \(row)")
    }

    @Test("dragging a wheel in a sheet does not move the sheet")
    func sheet() {
        let screen = HeadlessScreen(size: CGSize(width: 390, height: 800), scale: 1)
        let root = UIViewController()
        screen.show(root)
        let fixture = Fixture.Data()
        let sheet = UIViewController()
        let picker = UIPickerView()
        picker.dataSource = fixture
        picker.delegate = fixture
        picker.frame.origin.y = 100
        sheet.view.addSubview(picker)
        root.present(sheet, animated: false)
        screen.settle()
        let top = sheet.view.convert(CGPoint.zero, to: nil).y
        let middle = picker.convert(CGPoint(x: 160, y: 108), to: nil)
        screen.touchDown(at: middle)
        for step in 1...10 {
            screen.touchMove(to: CGPoint(x: middle.x, y: middle.y + CGFloat(step) * 10))
            screen.advanceFrame()
        }
        #expect(sheet.view.convert(CGPoint.zero, to: nil).y == top)
        screen.touchUp(at: CGPoint(x: middle.x, y: middle.y + 100))
        screen.settle()
        #expect(root.presentedViewController === sheet && picker.selectedRow(inComponent: 0) == 0)
    }

    @Test("an attributed title takes precedence over a title, and defaults to the system font")
    func attributed() {
        @MainActor
        final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                "plain"
            }
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? {
                row == 0 ? NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red]) : nil
            }
        }
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1, safeAreaInsets: .zero)
        let titles = Titles()
        let picker = UIPickerView()
        picker.dataSource = titles
        picker.delegate = titles
        screen.show(picker)
        let delegate = picker.delegate
        #expect(delegate?.pickerView?(picker, titleForRow: 1, forComponent: 0) == "plain")
        #expect(delegate?.pickerView?(picker, widthForComponent: 0) == nil)
        #expect(delegate?.pickerView?(picker, viewForRow: 0, forComponent: 0, reusing: nil) == nil)
        let label = picker.view(forRow: 0, forComponent: 0) as? UILabel
        let attributes = label?.attributedText?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .red)
        #expect((attributes?[.font] as? UIFont)?.pointSize == 23)
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "plain")
    }
}
