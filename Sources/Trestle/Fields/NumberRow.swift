import UIKit

/// A field for a number or an amount of money.
///
/// ```swift
/// let form = Form {
///     NumberRow("Guests", value: draft[\.guests])
///     NumberRow("Budget", value: draft[\.budget], currency: "EUR")
/// }
/// ```
///
/// Digits are grouped according to the locale while the user types. The value of an empty field is `nil`.
public struct NumberRow: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var acceptsTextInput: Bool { isEnabled }
    let title: String?
    let number: Decimal?
    let placeholder: String?
    let format: NumberFormat
    let isEnabled: Bool
    private var accessibleName: String?
    private let binding: FieldBinding<Decimal?>

    /// Creates a field for a decimal number.
    ///
    /// - Parameters:
    ///   - title: The title before the number, or `nil` to use the whole row for the number.
    ///   - number: A binding to the number, which is `nil` for an empty field.
    ///   - placeholder: The placeholder of an empty field.
    ///   - fractionDigits: The maximum number of fraction digits.
    ///   - currency: The currency code of an amount, such as "EUR".
    ///   - isGrouped: Whether thousands are separated. Pass `false` for years, for example.
    ///   - locale: The locale of the number format.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the value.
    @MainActor
    public init(
        _ title: String?, value number: FieldBinding<Decimal?>, placeholder: String? = nil, fractionDigits: Int = 2,
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
        caption = FieldCaption(number.status, help: help, of: title ?? placeholder)
    }

    /// Creates a field for a whole number.
    @MainActor
    public init(
        _ title: String?, value number: FieldBinding<Int?>, placeholder: String? = nil, isGrouped: Bool = true,
        locale: Locale = .current, help: String? = nil, isEnabled: Bool = true
    ) {
        self.init(
            title,
            value: number.mapped {
                $0.map { Decimal($0) }
            } set: { new, old in
                // Numbers that do not fit into an `Int` are rejected.
                guard let new else { return nil }
                return Int(new.description) ?? old
            }, placeholder: placeholder, fractionDigits: 0, isGrouped: isGrouped, locale: locale, help: help,
            isEnabled: isEnabled)
    }

    /// Returns the row with a name for assistive technologies, if its title is in another row.
    package func named(_ name: String?) -> NumberRow {
        var row = self
        row.accessibleName = name
        return row
    }

    /// Shows title and number. A text that is being edited is kept if it represents the same number.
    func render(stock cell: NumberCell) {
        cell.show(title: title, isInvalid: caption?.isError == true, isEnabled: isEnabled)
        cell.field.keyboardType = format.fractionDigits > 0 ? .decimalPad : .numberPad
        cell.field.inputAccessoryView = cell.toolbar.view
        cell.field.placeholder = placeholder
        cell.field.isEnabled = isEnabled
        cell.field.textColor = isEnabled ? .label : .secondaryLabel
        cell.field.accessibilityLabel = accessibleName ?? title ?? placeholder
        cell.format = format
        cell.show(number)
    }

    /// Makes the cell change this row's value.
    func setHandlers(stock cell: NumberCell) {
        let format = format
        cell.entry = TextEntry(binding, format: format.input) {
            binding.value = format.number(from: $0)
        }
        cell.show(number)
    }
}

/// A cell with a text field for a number.
final class NumberCell: TextFieldCell {
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

    /// Shows the number without the currency.
    override func textFieldDidBeginEditing(_ textField: UITextField) {
        textField.text = number.flatMap { number in format.map { $0.editedText(for: number) } }
        super.textFieldDidBeginEditing(textField)
    }

    /// Shows the number with the currency.
    override func textFieldDidEndEditing(_ textField: UITextField) {
        textField.text = number.flatMap { number in format.map { $0.text(for: number) } }
        super.textFieldDidEndEditing(textField)
    }
}
