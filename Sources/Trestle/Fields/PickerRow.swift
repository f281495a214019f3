import UIKit

/// A field for one or more of many options. The row shows the selection, and a tap shows a list of all
/// options.
///
/// ```swift
/// let form = Form {
///     PickerRow("Room", selection: draft[\.room], options: ["single", "double"]) { $0.capitalized }
///     PickerRow("Extras", selection: draft[\.extras], options: ["Towels", "Parking", "Breakfast"]) { $0 }
/// }
/// ```
public struct PickerRow<Option: Hashable>: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String
    let shown: String?
    let isEnabled: Bool
    @Handler private var destination: @MainActor () -> UIViewController

    /// Creates a field for one option.
    ///
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - selection: A binding to the selected option.
    ///   - options: The options, in the order of the list.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the selection.
    ///   - name: Returns the name of an option.
    @MainActor
    public init(
        _ title: String, selection: FieldBinding<Option>, options: [Option], help: String? = nil,
        isEnabled: Bool = true,
        name: @escaping @MainActor (Option) -> String
    ) {
        self.title = title
        self.isEnabled = isEnabled
        fieldID = selection.id
        shown = options.contains(selection.value) ? name(selection.value) : nil
        caption = FieldCaption(selection.status, help: help, of: title)
        destination = {
            OptionListViewController(title: title, options: options, name: name) {
                $0 == selection.value
            } onSelect: {
                selection.value = $0
                return true
            } onLeave: {
                selection.endEditing()
            }
        }
    }

    /// Creates a field for any number of options. The row shows the name of a single selected option, or the
    /// number of selected options.
    ///
    /// - Parameters:
    ///   - title: The title of the row.
    ///   - selection: A binding to the set of selected options.
    ///   - options: The options, in the order of the list.
    ///   - help: The text below the field while it has no error.
    ///   - isEnabled: Whether the user can change the selection.
    ///   - name: Returns the name of an option.
    @MainActor
    public init(
        _ title: String, selection: FieldBinding<Set<Option>>, options: [Option], help: String? = nil,
        isEnabled: Bool = true, name: @escaping @MainActor (Option) -> String
    ) {
        self.title = title
        self.isEnabled = isEnabled
        fieldID = selection.id
        let selected = options.filter { selection.value.contains($0) }
        shown = selected.count == 1 ? name(selected[0]) : selected.isEmpty ? nil : selected.count.formatted()
        caption = FieldCaption(selection.status, help: help, of: title)
        destination = {
            OptionListViewController(title: title, options: options, name: name) {
                selection.value.contains($0)
            } onSelect: {
                selection.value.formSymmetricDifference([$0])
                return false
            } onLeave: {
                selection.endEditing()
            }
        }
    }

    /// Shows the title and the selection.
    func render(stock cell: ValueCell) {
        cell.textLabel?.text = title
        cell.textLabel?.textColor = caption?.isError == true ? .systemRed : isEnabled ? .label : .secondaryLabel
        cell.detailTextLabel?.text = shown
        cell.imageView?.image = nil
    }

    /// The row of the field, with a disclosure indicator.
    public var row: Row {
        let row = fieldRow.accessory(.disclosureIndicator)
        return isEnabled ? row.destination(destination) : row
    }
}
