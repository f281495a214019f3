import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Date picker wheels", .serialized) @MainActor
struct DatePickerWheelsTests {
    @Test("the wheels are in the locale's order")
    func order() {
        #expect(DatePickerFixture(.date).rows == ["February", "14", "2024"])
        #expect(DatePickerFixture(.date, locale: "de_DE").rows == ["14", "Februar", "2024"])
        #expect(DatePickerFixture(.date, locale: "ja_JP").rows == ["2024年", "2月", "14日"])
        #expect(DatePickerFixture(.time).rows == ["9", "41", "AM"])
        #expect(DatePickerFixture(.time, locale: "de_DE").rows == ["09", "41"])
        #expect(DatePickerFixture(.time, locale: "ko_KR").rows == ["오전", "9", "41"])
        #expect(DatePickerFixture(.dateAndTime).rows == ["Wed Feb 14", "9", "41", "AM"])
        #expect(DatePickerFixture(.yearAndMonth).rows == ["February", "2024"])
    }

    @Test("the current day is labeled Today")
    func today() {
        let fixture = DatePickerFixture(.dateAndTime)
        fixture.turn(0, by: -1)
        #expect(fixture.rows[0] == "Today" && fixture.selectedDateText == "2024-02-13 09:41" && fixture.changes == 1)
        fixture.picker.locale = Locale(identifier: "de_DE")
        fixture.screen.settle()
        #expect(fixture.rows == ["Heute", "09", "41"])
    }

    @Test("each turn sends one value change, and leaves the other components unchanged")
    func turn() {
        let fixture = DatePickerFixture(.date)
        fixture.turn(0, by: 1)
        #expect(fixture.selectedDateText == "2024-03-14 09:41" && fixture.changes == 1)
        fixture.turn(1, by: -2)
        fixture.turn(2, by: 1)
        #expect(fixture.selectedDateText == "2025-03-12 09:41" && fixture.changes == 3)
    }

    @Test("a date that code sets turns the wheels without sending a value change")
    func set() {
        let fixture = DatePickerFixture(.dateAndTime)
        fixture.picker.setDate(DatePickerFixture.date(2024, 12, 31, 23, 5), animated: true)
        fixture.screen.settle()
        #expect(fixture.rows == ["Tue Dec 31", "11", "05", "PM"] && fixture.changes == 0)
    }

    @Test("a shorter month selects its last day, and days that it lacks are disabled")
    func shortMonth() {
        let fixture = DatePickerFixture(.date, date: DatePickerFixture.date(2024, 1, 31, 8, 0))
        fixture.turn(0, by: 1)
        #expect(fixture.selectedDateText == "2024-02-29 08:00" && fixture.rows == ["February", "29", "2024"])
        #expect(fixture.isAllowed(1, by: 1) == false && fixture.isAllowed(1, by: -1) == true)
        fixture.turn(1, by: 1)
        #expect(fixture.rows[1] == "29" && fixture.changes == 1)
    }

    @Test("hours that pass noon change to p.m., and changing to p.m. keeps the hour")
    func noon() {
        let fixture = DatePickerFixture(.time)
        fixture.turn(0, by: 3)
        #expect(fixture.rows == ["12", "41", "PM"] && fixture.selectedDateText == "2024-02-14 12:41")
        fixture.turn(2, by: -1)
        #expect(fixture.rows == ["12", "41", "AM"] && fixture.selectedDateText == "2024-02-14 00:41")
        #expect(fixture.changes == 2)
    }

    @Test("minutes wrap around")
    func wrapping() {
        let fixture = DatePickerFixture(.time, date: DatePickerFixture.date(2024, 2, 14, 9, 59))
        fixture.turn(1, by: 2)
        #expect(fixture.rows == ["9", "01", "AM"] && fixture.selectedDateText == "2024-02-14 09:01")
    }

    @Test("rows outside the limits are gray and can't be selected")
    func limits() {
        let fixture = DatePickerFixture(.date) {
            $0.minimumDate = DatePickerFixture.date(2024, 2, 10, 12, 0)
            $0.maximumDate = DatePickerFixture.date(2024, 3, 5, 0, 0)
        }
        #expect(fixture.isAllowed(1, by: -4) == true && fixture.isAllowed(0, by: -1) == false)
        #expect(fixture.isAllowed(0, by: 1) == true && fixture.isAllowed(2, by: 1) == false)
        fixture.turn(0, by: 1)
        #expect(fixture.selectedDateText == "2024-03-05 00:00" && fixture.rows == ["March", "5", "2024"])
        fixture.turn(0, by: -1)
        fixture.turn(0, by: -1)
        #expect(fixture.selectedDateText == "2024-02-10 12:00" && fixture.rows == ["February", "10", "2024"])
        fixture.turn(2, by: 2)
        #expect(fixture.rows == ["March", "5", "2024"])
    }

    @Test("changing a limit in a value change action does not stop another turning wheel")
    func limitWhileTurning() {
        let fixture = DatePickerFixture(.date)
        let picker = fixture.picker
        picker.addAction(
            UIAction { [weak picker] _ in picker?.maximumDate = DatePickerFixture.date(2090, 1, 1) }, for: .valueChanged
        )
        fixture.screen.fling(from: CGPoint(x: 280, y: 150), by: CGVector(dx: 0, dy: -80))
        if let row = fixture.wheels?.view(forRow: 1202, forComponent: 0) {
            fixture.screen.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        }
        fixture.screen.advance(by: 0.5)
        #expect(fixture.selectedDateText == "2024-03-14 09:41" && picker.maximumDate != nil)
        fixture.screen.settle()
        #expect(
            fixture.changes == 2 && fixture.selectedDateText > "2026"
                && fixture.selectedDateText.hasSuffix("-03-14 09:41"))
    }

    @Test("dates that code sets are clamped to the limits unless these contradict each other")
    func clamped() {
        let picker = UIDatePicker()
        picker.minimumDate = DatePickerFixture.date(2024, 1, 1)
        picker.maximumDate = DatePickerFixture.date(2024, 12, 31)
        picker.date = DatePickerFixture.date(2030, 1, 1)
        #expect(picker.date == picker.maximumDate)
        picker.minimumDate = DatePickerFixture.date(2025, 1, 1)
        picker.date = DatePickerFixture.date(2030, 1, 1)
        #expect(picker.date == DatePickerFixture.date(2030, 1, 1))
    }

    @Test("minutes have the minute interval, and dates are rounded down to it unless rounding is off")
    func interval() {
        let fixture = DatePickerFixture(.time) { $0.minuteInterval = 15 }
        #expect(fixture.selectedDateText == "2024-02-14 09:30" && fixture.rows == ["9", "30", "AM"])
        fixture.turn(1, by: 1)
        #expect(fixture.selectedDateText == "2024-02-14 09:45")
        fixture.picker.roundsToMinuteInterval = false
        fixture.picker.date = DatePickerFixture.date(2024, 2, 14, 9, 41)
        #expect(fixture.selectedDateText == "2024-02-14 09:41")
        fixture.picker.minuteInterval = 7
        #expect(fixture.picker.minuteInterval == 1)
    }

    @Test("a countdown is selected in hours and minutes, and is at least one minute")
    func countDown() {
        let fixture = DatePickerFixture(.countDownTimer, .automatic) { $0.countDownDuration = 3725 }
        #expect(fixture.picker.datePickerStyle == .wheels)
        #expect(fixture.picker.countDownDuration == 3720 && fixture.rows == ["1", "2"])
        #expect(fixture.screen.texts.contains("hour") && fixture.screen.texts.contains("min"))
        fixture.turn(1, by: -2)
        #expect(fixture.picker.countDownDuration == 3600 && fixture.changes == 1)
        fixture.turn(0, by: -1)
        #expect(fixture.picker.countDownDuration == 60 && fixture.rows == ["0", "1"])
    }

    @Test("in a right-to-left layout hours are to the left of minutes")
    func rightToLeft() throws {
        let fixture = DatePickerFixture(.dateAndTime, locale: "ar_EG", rightToLeft: true)
        #expect(fixture.rows == ["أربعاء ١٤ فبراير", "٤١", "٩", "ص"])
        let columns = try #require(fixture.wheels?.columnFrames.map(\.minX))
        #expect(columns == columns.sorted(by: >) && columns[3] > 8.9)
    }

    @Test("the time zone determines the shown hour")
    func timeZone() {
        let fixture = DatePickerFixture(.time, locale: "de_DE") { $0.timeZone = TimeZone(secondsFromGMT: 3 * 3600) }
        #expect(fixture.rows == ["12", "41"])
        fixture.turn(0, by: 1)
        #expect(fixture.selectedDateText == "2024-02-14 10:41")
    }

    @Test("arrow keys turn the focused wheel")
    func keys() {
        let fixture = DatePickerFixture(.date)
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.settle()
        fixture.screen.press(.keyboardRightArrow)
        fixture.screen.press(.keyboardUpArrow)
        fixture.screen.settle()
        #expect(fixture.selectedDateText == "2024-03-13 09:41")
    }

    @Test("a date picker is decoded with its settings")
    func archive() throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.locale = Locale(identifier: "de_DE")
        picker.timeZone = .gmt
        picker.minimumDate = DatePickerFixture.date(2020, 1, 1)
        picker.date = DatePickerFixture.date(2024, 2, 14)
        let data = try NSKeyedArchiver.archivedData(withRootObject: picker, requiringSecureCoding: false)
        let copy = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIDatePicker)
        #expect(copy.datePickerMode == .date && copy.preferredDatePickerStyle == .inline)
        #expect(copy.locale?.identifier == "de_DE" && copy.timeZone == .gmt)
        #expect(copy.minimumDate == picker.minimumDate && copy.maximumDate == nil && copy.date == picker.date)
    }
}
