import UIKit

/// One of many options: the row shows which, and leads to a screen with all of them.
///
/// ```swift
/// ChoiceRow("Country", draft[\.country], options: Country.all) { $0.name }
/// ```
public struct ChoiceRow<Option: Hashable>: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String
    let shown: String?
    let isEnabled: Bool
    private let destination: @MainActor () -> UIViewController

    /// One of many options.
    ///
    /// - Parameter name: What an option is called.
    @MainActor
    public init(
        _ title: String, _ choice: FieldBinding<Option>, options: [Option], help: String? = nil, isEnabled: Bool = true,
        name: @escaping @MainActor (Option) -> String
    ) {
        self.title = title
        self.isEnabled = isEnabled
        fieldID = choice.id
        shown = options.contains(choice.value) ? name(choice.value) : nil
        caption = FieldCaption(choice.note, help: help, of: title)
        destination = {
            ChoiceViewController(title: title, options: options, name: name) {
                $0 == choice.value
            } onChoose: {
                choice.value = $0
                return true
            } onLeave: {
                choice.host?.didEndEditing(choice.id)
            }
        }
    }

    /// Any number of many options: the row shows how many, or which one.
    @MainActor
    public init(
        _ title: String, _ choices: FieldBinding<Set<Option>>, options: [Option], help: String? = nil,
        isEnabled: Bool = true, name: @escaping @MainActor (Option) -> String
    ) {
        self.title = title
        self.isEnabled = isEnabled
        fieldID = choices.id
        let chosen = options.filter { choices.value.contains($0) }
        shown = chosen.count == 1 ? name(chosen[0]) : chosen.isEmpty ? nil : chosen.count.formatted()
        caption = FieldCaption(choices.note, help: help, of: title)
        destination = {
            ChoiceViewController(title: title, options: options, name: name) {
                choices.value.contains($0)
            } onChoose: {
                choices.value.formSymmetricDifference([$0])
                return false
            } onLeave: {
                choices.host?.didEndEditing(choices.id)
            }
        }
    }

    /// Whether both look alike. Where the row leads is no part of that.
    public static func == (left: ChoiceRow, right: ChoiceRow) -> Bool {
        left.title == right.title && left.shown == right.shown && left.isEnabled == right.isEnabled
            && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows title and choice.
    public func render(in cell: ValueCell) {
        cell.textLabel?.text = title
        cell.textLabel?.textColor = caption?.isFault == true ? .systemRed : isEnabled ? .label : .secondaryLabel
        cell.detailTextLabel?.text = shown
        cell.imageView?.image = nil
    }

    /// The row, with a chevron.
    public func asRow() -> Row {
        let row = fieldRow.accessory(.disclosureIndicator)
        return isEnabled ? row.opens(destination) : row
    }
}

/// Options one below the other, with a check mark at what is chosen.
///
/// ```swift
/// Section(id: "size", header: Title("Size")) { checkRows(draft[\.size], options: Size.allCases) { $0.name } }
/// Section(id: "extras", header: Title("Extras")) { checkRows(draft[\.extras], options: Extra.allCases) { $0.name } }
/// ```
@MainActor
public func checkRows<Option: Hashable>(
    _ choice: FieldBinding<Option>, options: [Option], name: (Option) -> String
) -> [Row] {
    rows(of: choice.id, options, note: choice.note, name, isChosen: { $0 == choice.value }) { choice.value = $0 }
}

/// Options one below the other, of which any number can be checked.
@MainActor
public func checkRows<Option: Hashable>(
    _ choices: FieldBinding<Set<Option>>, options: [Option], name: (Option) -> String
) -> [Row] {
    rows(of: choices.id, options, note: choices.note, name, isChosen: { choices.value.contains($0) }) {
        choices.value.formSymmetricDifference([$0])
    }
}

/// The id of an option's row.
private struct OptionID<Option: Hashable>: Hashable {
    let field: AnyHashable
    let option: Option
}

@MainActor
private func rows<Option: Hashable>(
    of field: AnyHashable, _ options: [Option], note: FieldNote?, _ name: (Option) -> String,
    isChosen: (Option) -> Bool, choose: @escaping @MainActor (Option) -> Void
) -> [Row] {
    var rows = options.map { option in
        TextRow(name(option))
            .id(OptionID(field: field, option: option))
            .accessory(isChosen(option) ? .checkmark : .none)
            .onSelect { choose(option) }
    }
    guard !rows.isEmpty else { return [] }
    // The first row stands for the field, and what is wrong is said below the last.
    rows[0].changeBehavior { $0.field = FieldPlace(id: field, takesText: false) }
    if let caption = FieldCaption(note, help: nil, of: nil) { rows.append(caption.row(below: field)) }
    return rows
}
