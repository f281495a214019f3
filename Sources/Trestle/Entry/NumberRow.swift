import UIKit

/// A number to type: whole, with a fraction, or an amount of money.
///
/// ```swift
/// NumberRow("Guests", draft[\.guests])
/// NumberRow("Price", draft[\.price], currency: "EUR")
/// ```
///
/// Digits are grouped while they are typed, as the locale has it. An empty field has no number.
public struct NumberRow: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { isEnabled }
    let title: String?
    let number: Decimal?
    let placeholder: String?
    let format: NumberFormat
    let isEnabled: Bool
    private let binding: FieldBinding<Decimal?>

    /// A number with up to so many digits of a fraction.
    ///
    /// - Parameters:
    ///   - currency: The code of the currency that it is an amount of, such as "EUR".
    ///   - isGrouped: Whether thousands stand apart: not those of a year.
    @MainActor
    public init(
        _ title: String?, _ number: FieldBinding<Decimal?>, placeholder: String? = nil, fractionDigits: Int = 2,
        currency: String? = nil, isGrouped: Bool = true, locale: Locale = .current, help: String? = nil,
        isEnabled: Bool = true
    ) {
        self.title = title
        self.placeholder = placeholder
        self.isEnabled = isEnabled
        format = NumberFormat(
            locale: locale, fractionDigits: fractionDigits, currency: currency, isGrouped: isGrouped)
        binding = number
        fieldID = number.id
        self.number = number.value
        caption = FieldCaption(number.note, help: help, of: title ?? placeholder)
    }

    /// A whole number.
    @MainActor
    public init(
        _ title: String?, _ number: FieldBinding<Int?>, placeholder: String? = nil, isGrouped: Bool = true,
        locale: Locale = .current, help: String? = nil, isEnabled: Bool = true
    ) {
        self.init(
            title,
            number.mapped {
                $0.map { Decimal($0) }
            } set: { new, old in
                // What is too large for a whole number is not taken.
                guard let new else { return nil }
                return Int(new.description) ?? old
            }, placeholder: placeholder, fractionDigits: 0, isGrouped: isGrouped, locale: locale, help: help,
            isEnabled: isEnabled)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: NumberRow, right: NumberRow) -> Bool {
        left.title == right.title && left.number == right.number && left.placeholder == right.placeholder
            && left.format == right.format && left.isEnabled == right.isEnabled
            && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows title and number. A number that is being edited stays as it is typed, where it means the same.
    public func render(in cell: NumberCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true, isEnabled: isEnabled)
        cell.field.keyboardType = format.fractionDigits > 0 ? .decimalPad : .numberPad
        cell.field.inputAccessoryView = cell.toolbar { [weak cell] in cell?.entry?.field }
        cell.field.placeholder = placeholder
        cell.field.isEnabled = isEnabled
        cell.field.textColor = isEnabled ? .label : .secondaryLabel
        cell.field.accessibilityLabel = title ?? placeholder
        cell.format = format
        cell.show(number)
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: NumberCell) {
        let format = format
        cell.entry = TextEntry(field: binding.id, host: binding.host, format: format.input) {
            binding.value = format.number(from: $0)
        }
        cell.show(number)
    }
}

/// A cell with a number to type.
public final class NumberCell: TextFieldCell {
    var format: NumberFormat?
    private var number: Decimal?

    func show(_ number: Decimal?) {
        self.number = number
        guard let format else { return }
        if field.isFirstResponder {
            guard format.number(from: field.text ?? "") != number else { return }
            field.text = number.map(format.editedText)
        } else {
            field.text = number.map(format.text)
        }
    }

    /// Shows the number as it is edited: without its currency.
    public override func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.text = number.flatMap { number in format.map { $0.editedText(for: number) } }
        super.textFieldDidBeginEditing(textField)
    }

    /// Shows the number as it is written.
    public override func textFieldDidEndEditing(_ textField: UITextField) {
        textField.text = number.flatMap { number in format.map { $0.text(for: number) } }
        super.textFieldDidEndEditing(textField)
    }
}
