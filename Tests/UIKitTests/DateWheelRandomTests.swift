import Foundation
import RandomRuns
import Testing

@testable import UIKit

@Suite("Random date wheels", .serialized) @MainActor
struct DateWheelRandomTests {
    private static let zones = ["GMT", "Europe/Berlin", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Apia"]
    private static let locales = ["en_US", "de_DE", "ja_JP", "ar_EG", "ko_KR"]
    private static let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .yearAndMonth]

    @Test("random turns select dates within the limits, and the wheels show the date")
    func randomTurns() {
        repeatRandomly(20) { seed, numbers in
            let model = makeModel(&numbers)
            let rules = model.settings.rules
            var date = rules.snapped(.init(timeIntervalSinceReferenceDate: .random(in: -1e9...2e9, using: &numbers)))
            for step in 0..<25 {
                guard let field = model.fields.randomElement(using: &numbers) else { continue }
                let shown = model.value(of: field, in: date)
                let row = model.row(
                    of: shown, of: field, near: .random(in: 0..<model.rowCount(of: field), using: &numbers))
                let turned = min(
                    max(row + Int.random(in: -40...40, using: &numbers), 0), model.rowCount(of: field) - 1)
                let value = model.value(ofRow: turned, of: field)
                #expect(model.value(ofRow: model.row(of: value, of: field, near: turned), of: field) == value)
                let middle = model.centeredRow(like: turned, of: field)
                #expect(model.value(ofRow: middle, of: field) == value)
                let wish = model.date(date, setting: field, to: value)
                let next = rules.snapped(wish)
                #expect(rules.limits.contains(next), "TRESTLE_SEED=\(seed), step \(step)")
                if rules.limits.contains(wish), model.allows(value, of: field, in: date), rules.minuteInterval == 1 {
                    // Hours skipped by a change to daylight saving time are replaced by the next existing
                    // hour.
                    let difference = abs(model.value(of: field, in: next) - value)
                    let isMissing = rules.calendar.timeZone.nextDaylightSavingTimeTransition(
                        after: wish.addingTimeInterval(-2 * 86_400)
                    ).map { $0 < wish.addingTimeInterval(2 * 86_400) }
                    #expect(
                        difference == 0 || isMissing == true,
                        "TRESTLE_SEED=\(seed), step \(step): \(field) \(value) of \(date) is \(next)")
                }
                date = next
            }
        }
    }

    private func makeModel(_ numbers: inout SeededGenerator) -> DateWheelModel {
        var calendar = Calendar(identifier: .gregorian)
        let locale = Locale(identifier: Self.locales.randomElement(using: &numbers) ?? "en_US")
        calendar.locale = locale
        calendar.timeZone = Self.zones.randomElement(using: &numbers).flatMap(TimeZone.init(identifier:)) ?? .gmt
        var rules = DateRules(calendar: calendar)
        rules.minuteInterval = [1, 1, 5, 30].randomElement(using: &numbers) ?? 1
        if Bool.random(using: &numbers) {
            rules.minimum = Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &numbers))
        }
        if Bool.random(using: &numbers) {
            rules.maximum = (rules.minimum ?? .init(timeIntervalSinceReferenceDate: 0))
                .addingTimeInterval(.random(in: 0...1e8, using: &numbers))
        }
        let mode = Self.modes.randomElement(using: &numbers) ?? .date
        return DateWheelModel(
            DatePickerSettings(
                mode: mode, formatter: DateTextFormatter(locale: locale, calendar: calendar), rules: rules,
                today: Date(timeIntervalSinceReferenceDate: 0)))
    }
}
