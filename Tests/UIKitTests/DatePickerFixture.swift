import Foundation
import TrestleTesting

@testable import UIKit

/// A screen with a date picker on it, of which nothing depends on when and where the test runs, and what it told.
@MainActor
final class DatePickerFixture {
    let screen: HeadlessScreen
    let picker: UIDatePicker
    private(set) var changes = 0

    /// The day before the date that is chosen at first, which is Wednesday, the 14th of February 2024, 9:41.
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

    /// The chosen date, as in 2024-02-14 09:41.
    var chosen: String { Self.text(picker.date) }

    static func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let two = [parts.month, parts.day, parts.hour, parts.minute].map { String(format: "%02d", $0 ?? 0) }
        return "\(parts.year ?? 0)-\(two[0])-\(two[1]) \(two[2]):\(two[3])"
    }

    /// The wheels, which may be in a popover.
    var wheels: UIPickerView? { screen.views(UIPickerView.self).last }

    /// What the chosen rows say, from the first wheel on.
    var rows: [String] {
        guard let wheels else { return [] }
        return (0..<wheels.numberOfComponents).map { component in
            let row = wheels.selectedRow(inComponent: component)
            let view = wheels.view(forRow: row, forComponent: component) as? DateWheelRow
            return view?.label.text ?? ""
        }
    }

    /// Turns a wheel by some rows, by a tap on a row and until it rests.
    func turn(_ component: Int, by rows: Int) {
        guard let wheels,
            let row = wheels.view(
                forRow: wheels.selectedRow(inComponent: component) + rows, forComponent: component)
        else { return }
        screen.tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        screen.settle()
    }

    /// Whether a row beside the chosen one of a wheel can be chosen.
    func isAllowed(_ component: Int, by rows: Int) -> Bool? {
        guard let wheels else { return nil }
        let row = wheels.selectedRow(inComponent: component) + rows
        return (wheels.view(forRow: row, forComponent: component) as? DateWheelRow).map { $0.label.textColor == .label }
    }
}
