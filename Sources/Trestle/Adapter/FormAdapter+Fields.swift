import UIKit

extension FormAdapter {
    /// Scrolls to the row of a field, and starts editing it if it accepts text input.
    ///
    /// ```swift
    /// adapter.edit(draft[\.name])
    /// ```
    ///
    /// - Returns: `false` if the displayed form has no such field.
    @discardableResult
    public func edit<Value>(_ field: FieldBinding<Value>) -> Bool {
        scheduler.renderIfNeeded()
        return fields.edit(field.id)
    }

    /// Ends editing, validates all fields of a draft, and shows the first invalid field of the form. All errors are announced to
    /// users of assistive technologies.
    ///
    /// ```swift members
    /// private let draft = Draft(Booking(), rules: [.required(\.name)])
    ///
    /// @FormBuilder override var form: Form {
    ///     TextFieldRow("Name", text: draft[\.name])
    ///     ButtonRow("Book").onSelect(self) { controller in
    ///         guard let booking = await controller.adapter.submit(controller.draft) else { return }
    ///         await server.book(booking)
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: The value, or `nil` if it is invalid.
    public func submit<Value>(_ draft: Draft<Value>) async -> Value? { await fields.submit(draft) }
}
