import UIKit

/// The cell of a field that accepts text input. The user moves to the field with the Return key or the toolbar above the keyboard.
///
/// ```swift
/// final class TagCell: UITableViewCell, FieldInputCell, UITextFieldDelegate {
///     let textField = UITextField()
///     var fieldNavigation: FieldNavigation?
///     var inputResponder: UIResponder? { textField }
///
///     func textFieldShouldReturn(_ textField: UITextField) -> Bool {
///         if fieldNavigation?.editNext() != true { textField.resignFirstResponder() }
///         return false
///     }
/// }
/// ```
///
/// The row of the cell is a field by ``RowConvertible/field(_:name:help:acceptsTextInput:)`` or ``FieldComponent``. Call
/// ``FieldBinding/beginEditing()`` and ``FieldBinding/endEditing()`` when the user enters and leaves the field, so that errors appear
/// at the right time.
@MainActor
public protocol FieldInputCell: UITableViewCell {
    /// The view that receives text input, or `nil` if the cell has none.
    var inputResponder: UIResponder? { get }

    /// The access to the fields before and after the one that the cell shows. Set before the row is rendered.
    var fieldNavigation: FieldNavigation? { get set }
}

/// The text input fields before and after a field of the displayed form, including fields that are offscreen.
@MainActor
public struct FieldNavigation {
    let field: AnyHashable
    weak var host: (any CellHost)?

    /// Whether a text input field follows the field.
    ///
    /// - Complexity: O(eager rows).
    public var hasNext: Bool { host?.hasField(after: field, forward: true) ?? false }

    /// Whether a text input field precedes the field.
    ///
    /// - Complexity: O(eager rows).
    public var hasPrevious: Bool { host?.hasField(after: field, forward: false) ?? false }

    /// Starts editing the next text input field.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    public func editNext() -> Bool { host?.editField(after: field, forward: true) ?? false }

    /// Starts editing the previous text input field.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    public func editPrevious() -> Bool { host?.editField(after: field, forward: false) ?? false }

    /// Measures the visible rows again and animates them to their new heights, after a cell has changed its own.
    public func updateRowHeights() { host?.updateRowHeights() }
}
