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
    /// The style of the innermost group around the field that has one.
    let container: CardContainerStyle?

    /// The number of characters up to which a label is beside its field.
    private static let maximumTitleLength = 16

    private var binding: FieldBinding<String> { model.binding(id) }

    private var style: CardStyle { model.configuration.style }

    /// The label with its suffix.
    private var label: String? {
        let config = style.hostConfig.inputs.label
        let suffix = input.isRequired ? config?.required.suffix ?? " *" : config?.optional.suffix ?? ""
        return input.label.map { $0 + suffix }
    }

    /// The label, if it is beside the field: the card demands it, or it is short enough and nothing demands another place.
    private var title: String? {
        switch input.labelPosition {
        case .inline: label
        case .above: nil
        case nil: style.hostConfig.inputs.label == nil && (label?.count ?? 0) <= Self.maximumTitleLength ? label : nil
        }
    }

    var rows: [Row] {
        let config = style.hostConfig.inputs.errorMessage
        guard config != HostConfig.ErrorMessage() else { return fields }
        var text = config.style
        text.color = text.color ?? .attention
        let hasFont = text.size != nil || text.weight != nil || text.fontType != nil
        let appearance = ErrorAppearance(
            font: hasFont ? style.adjustableFont(text) : .preferredFont(forTextStyle: .footnote),
            color: style.textColor(text, in: container), space: config.spacing.map(style.points) ?? 0)
        return fields.map { $0.errorAppearance(appearance) }
    }

    private var fields: [Row] {
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

    private func withLabelAbove(unless title: String?, _ row: Row) -> [Row] {
        title == nil ? labelRows + [row] : [row]
    }

    /// The row of the label, if there is one.
    private var labelRows: [Row] {
        guard let text = input.label, let label else { return [] }
        let component: any Component =
            if let config = style.hostConfig.inputs.label {
                CardLabelRow(
                    text: text, isRequired: input.isRequired, container: container,
                    space: style.points(config.inputSpacing ?? .small), style: style)
            } else {
                TextRow(label, style: .footnote, color: .secondaryLabel)
            }
        return [component.id(model.path(of: id) + "/label").separator(.hidden).selectionDisabled()]
    }

    // MARK: Fields

    private func textRow(_ field: CardInput.Text) -> Row {
        if field.isMultiline {
            return TextViewRow(text: binding, placeholder: input.placeholder).named(label).row
        }
        let kind: TextFieldRow.Kind =
            switch field.style {
            case .text: .text
            case .tel: .phone
            case .url: .url
            case .email: .email
            case .password: .password
            }
        return TextFieldRow(title, text: binding, placeholder: input.placeholder, kind: kind).named(label).row
    }

    private var numberRow: Row {
        let number = binding.mapped {
            Decimal(string: $0)
        } set: { number, _ in
            number.map { NSDecimalNumber(decimal: $0).stringValue } ?? ""
        }
        return NumberRow(title, value: number, placeholder: input.placeholder, isGrouped: false).named(label)
            .row
    }

    private func toggleRow(_ toggle: CardInput.Toggle) -> Row {
        let isOn = binding.mapped {
            $0 == toggle.valueOn
        } set: { isOn, _ in
            isOn ? toggle.valueOn : toggle.valueOff
        }
        return SwitchRow(CardMarkdown(toggle.title).plainText, isOn: isOn).wrapping(toggle.wraps).row
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
        if choices.style == .filtered || choices.query != nil && style.hostConfig.inputs.queriesChoices {
            return [searchRow(title, choices, titles)]
        }
        if choices.isMultiple {
            let selection = binding.mapped { value in
                Set(value.split(separator: ",").map(String.init))
            } set: { selection, _ in
                options.filter(selection.contains).joined(separator: ",")
            }
            if choices.style == .expanded {
                return labelRows + CheckmarkRows(selection: selection, options: options, name: name)
            }
            return [PickerRow(title, selection: selection, options: options, name: name).row]
        }
        if choices.style == .expanded {
            return labelRows + CheckmarkRows(selection: binding, options: options, name: name)
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
        let config = style.hostConfig.inputs
        if config.queriesChoices, let data = choices.query, let request = model.configuration.choices {
            query = { text in
                if let delay = config.queryDelay, (try? await Task.sleep(nanoseconds: UInt64(delay * 1e9))) == nil {
                    return []
                }
                return await request(CardChoiceQuery(query: data, text: text))
            }
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
