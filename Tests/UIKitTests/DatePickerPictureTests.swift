import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Pictures of date pickers", .serialized) @MainActor
struct DatePickerPictureTests {
    private nonisolated static let appearances = ["light", "dark", "right-to-left"]

    private func fixture(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ appearance: String, size: CGSize,
        category: UIContentSizeCategory = .large, setUp: (UIDatePicker) -> Void = { _ in }
    ) -> DatePickerFixture {
        let isRightToLeft = appearance == "right-to-left"
        return DatePickerFixture(
            mode, style, locale: isRightToLeft ? "ar_EG" : "en_US", appearance: appearance == "dark" ? .dark : .light,
            rightToLeft: isRightToLeft, category: category, scale: 2, size: size, setUp: setUp)
    }

    @Test("wheels match their reference images", arguments: appearances)
    func wheels(appearance: String) {
        let fixture = fixture(.dateAndTime, .wheels, appearance, size: CGSize(width: 360, height: 256))
        expectSnapshot(fixture.screen, matches: "date-picker-wheels-\(appearance)")
    }

    @Test("wheels with limits and of a countdown match their reference images")
    func otherWheels() {
        let size = CGSize(width: 360, height: 256)
        let date = fixture(.date, .wheels, "light", size: size) {
            $0.maximumDate = DatePickerFixture.date(2024, 2, 15)
        }
        expectSnapshot(date.screen, matches: "date-picker-wheels-limits")
        let length = fixture(.countDownTimer, .wheels, "light", size: size) { $0.countDownDuration = 4980 }
        expectSnapshot(length.screen, matches: "date-picker-wheels-length")
    }

    @Test("compact pickers match their reference images", arguments: appearances)
    func compact(appearance: String) {
        let fixture = fixture(.dateAndTime, .compact, appearance, size: CGSize(width: 360, height: 74))
        expectSnapshot(fixture.screen, matches: "date-picker-compact-\(appearance)")
    }

    @Test("compact pickers with an open calendar match their reference images", arguments: appearances)
    func open(appearance: String) {
        let fixture = fixture(.dateAndTime, .compact, appearance, size: CGSize(width: 360, height: 440))
        let buttons = fixture.screen.views(DatePickerButton.self)
        fixture.screen.tap(at: buttons[0].convert(CGPoint(x: 20, y: 17), to: nil))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-open-\(appearance)")
    }

    @Test("a compact picker with open wheels matches its reference image")
    func openTime() {
        let fixture = fixture(.dateAndTime, .compact, "light", size: CGSize(width: 360, height: 320))
        let buttons = fixture.screen.views(DatePickerButton.self)
        fixture.screen.tap(at: buttons[1].convert(CGPoint(x: 20, y: 17), to: nil))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-open-time")
    }

    @Test("inline pickers match their reference images", arguments: appearances)
    func inline(appearance: String) {
        let fixture = fixture(.dateAndTime, .inline, appearance, size: CGSize(width: 360, height: 430)) {
            $0.maximumDate = DatePickerFixture.date(2024, 2, 26)
        }
        expectSnapshot(fixture.screen, matches: "date-picker-inline-\(appearance)")
    }

    @Test("an inline picker with today selected and focused matches its reference images")
    func today() {
        let fixture = fixture(.date, .inline, "light", size: CGSize(width: 360, height: 390)) {
            $0.date = DatePickerFixture.today
        }
        expectSnapshot(fixture.screen, matches: "date-picker-inline-today")
        for _ in 0..<6 where fixture.screen.views(CalendarGrid.self).first?.isFocused == false {
            fixture.screen.press(.keyboardTab)
        }
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-inline-focused")
    }

    @Test("an inline picker with open month wheels matches its reference image")
    func months() {
        let fixture = fixture(.date, .inline, "light", size: CGSize(width: 360, height: 390))
        fixture.screen.tap("February 2024")
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-inline-months")
    }

    @Test("pickers with large text match their reference images")
    func largeText() {
        let inline = fixture(
            .dateAndTime, .inline, "light", size: CGSize(width: 360, height: 460), category: .accessibilityLarge)
        expectSnapshot(inline.screen, matches: "date-picker-inline-large-text")
        let compact = fixture(
            .dateAndTime, .compact, "light", size: CGSize(width: 700, height: 100), category: .accessibilityLarge)
        expectSnapshot(compact.screen, matches: "date-picker-compact-large-text")
    }

    @Test("a picker view with a focused, turning column matches its reference image")
    func pickerView() {
        let fixture = PickerViewTests.Fixture([30, 5])
        fixture.picker.selectRow(12, inComponent: 0, animated: false)
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardRightArrow)
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.advance(by: 0.15)
        expectSnapshot(fixture.screen, matches: "picker-view")
    }
}
