import Foundation
import TrestleTesting

@testable import UIKit

/// A screen with a date picker, independent of the test's date, time zone and locale, that counts value
/// changes.
@MainActor
final class DatePickerFixture {
    let screen: HeadlessScreen
    let picker: UIDatePicker
    private(set) var changes = 0

    /// The day before the initial date, which is Wednesday, February 14, 2024, 9:41.
    static let today = date(2024, 2, 13, 12, 0)

    init(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String = "en_US",
        appearance: UIUserInterfaceStyle = .light, rightToLeft: Bool = false,
        category: UIContentSizeCategory = .large, date: Date = DatePickerFixture.date(2024, 2, 14, 9, 41),
        scale: CGFloat = 1,
        size: CGSize = CGSize(width: 360, height: 480), setUp: (UIDatePicker) -> Void = { _ in }
    ) {
        screen = HeadlessScreen(
            size: size, scale: scale, style: appearance, safeAreaInsets: .zero, contentSizeCategory: category)
        picker = UIDatePicker(frame: CGRect(x: 20, y: 20, width: 320, height: 216))
        picker.now = { Self.today }
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: locale)
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = .gmt
        picker.date = date
        if rightToLeft { picker.semanticContentAttribute = .forceRightToLeft }
        setUp(picker)
        picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        let root = UIView()
        root.backgroundColor = .systemBackground
        root.addSubview(picker)
        picker.frame.size = picker.sizeThatFits(.zero)
        screen.show(root)
        screen.settle()
    }

    static var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    static func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    /// The selected date in the format 2024-02-14 09:41.
    var selectedDateText: String { Self.text(picker.date) }

    static func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let two = [parts.month, parts.day, parts.hour, parts.minute].map { String(format: "%02d", $0 ?? 0) }
        return "\(parts.year ?? 0)-\(two[0])-\(two[1]) \(two[2]):\(two[3])"
    }

    /// The wheels, which may be in a popover.
    var wheels: UIPickerView? { screen.views(UIPickerView.self).last }

    /// The texts of the selected rows, from the first wheel to the last.
    var rows: [String] {
        guard let wheels else { return [] }
        return (0..<wheels.numberOfComponents).map { component in
            let row = wheels.selectedRow(inComponent: component)
            let view = wheels.view(forRow: row, forComponent: component) as? DateWheelRow
            return view?.label.text ?? ""
        }
    }

    /// Turns a wheel by a number of rows with a tap, and waits until it stops.
    func turn(_ component: Int, by rows: Int) {
        guard let wheels,
            let row = wheels.view(
                forRow: wheels.selectedRow(inComponent: component) + rows, forComponent: component)
        else { return }
        screen.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        screen.settle()
    }

    /// Returns whether a row near the selected row of a wheel is enabled.
    func isAllowed(_ component: Int, by rows: Int) -> Bool? {
        guard let wheels else { return nil }
        let row = wheels.selectedRow(inComponent: component) + rows
        return (wheels.view(forRow: row, forComponent: component) as? DateWheelRow).map { $0.label.textColor == .label }
    }
}
