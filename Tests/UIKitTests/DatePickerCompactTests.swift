import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Compact date pickers", .serialized) @MainActor
struct DatePickerCompactTests {
    private func buttons(_ fixture: DatePickerFixture) -> [DatePickerButton] {
        fixture.screen.views(DatePickerButton.self).filter { $0.isDescendant(of: fixture.picker) }
    }

    private func title(_ time: String) -> String { time.replacing("\u{202F}", with: " ") }

    @Test("a compact picker has a button for the date and one for the time, and is the automatic style for both")
    func automatic() {
        let fixture = DatePickerFixture(.dateAndTime, .automatic)
        #expect(fixture.picker.datePickerStyle == .compact)
        #expect(buttons(fixture).map { title($0.text) } == ["Feb 14, 2024", "9:41 AM"])
        #expect(buttons(fixture).allSatisfy { $0.frame.height == 34 } && fixture.picker.frame.height == 34)
        let german = DatePickerFixture(.dateAndTime, .automatic, locale: "de_DE")
        #expect(buttons(german).map(\.text) == ["14.02.2024", "09:41"])
        #expect(buttons(DatePickerFixture(.time, .compact)).map { title($0.text) } == ["9:41 AM"])
        #expect(buttons(DatePickerFixture(.date, .compact)).map(\.text) == ["Feb 14, 2024"])
    }

    @Test("a tap on the date opens a calendar beside it, and a tap on a day sends a value change")
    func calendar() throws {
        let fixture = DatePickerFixture(.date, .compact)
        let button = try #require(buttons(fixture).first)
        fixture.screen.tap("Feb 14, 2024")
        fixture.screen.settle()
        let grid = try #require(fixture.screen.views(CalendarGrid.self).first)
        let frame = try #require(fixture.screen.visibleRect(of: grid))
        #expect(button.isOpen && frame.width == 320 && frame.minY > fixture.picker.frame.maxY)
        fixture.screen.tap("20")
        fixture.screen.settle()
        #expect(fixture.selectedDateText == "2024-02-20 09:41" && fixture.changes == 1)
        #expect(button.text == "Feb 20, 2024" && button.isOpen)
        fixture.screen.tap(at: CGPoint(x: 10, y: 470))
        fixture.screen.settle()
        #expect(fixture.screen.views(CalendarGrid.self).isEmpty && !button.isOpen)
    }

    @Test("a tap on the time opens wheels, and a turn sends a value change when it ends")
    func time() throws {
        let fixture = DatePickerFixture(.dateAndTime, .compact, locale: "de_DE")
        fixture.screen.tap("09:41")
        fixture.screen.settle()
        #expect(fixture.rows == ["09", "41"] && buttons(fixture).map(\.isOpen) == [false, true])
        fixture.turn(0, by: 2)
        #expect(fixture.selectedDateText == "2024-02-14 11:41" && fixture.changes == 1)
        #expect(buttons(fixture).map(\.text) == ["14.02.2024", "11:41"])
    }

    @Test("an open calendar shows the date that code sets")
    func setWhileOpen() throws {
        let fixture = DatePickerFixture(.date, .compact)
        fixture.screen.tap("Feb 14, 2024")
        fixture.screen.settle()
        fixture.picker.date = DatePickerFixture.date(2025, 7, 4)
        fixture.screen.settle()
        #expect(fixture.screen.texts.contains("July 2025") && fixture.changes == 0)
        fixture.picker.maximumDate = DatePickerFixture.date(2025, 7, 10)
        fixture.screen.settle()
        fixture.screen.tap("20")
        fixture.screen.settle()
        #expect(fixture.selectedDateText == "2025-07-04 00:00" && fixture.changes == 0)
        fixture.screen.tap("9")
        fixture.screen.settle()
        #expect(fixture.selectedDateText == "2025-07-09 00:00")
    }

    @Test("Tab moves the focus between the buttons, and Space opens a calendar that receives the keys")
    func keys() {
        let fixture = DatePickerFixture(.dateAndTime, .compact)
        let (day, time) = (buttons(fixture)[0], buttons(fixture)[1])
        fixture.screen.press(.keyboardTab)
        #expect(day.isFocused)
        fixture.screen.press(.keyboardTab)
        #expect(time.isFocused)
        fixture.screen.press(.keyboardLeftArrow)
        #expect(day.isFocused)
        fixture.screen.press(.keyboardRightArrow)
        #expect(time.isFocused)
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardSpacebar)
        fixture.screen.settle()
        #expect(day.isOpen)
        let grid = fixture.screen.views(CalendarGrid.self).first
        #expect(grid?.isFocused == true)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.selectedDateText == "2024-02-15 09:41")
        fixture.screen.press(.keyboardEscape)
        fixture.screen.settle()
        #expect(fixture.screen.views(CalendarGrid.self).isEmpty && !day.isOpen && day.isFocused)
    }

    @Test("a disabled picker opens nothing")
    func disabled() {
        let fixture = DatePickerFixture(.date, .compact) { $0.isEnabled = false }
        fixture.screen.tap("Feb 14, 2024")
        fixture.screen.settle()
        #expect(fixture.screen.views(CalendarGrid.self).isEmpty)
    }

    @Test(
        "buttons follow the content alignment, and the layout direction"
    )
    func alignment() {
        let fixture = DatePickerFixture(.dateAndTime, .compact, rightToLeft: true)
        let frames = buttons(fixture).map(\.frame)
        #expect(frames[0].minX > frames[1].maxX)
        fixture.picker.semanticContentAttribute = .unspecified
        fixture.picker.frame.size.width = 320
        fixture.picker.contentHorizontalAlignment = .trailing
        fixture.picker.layoutIfNeeded()
        #expect(fixture.screen.visibleRect(of: buttons(fixture)[1])?.maxX == 340)
        fixture.picker.contentHorizontalAlignment = .leading
        fixture.picker.layoutIfNeeded()
        #expect(fixture.screen.visibleRect(of: buttons(fixture)[0])?.minX == 20)
    }

    @Test("a picker without explicit size is resized to fit")
    func ownSize() {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = .date
        picker.date = DatePickerFixture.date(2024, 5, 1, 12, 0)
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1, safeAreaInsets: .zero)
        let root = UIView()
        root.addSubview(picker)
        screen.show(root)
        let short = picker.frame.width
        #expect(picker.frame.size == picker.intrinsicContentSize)
        picker.date = DatePickerFixture.date(2024, 10, 20, 12, 0)
        screen.settle()
        #expect(picker.frame.width > short && picker.frame.size == picker.intrinsicContentSize)
        picker.frame.size = CGSize(width: 300, height: 50)
        picker.datePickerMode = .time
        screen.settle()
        #expect(picker.frame.size == CGSize(width: 300, height: 50))
    }

    @Test("a larger text size enlarges the buttons")
    func largeText() {
        let fixture = DatePickerFixture(.date, .compact, category: .accessibilityLarge)
        #expect(fixture.picker.intrinsicContentSize.height > 45)
    }
}
