import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("How pickers look", .serialized) @MainActor
struct DatePickerPictureTests {
    private nonisolated static let looks = ["light", "dark", "right-to-left"]

    private func fixture(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ look: String, size: CGSize,
        category: UIContentSizeCategory = .large, setUp: (UIDatePicker) -> Void = { _ in }
    ) -> DatePickerFixture {
        let isRightToLeft = look == "right-to-left"
        return DatePickerFixture(
            mode, style, locale: isRightToLeft ? "ar_EG" : "en_US", appearance: look == "dark" ? .dark : .light,
            rightToLeft: isRightToLeft, category: category, scale: 2, size: size, setUp: setUp)
    }

    @Test("wheels", arguments: looks)
    func wheels(look: String) {
        let fixture = fixture(.dateAndTime, .wheels, look, size: CGSize(width: 360, height: 256))
        expectSnapshot(fixture.screen, matches: "date-picker-wheels-\(look)")
    }

    @Test("the wheels of a date within limits, and of a length of time")
    func otherWheels() {
        let size = CGSize(width: 360, height: 256)
        let date = fixture(.date, .wheels, "light", size: size) {
            $0.maximumDate = DatePickerFixture.date(2024, 2, 15)
        }
        expectSnapshot(date.screen, matches: "date-picker-wheels-limits")
        let length = fixture(.countDownTimer, .wheels, "light", size: size) { $0.countDownDuration = 4980 }
        expectSnapshot(length.screen, matches: "date-picker-wheels-length")
    }

    @Test("compact", arguments: looks)
    func compact(look: String) {
        let fixture = fixture(.dateAndTime, .compact, look, size: CGSize(width: 360, height: 74))
        expectSnapshot(fixture.screen, matches: "date-picker-compact-\(look)")
    }

    @Test("compact and open", arguments: looks)
    func open(look: String) {
        let fixture = fixture(.dateAndTime, .compact, look, size: CGSize(width: 360, height: 440))
        let buttons = fixture.screen.views(DatePickerButton.self)
        fixture.screen.tap(at: buttons[0].convert(CGPoint(x: 20, y: 17), to: nil))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-open-\(look)")
    }

    @Test("the time of a compact one, open")
    func openTime() {
        let fixture = fixture(.dateAndTime, .compact, "light", size: CGSize(width: 360, height: 320))
        let buttons = fixture.screen.views(DatePickerButton.self)
        fixture.screen.tap(at: buttons[1].convert(CGPoint(x: 20, y: 17), to: nil))
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-open-time")
    }

    @Test("inline", arguments: looks)
    func inline(look: String) {
        let fixture = fixture(.dateAndTime, .inline, look, size: CGSize(width: 360, height: 430)) {
            $0.maximumDate = DatePickerFixture.date(2024, 2, 26)
        }
        expectSnapshot(fixture.screen, matches: "date-picker-inline-\(look)")
    }

    @Test("inline with today chosen, and focused")
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

    @Test("inline with the wheels of its month open")
    func months() {
        let fixture = fixture(.date, .inline, "light", size: CGSize(width: 360, height: 390))
        fixture.screen.tap("February 2024")
        fixture.screen.settle()
        expectSnapshot(fixture.screen, matches: "date-picker-inline-months")
    }

    @Test("with large text")
    func largeText() {
        let inline = fixture(
            .dateAndTime, .inline, "light", size: CGSize(width: 360, height: 460), category: .accessibilityLarge)
        expectSnapshot(inline.screen, matches: "date-picker-inline-large-text")
        let compact = fixture(
            .dateAndTime, .compact, "light", size: CGSize(width: 700, height: 100), category: .accessibilityLarge)
        expectSnapshot(compact.screen, matches: "date-picker-compact-large-text")
    }

    @Test("a picker view with columns of titles, the second focused and turning")
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
