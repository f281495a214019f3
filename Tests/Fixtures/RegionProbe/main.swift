import UIKit

/// Prints the language and the region, and a date and a number in their formats.
let date = Date(timeIntervalSince1970: 1_700_000_000)
let formatter = DateFormatter()
formatter.dateStyle = .long
formatter.timeStyle = .short
formatter.timeZone = .gmt
print(Locale.preferredLanguages.first ?? "none", Locale.current.identifier)
print(formatter.string(from: date))
print(NumberFormatter.localizedString(from: 1234.5, number: .currency))
print(1234.5.formatted(), Calendar.current.monthSymbols[0], Calendar.current.firstWeekday)
