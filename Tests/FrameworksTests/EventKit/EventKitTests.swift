import EventKitUI
import Foundation
import ScreenDriver
import Testing

@Suite struct EventKitTests {
    @Test("calendars are denied, and saving fails")
    func denied() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let event = EKEvent(eventStore: store)
        #expect(throws: EKError(.eventStoreNotAuthorized)) { try store.save(event, span: .thisEvent) }
    }

    @Test("a reminder is completed at a time")
    func reminders() {
        let reminder = EKReminder(eventStore: EKEventStore())
        #expect(!reminder.isCompleted)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.isCompleted = false
        #expect(reminder.completionDate == nil)
    }

    @Test("a predicate finds the events of a period")
    func predicates() {
        let store = EKEventStore()
        let event = EKEvent(eventStore: store)
        event.startDate = Date(timeIntervalSince1970: 1000)
        event.endDate = Date(timeIntervalSince1970: 2000)
        func isFound(_ start: TimeInterval, _ end: TimeInterval) -> Bool {
            store.predicateForEvents(
                withStart: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end), calendars: nil
            ).evaluate(with: event)
        }
        #expect(isFound(0, 1500) && isFound(1500, 3000) && isFound(1200, 1300))
        #expect(!isFound(0, 1000) && !isFound(2000, 3000))
    }

    @Test("a calendar file contains the event's times, texts, recurrence and alarms")
    func files() throws {
        let event = EKEvent(eventStore: EKEventStore())
        #expect(CalendarFile(event) == nil)
        event.title = "Lunch; \"Garden\", 12"
        event.startDate = Date(timeIntervalSince1970: 1_700_000_000)
        event.endDate = event.startDate + 3600
        event.notes = "Bring\na very long list of things that does not fit in one line of seventy-five bytes"
        event.addRecurrenceRule(
            EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
        event.addAlarm(EKAlarm(relativeOffset: -900))
        let text = try #require(CalendarFile(event, now: event.startDate)).text
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.allSatisfy { $0.utf8.count <= 75 })
        for line in [
            "DTSTART:20231114T221320Z", "DTEND:20231114T231320Z", "SUMMARY:Lunch\\; \"Garden\"\\, 12",
            "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3", "TRIGGER:-PT900S", "END:VCALENDAR",
        ] { #expect(lines.contains(line)) }
        #expect(text.contains("DESCRIPTION:Bring\\na very"))
        event.isAllDay = true
        event.timeZone = .gmt
        let days = try #require(CalendarFile(event)).text
        #expect(days.contains("DTSTART;VALUE=DATE:20231114\r\nDTEND;VALUE=DATE:20231115"))
    }
}

extension ScreenTests {
    @Suite @MainActor struct EventScreenTests {
        private final class Delegate: NSObject, EKEventEditViewDelegate {
            var action: EKEventEditViewAction?

            func eventEditViewController(
                _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
            ) {
                self.action = action
                controller.dismiss(animated: false)
            }
        }

        @Test("an edited event opens in the desktop's calendar as a file")
        func editing() throws {
            let screen = HeadlessScreen()
            let root = UIViewController()
            screen.show(root)
            let delegate = Delegate()
            let controller = EKEventEditViewController()
            let store = EKEventStore()
            let event = EKEvent(eventStore: store)
            event.title = "Lunch"
            event.startDate = Date(timeIntervalSince1970: 1000)
            event.endDate = Date(timeIntervalSince1970: 2000)
            controller.eventStore = store
            controller.event = event
            controller.editViewDelegate = delegate
            root.present(controller, animated: false)
            screen.settle()
            screen.tap("Open in Calendar")
            let url = try #require(screen.openedURLs.first)
            #expect(try String(contentsOf: url, encoding: .utf8).contains("SUMMARY:Lunch"))
            screen.tap("Done")
            screen.settle()
            #expect(delegate.action == .canceled && root.presentedViewController == nil)
        }
    }
}
