import Foundation

/// The text of a calendar file (RFC 5545) with an event, for the desktop's calendar program.
package struct CalendarFile {
    /// The text.
    package let text: String

    /// Creates a file with an event, or returns `nil` if the event has no start or no end.
    package init?(_ event: EKEvent, now: Date = Date()) {
        guard let start = event.startDate, let end = event.endDate else { return nil }
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Trestle//EventKit//EN", "BEGIN:VEVENT",
            "UID:\(event.calendarItemIdentifier)", "DTSTAMP:\(Self.time(now))",
        ]
        if event.isAllDay {
            let zone = event.timeZone ?? .current
            let lastDay = Calendar.current.date(byAdding: .day, value: 1, to: end) ?? end
            lines.append("DTSTART;VALUE=DATE:\(Self.day(start, in: zone))")
            lines.append("DTEND;VALUE=DATE:\(Self.day(lastDay, in: zone))")
        } else {
            lines += ["DTSTART:\(Self.time(start))", "DTEND:\(Self.time(end))"]
        }
        lines.append("SUMMARY:\(Self.escaped(event.title ?? ""))")
        if let location = event.location { lines.append("LOCATION:\(Self.escaped(location))") }
        if let notes = event.notes { lines.append("DESCRIPTION:\(Self.escaped(notes))") }
        if let url = event.url { lines.append("URL:\(url.absoluteString)") }
        for rule in event.recurrenceRules ?? [] { lines.append(Self.line(rule)) }
        for alarm in event.alarms ?? [] {
            let trigger =
                alarm.absoluteDate.map { "TRIGGER;VALUE=DATE-TIME:\(Self.time($0))" }
                ?? "TRIGGER:\(alarm.relativeOffset < 0 ? "-" : "")PT\(Int(abs(alarm.relativeOffset)))S"
            lines += [
                "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(event.title ?? ""))", trigger,
                "END:VALARM",
            ]
        }
        lines += ["END:VEVENT", "END:VCALENDAR", ""]
        text = lines.map(Self.folded).joined(separator: "\r\n")
    }

    private static func line(_ rule: EKRecurrenceRule) -> String {
        let frequency =
            switch rule.frequency {
            case .daily: "DAILY"
            case .weekly: "WEEKLY"
            case .monthly: "MONTHLY"
            case .yearly: "YEARLY"
            }
        var text = "RRULE:FREQ=\(frequency);INTERVAL=\(rule.interval)"
        if let end = rule.recurrenceEnd?.endDate {
            text += ";UNTIL=\(time(end))"
        } else if let count = rule.recurrenceEnd?.occurrenceCount {
            text += ";COUNT=\(count)"
        }
        return text
    }

    private static func time(_ date: Date) -> String { format(date, "yyyyMMdd'T'HHmmss'Z'", in: .gmt) }

    private static func day(_ date: Date, in zone: TimeZone) -> String { format(date, "yyyyMMdd", in: zone) }

    private static func format(_ date: Date, _ format: String, in zone: TimeZone) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.timeZone = zone
        formatter.dateFormat = format
        return formatter.string(from: date)
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ";", ",": result += "\\\(character)"
            case _ where character.isNewline: result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// Returns a line with a break and a space before each part that would exceed 75 bytes.
    private static func folded(_ line: String) -> String {
        var result = ""
        var length = 0
        for character in line {
            let size = character.utf8.count
            if length + size > 75 {
                result += "\r\n "
                length = 1
            }
            result.append(character)
            length += size
        }
        return result
    }
}
