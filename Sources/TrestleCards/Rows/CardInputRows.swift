import AdaptiveCards
import Foundation
import Trestle
import UIKit

/// The rows of a field: a label above it if it has no place beside it, and the field.
@MainActor
struct CardInputRows {
    let model: CardModel
    let input: CardInput
    let id: String

    /// The number of characters up to which a label is beside its field.
    private static let maximumTitleLength = 16

    private var binding: FieldBinding<String> { model.binding(id) }

    private var label: String? { input.label.map { input.isRequired ? $0 + " *" : $0 } }

    /// The label, if it is short enough to be beside the field.
    private var title: String? { label.flatMap { $0.count <= Self.maximumTitleLength ? $0 : nil } }

    var rows: [Row] {
        switch input.kind {
        case .text(let field): withLabelAbove(unless: field.isMultiline ? nil : title, textRow(field))
        case .number: withLabelAbove(unless: title, numberRow)
        case .date(let field):
            [dayRow(from: field.minimum?.date, to: field.maximum?.date)]
        case .time(let field):
            [timeRow(from: field.minimum?.date, to: field.maximum?.date)]
        case .toggle(let toggle): withLabelAbove(unless: nil, toggleRow(toggle))
        case .choices(let choices): choiceRows(choices)
        }
    }

    private func withLabelAbove(unless title: String?, _ rows: Row...) -> [Row] {
        guard title == nil, let label else { return rows }
        return [labelRow(label)] + rows
    }

    private func labelRow(_ text: String) -> Row {
        TextRow(text, style: .footnote, color: .secondaryLabel).id(model.path(of: id) + "/label").separator(.hidden)
            .selectionDisabled()
    }

    // MARK: Fields

    private func textRow(_ field: CardInput.Text) -> Row {
        if field.isMultiline {
            return TextViewRow(text: binding, placeholder: input.placeholder).row
        }
        let kind: TextFieldRow.Kind =
            switch field.style {
            case .text: .text
            case .tel: .phone
            case .url: .url
            case .email: .email
            case .password: .password
            }
        return TextFieldRow(title, text: binding, placeholder: input.placeholder, kind: kind).row
    }

    private var numberRow: Row {
        let number = binding.mapped {
            Decimal(string: $0)
        } set: { number, _ in
            number.map { NSDecimalNumber(decimal: $0).stringValue } ?? ""
        }
        return NumberRow(title, value: number, placeholder: input.placeholder, isGrouped: false).row
    }

    private func toggleRow(_ toggle: CardInput.Toggle) -> Row {
        let isOn = binding.mapped {
            $0 == toggle.valueOn
        } set: { isOn, _ in
            isOn ? toggle.valueOn : toggle.valueOff
        }
        return SwitchRow(CardMarkdown(toggle.title).plainText, isOn: isOn).row
    }

    // MARK: Dates

    private func dayRow(from minimum: Date?, to maximum: Date?) -> Row {
        dateRow(.date, from: minimum, to: maximum) {
            CardDay($0)?.date
        } text: {
            CardDay.text(of: $0)
        }
    }

    private func timeRow(from minimum: Date?, to maximum: Date?) -> Row {
        dateRow(.time, from: minimum, to: maximum) {
            CardTime($0)?.date
        } text: {
            CardTime.text(of: $0)
        }
    }

    /// Returns a row for a date, or a row that sets the current one if there is no value.
    private func dateRow(
        _ mode: UIDatePicker.Mode, from minimum: Date?, to maximum: Date?, date: @escaping @MainActor (String) -> Date?,
        text: @escaping @MainActor (Date) -> String
    ) -> Row {
        let title = label ?? input.placeholder ?? ""
        let today = min(max(Date(), minimum ?? .distantPast), maximum ?? .distantFuture)
        guard date(binding.value) != nil else {
            return DisclosureRow(title, value: input.placeholder).row.field(binding, name: title)
                .selectionDisabled(false).onSelect { [binding] in binding.value = text(today) }
        }
        let value = binding.mapped {
            date($0) ?? today
        } set: { date, _ in
            text(date)
        }
        return DateRow(title, date: value, from: minimum, to: maximum, mode: mode).row
    }

    // MARK: Choices

    private func choiceRows(_ choices: CardInput.Choices) -> [Row] {
        let titles = Dictionary(choices.choices.map { ($0.value, $0.title) }) { first, _ in first }
        let options = choices.choices.map(\.value)
        let name: @MainActor (String) -> String = { titles[$0] ?? $0 }
        let title = label ?? input.placeholder ?? ""
        if choices.style == .filtered || choices.query != nil { return [searchRow(title, choices, titles)] }
        if choices.isMultiple {
            let selection = binding.mapped { value in
                Set(value.split(separator: ",").map(String.init))
            } set: { selection, _ in
                options.filter(selection.contains).joined(separator: ",")
            }
            if choices.style == .expanded {
                return (label.map { [labelRow($0)] } ?? [])
                    + CheckmarkRows(selection: selection, options: options, name: name)
            }
            return [PickerRow(title, selection: selection, options: options, name: name).row]
        }
        if choices.style == .expanded {
            return (label.map { [labelRow($0)] } ?? [])
                + CheckmarkRows(selection: binding, options: options, name: name)
        }
        return [PickerRow(title, selection: binding, options: options, name: name).row]
    }

    /// Returns a row that shows the options on a screen with a search field.
    private func searchRow(_ title: String, _ choices: CardInput.Choices, _ titles: [String: String]) -> Row {
        let selection = binding.mapped { value in
            choices.isMultiple ? value.split(separator: ",").map(String.init) : value.isEmpty ? [] : [value]
        } set: { selection, _ in
            selection.joined(separator: ",")
        }
        var query: (@MainActor (String) async -> [CardInput.Choices.Choice])?
        if let data = choices.query, let request = model.configuration.choices {
            query = { await request(CardChoiceQuery(query: data, text: $0)) }
        }
        let selected = selection.value.map { titles[$0] ?? $0 }
        let shown = selected.isEmpty ? input.placeholder : selected.joined(separator: ", ")
        return DisclosureRow(title, value: shown).row.field(binding, name: title).selectionDisabled(false)
            .destination { ChoiceSearchController(title: title, choices: choices, selection: selection, query: query) }
    }
}

extension CardDay {
    /// The start of the day in the user's time zone.
    fileprivate var date: Date? {
        Calendar(identifier: .gregorian).date(from: DateComponents(year: year, month: month, day: day))
    }

    fileprivate static func text(of date: Date) -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date)
        return CardDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)?.description ?? ""
    }
}

extension CardTime {
    /// The time today.
    fileprivate var date: Date? {
        Calendar(identifier: .gregorian).date(bySettingHour: hour, minute: minute, second: 0, of: Date())
    }

    fileprivate static func text(of date: Date) -> String {
        let parts = Calendar(identifier: .gregorian).dateComponents([.hour, .minute], from: date)
        return CardTime(hour: parts.hour ?? 0, minute: parts.minute ?? 0)?.description ?? ""
    }
}
