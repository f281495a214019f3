import UIKit

/// A component with which the user edits a value. An error or help text is shown in a separate row below it.
///
/// ```swift
/// struct RatingRow: FieldComponent {
///     let title: String
///     let stars: Int
///     let caption: FieldCaption?
///     private let binding: FieldBinding<Int>
///     var fieldID: AnyHashable { binding.id }
///
///     @MainActor
///     init(_ title: String, value: FieldBinding<Int>) {
///         self.title = title
///         stars = value.value
///         caption = FieldCaption(value.status, of: title)
///         binding = value
///     }
///
///     func render(in cell: RatingCell) { cell.show(title, stars: stars, isInvalid: caption?.isError == true) }
///
///     func setHandlers(on cell: RatingCell) {
///         cell.onChange = {
///             binding.value = $0
///             binding.endEditing()
///         }
///     }
/// }
/// ```
///
/// A control calls ``FieldBinding/endEditing()`` after each change, so that an error is shown.
/// <doc:FieldsAndValidation> shows the cell.
///
/// The field shows its errors, takes part in ``FormAdapter/submit(_:)``, is announced to users of assistive technologies, and is
/// saved and restored with its draft. The cell of a field that accepts text input conforms to ``FieldInputCell``. To make a field
/// of any other row, use ``RowConvertible/field(_:name:help:acceptsTextInput:)``.
public protocol FieldComponent: Component {
    /// The id of the field, which is also the id of the row.
    var fieldID: AnyHashable { get }
    /// The text below the field, if there is one.
    var caption: FieldCaption? { get }
    /// Whether the field accepts text input, so that the user can move to it with the Return key.
    var acceptsTextInput: Bool { get }
}

extension FieldComponent {
    /// The default is `false`.
    public var acceptsTextInput: Bool { false }

    /// The row of the field, with its caption attached.
    public var row: Row { fieldRow }

    /// The row of the field, with its caption attached.
    var fieldRow: Row { Row(self).asField(fieldID, caption: caption, acceptsTextInput: acceptsTextInput) }
}

extension RowConvertible {
    /// Makes the row a field: it has the id of the field, shows its errors below it, and is found by
    /// ``FormAdapter/edit(_:)`` and ``FormAdapter/submit(_:)``.
    ///
    /// ```swift
    /// struct RatingRow: Component {
    ///     let stars: Int
    ///     @Handler var onChange: @MainActor (Int) -> Void
    ///
    ///     func render(in cell: RatingCell) { cell.show("Rating", stars: stars, isInvalid: false) }
    ///     func setHandlers(on cell: RatingCell) { cell.onChange = onChange }
    /// }
    ///
    /// let stars = draft[\.stars]
    /// let row = RatingRow(stars: stars.value) {
    ///     stars.value = $0
    ///     stars.endEditing()
    /// }
    /// .field(stars, name: "Rating")
    /// ```
    ///
    /// A control calls ``FieldBinding/endEditing()`` after each change, so that an error is shown.
    /// <doc:FieldsAndValidation> shows the cell.
    ///
    /// - Parameters:
    ///   - binding: The field whose value the row edits.
    ///   - name: The name of the field in announcements of errors.
    ///   - help: The text below the row while the field has no error.
    ///   - acceptsTextInput: Whether the user can move to the row with the Return key. Its cell must conform to
    ///     ``FieldInputCell``.
    @MainActor
    public func field<Value>(
        _ binding: FieldBinding<Value>, name: String? = nil, help: String? = nil, acceptsTextInput: Bool = false
    ) -> Row {
        row.asField(
            binding.id, caption: FieldCaption(binding.status, help: help, of: name), acceptsTextInput: acceptsTextInput)
    }
}

extension Row {
    /// Returns the row with the id and the caption of a field.
    func asField(_ field: AnyHashable, caption: FieldCaption?, acceptsTextInput: Bool) -> Row {
        var row = id(field)
        row.updateAttributes {
            $0.field = RowField(id: field, acceptsTextInput: acceptsTextInput)
            $0.isSelectionDisabled = true
            guard let caption else { return }
            // The separator is below the caption.
            $0.appearance.separator = .hidden
            $0.attachedRows = [caption.row(below: field)]
        }
        return row
    }
}

/// The text below a field: an error, a help text, or an indication that the value is being checked.
public struct FieldCaption: Hashable, Sendable {
    enum Kind: Hashable {
        case help, error, checking
    }

    let text: String
    let kind: Kind
    /// The announcement of an error, or `nil` for other captions. Not part of the caption's content.
    let announcement: FieldAnnouncement?

    /// Creates a caption, or `nil` if there is nothing to show. Errors take precedence over the help text.
    ///
    /// - Parameters:
    ///   - status: The status of the field, or `nil` if it has neither an error to show nor a running check.
    ///   - help: The help text, which is shown while `status` is `nil`.
    ///   - name: The name of the field in announcements.
    public init?(_ status: FieldStatus?, help: String? = nil, of name: String? = nil) {
        switch status {
        case .error(let message, let isEdited):
            let spoken = name.map { $0 + ": " + message } ?? message
            self.init(text: message, kind: .error, announcement: FieldAnnouncement(text: spoken, isEdited: isEdited))
        case .checking: self.init(text: TrestleStrings.current.checking, kind: .checking)
        case nil:
            guard let help else { return nil }
            self.init(text: help, kind: .help)
        }
    }

    private init(text: String, kind: Kind, announcement: FieldAnnouncement? = nil) {
        self.text = text
        self.kind = kind
        self.announcement = announcement
    }

    /// Returns whether both have the same content.
    public static func == (left: FieldCaption, right: FieldCaption) -> Bool {
        left.text == right.text && left.kind == right.kind
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(kind)
    }

    /// Whether the caption shows an error.
    public var isError: Bool { kind == .error }

    /// Returns the row of the caption.
    func row(below field: AnyHashable) -> Row {
        var row = FieldCaptionRow(caption: self).id(FieldCaptionID(field: field)).selectionDisabled()
        if let announcement { row.updateAttributes { $0.announcement = announcement } }
        return row
    }
}

/// The field that a row belongs to.
struct RowField {
    let id: AnyHashable
    let acceptsTextInput: Bool
}
