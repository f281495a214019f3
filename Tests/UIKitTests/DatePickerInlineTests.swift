import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Inline date pickers", .serialized) @MainActor
struct DatePickerInlineTests {
    private func title(_ fixture: DatePickerFixture) -> String { fixture.screen.views(CalendarTitle.self)[0].text }

    private func arrows(_ fixture: DatePickerFixture) -> [CalendarArrow] { fixture.screen.views(CalendarArrow.self) }

    @Test("the calendar shows the month of the date, beginning with the locale's first weekday")
    func month() {
        let fixture = DatePickerFixture(.date, .inline)
        #expect(title(fixture) == "February 2024")
        #expect(fixture.screen.texts.filter { $0.count == 3 && $0 == $0.uppercased() }.first == "SUN")
        #expect(fixture.screen.texts.contains("29") && !fixture.screen.texts.contains("30"))
        let german = DatePickerFixture(.date, .inline, locale: "de_DE")
        #expect(title(german) == "Februar 2024")
        #expect(german.screen.texts.filter { $0.count == 2 && $0 == $0.uppercased() && Int($0) == nil }.first == "MO")
    }

    @Test("a month begins in the column of its first day's weekday")
    func monthGrid() {
        var calendar = DatePickerFixture.calendar
        calendar.firstWeekday = 2
        let february = CalendarMonth(around: DatePickerFixture.date(2024, 2, 14), calendar: calendar)
        #expect(february.dayCount == 29 && february.leadingBlankCount == 3)
        #expect(february.position(ofDay: 1) == (0, 3) && february.position(ofDay: 29) == (4, 3))
        #expect(february.day(atRow: 0, column: 2) == nil && february.day(atRow: 2, column: 0) == 12)
        calendar.firstWeekday = 1
        #expect(CalendarMonth(around: DatePickerFixture.date(2023, 10, 1), calendar: calendar).leadingBlankCount == 0)
    }

    @Test("a tap on a day selects it with the same time of day")
    func tap() {
        let fixture = DatePickerFixture(.date, .inline)
        fixture.screen.tap("22")
        #expect(fixture.selectedDateText == "2024-02-22 09:41" && fixture.changes == 1)
        fixture.screen.tap("22")
        #expect(fixture.changes == 1)
    }

    @Test("the arrows and swipes show other months without changing the date")
    func turn() {
        let fixture = DatePickerFixture(.date, .inline)
        fixture.screen.tap(at: arrows(fixture)[1].convert(CGPoint(x: 22, y: 22), to: nil))
        fixture.screen.settle()
        #expect(title(fixture) == "March 2024" && fixture.screen.texts.contains("31"))
        fixture.screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 150, dy: 0))
        fixture.screen.settle()
        fixture.screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 150, dy: 0))
        fixture.screen.settle()
        #expect(title(fixture) == "January 2024" && fixture.changes == 0)
        fixture.screen.tap("31")
        #expect(fixture.selectedDateText == "2024-01-31 09:41")
    }

    @Test("a tap on the month opens wheels that show another month")
    func wheels() {
        let fixture = DatePickerFixture(.date, .inline)
        fixture.screen.tap("February 2024")
        fixture.screen.settle()
        #expect(fixture.rows == ["February", "2024"])
        fixture.turn(0, by: 2)
        fixture.turn(1, by: 1)
        #expect(title(fixture) == "April 2025" && fixture.changes == 0)
        fixture.screen.tap("April 2025")
        fixture.screen.settle()
        #expect(fixture.wheels == nil)
        fixture.screen.tap("30")
        #expect(fixture.selectedDateText == "2025-04-30 09:41" && fixture.changes == 1)
    }

    @Test("days outside the limits can't be selected, and months outside can't be shown")
    func limits() {
        let fixture = DatePickerFixture(.date, .inline) {
            $0.minimumDate = DatePickerFixture.date(2024, 2, 10, 15, 0)
            $0.maximumDate = DatePickerFixture.date(2024, 3, 5)
        }
        #expect(arrows(fixture).map(\.isEnabled) == [false, true])
        fixture.screen.tap("9")
        #expect(fixture.changes == 0)
        fixture.screen.tap("10")
        #expect(fixture.selectedDateText == "2024-02-10 15:00" && fixture.changes == 1)
        fixture.screen.fling(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -150, dy: 0))
        fixture.screen.settle()
        #expect(title(fixture) == "March 2024" && arrows(fixture).map(\.isEnabled) == [true, false])
        fixture.screen.fling(from: CGPoint(x: 250, y: 200), by: CGVector(dx: -150, dy: 0))
        fixture.screen.settle()
        #expect(title(fixture) == "March 2024")
    }

    @Test("arrow keys move by days and weeks, page keys by months")
    func keys() throws {
        let fixture = DatePickerFixture(.date, .inline)
        let grid = try #require(fixture.screen.views(CalendarGrid.self).first)
        for _ in 0..<6 where !grid.isFocused { fixture.screen.press(.keyboardTab) }
        #expect(grid.isFocused)
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.selectedDateText == "2024-02-15 09:41")
        fixture.screen.press(.keyboardUpArrow)
        fixture.screen.press(.keyboardLeftArrow)
        #expect(fixture.selectedDateText == "2024-02-07 09:41")
        fixture.screen.press(.keyboardUpArrow)
        fixture.screen.settle()
        #expect(fixture.selectedDateText == "2024-01-31 09:41" && title(fixture) == "January 2024")
        fixture.screen.press(.keyboardPageDown)
        fixture.screen.settle()
        #expect(
            fixture.selectedDateText == "2024-02-29 09:41" && title(fixture) == "February 2024" && fixture.changes == 5)
        fixture.picker.maximumDate = DatePickerFixture.date(2024, 2, 29, 12, 0)
        fixture.screen.advanceFrame()
        fixture.screen.press(.keyboardRightArrow)
        #expect(fixture.selectedDateText == "2024-02-29 09:41")
    }

    @Test("in a right-to-left layout weeks, swipes, arrows and keys are mirrored")
    func rightToLeft() throws {
        let fixture = DatePickerFixture(.date, .inline, locale: "ar_EG", rightToLeft: true)
        let grid = try #require(fixture.screen.views(CalendarGrid.self).first)
        #expect(fixture.screen.texts.contains("١٤"))
        fixture.screen.fling(from: CGPoint(x: 100, y: 200), by: CGVector(dx: 150, dy: 0))
        fixture.screen.settle()
        #expect(DatePickerFixture.text(grid.visibleMonthStart) == "2024-03-01 00:00")
        let page = try #require(fixture.screen.views(MonthPage.self).first)
        let first = page.frame(of: DatePickerFixture.date(2024, 3, 8), DatePickerFixture.calendar)
        let second = page.frame(of: DatePickerFixture.date(2024, 3, 7), DatePickerFixture.calendar)
        #expect(try #require(first).minX < 60 && #require(second).minX > 40)
        for _ in 0..<6 where !grid.isFocused { fixture.screen.press(.keyboardTab) }
        fixture.screen.press(.keyboardLeftArrow)
        #expect(fixture.selectedDateText == "2024-02-15 09:41")
    }

    @Test("the time is below the calendar, and a tap on it opens wheels")
    func time() {
        let fixture = DatePickerFixture(.dateAndTime, .inline, locale: "de_DE", size: CGSize(width: 360, height: 700))
        #expect(fixture.screen.texts.contains("Uhrzeit"))
        fixture.screen.tap("09:41")
        fixture.screen.settle()
        #expect(fixture.rows == ["09", "41"])
        fixture.turn(1, by: 1)
        #expect(fixture.selectedDateText == "2024-02-14 09:42" && fixture.changes == 1)
        #expect(fixture.screen.texts.contains("09:42"))
    }

    @Test("the calendar shows the month of a date that code sets")
    func set() {
        let fixture = DatePickerFixture(.date, .inline)
        fixture.picker.setDate(DatePickerFixture.date(2024, 3, 3), animated: true)
        fixture.screen.settle()
        #expect(title(fixture) == "March 2024")
        fixture.picker.setDate(DatePickerFixture.date(1999, 12, 31), animated: false)
        fixture.screen.settle()
        #expect(title(fixture) == "December 1999" && fixture.changes == 0)
    }
}
