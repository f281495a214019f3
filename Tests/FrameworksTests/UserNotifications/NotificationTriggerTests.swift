import Foundation
import Testing

@testable import UserNotifications

@Suite struct NotificationTriggerTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
        return calendar
    }()

    private func next(_ components: DateComponents, after date: DateComponents) -> DateComponents? {
        var components = components
        components.calendar = calendar
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        let next = trigger.nextDate(after: calendar.date(from: date)!)
        return next.map { calendar.dateComponents([.year, .month, .day, .hour, .minute], from: $0) }
    }

    @Test("a calendar trigger fires at the next date with its values")
    func calendarTrigger() {
        let start = DateComponents(year: 2026, month: 3, day: 10, hour: 12, minute: 30)
        #expect(
            next(DateComponents(hour: 9, minute: 0), after: start)
                == DateComponents(year: 2026, month: 3, day: 11, hour: 9, minute: 0))
        #expect(
            next(DateComponents(hour: 13), after: start)
                == DateComponents(year: 2026, month: 3, day: 10, hour: 13, minute: 0))
        #expect(
            next(DateComponents(hour: 8, weekday: 2), after: start)
                == DateComponents(year: 2026, month: 3, day: 16, hour: 8, minute: 0))
        #expect(
            next(DateComponents(year: 2026, month: 12, day: 24, hour: 18), after: start)
                == DateComponents(year: 2026, month: 12, day: 24, hour: 18, minute: 0))
        #expect(next(DateComponents(year: 2026, month: 3, day: 10, hour: 12), after: start) == nil)
    }

    @Test("a time that the change to summer time skips fires at the next one")
    func summerTime() {
        let start = DateComponents(year: 2026, month: 3, day: 29, hour: 0)
        #expect(next(DateComponents(hour: 2, minute: 30), after: start)?.day == 29)
    }

    @Test("a repeating interval below a minute traps")
    func shortInterval() async {
        await #expect(processExitsWith: .failure) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        }
    }
}

@Suite struct DesktopNotificationTests {
    @Test("content becomes the title, the lines, the urgency and the buttons of a notification")
    func content() {
        let content = UNMutableNotificationContent()
        content.title = "--wait"
        content.subtitle = "Loop"
        content.body = "5 < 6 & more"
        content.interruptionLevel = .critical
        content.sound = .default
        let category = UNNotificationCategory(
            identifier: "c", actions: [UNNotificationAction(identifier: "x", title: "a=b")], intentIdentifiers: [])
        let alert = DesktopNotifications.Alert(content, category: category, hasSound: true)
        #expect(alert.title == "--wait" && alert.body == "Loop\n5 < 6 & more" && alert.urgency == .critical)
        #expect(alert.hasSound && alert.buttons.map(\.title) == ["a=b"] && alert.buttons[0].placeholder == nil)
        #expect(!DesktopNotifications.Alert(content, category: nil, hasSound: false).hasSound)
    }

    @Test("content of a request is copied, and attachments must exist")
    func contentCopies() throws {
        let content = UNMutableNotificationContent()
        content.title = "a"
        content.userInfo = ["id": 5]
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        content.title = "b"
        #expect(request.content.title == "a")
        #expect(request.content.userInfo["id"] as? Int == 5)
        #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "a")
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/nonexistent"))
        }
    }
}
