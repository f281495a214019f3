import UIKit

/// Announces new validation errors of the displayed fields to users of assistive technologies.
@MainActor
final class FieldAnnouncer {
    private let display: DisplayedTable
    private var announced = AnnouncedErrors()
    /// The number of validations that announce all errors when they end. Nothing is announced until then.
    private var suspensionCount = 0

    init(display: DisplayedTable) {
        self.display = display
    }

    func suspend() { suspensionCount += 1 }

    func resume() { suspensionCount -= 1 }

    /// Announces the errors of the displayed fields that have not been announced yet.
    func announceNewErrors() {
        guard suspensionCount == 0 else { return }
        let errors = announced.insertNewErrors(of: displayedErrors)
        guard !errors.isEmpty, display.listView?.window != nil else { return }
        // Separate announcements would interrupt each other.
        UIAccessibility.post(notification: .announcement, argument: errors.joined(separator: "\n"))
    }

    /// Announces all errors of the displayed fields.
    func announceAll() {
        announced.removeAll()
        announceNewErrors()
    }

    /// The errors of the displayed fields, in order.
    ///
    /// - Complexity: O(eager rows).
    private var displayedErrors: [(field: AnyHashable, error: FieldAnnouncement)] {
        display.state.sections.flatMap { section -> [(field: AnyHashable, error: FieldAnnouncement)] in
            guard case .eager(let rows) = section.rows else { return [] }
            return rows.compactMap { row in
                guard let error = row.attributes?.announcement,
                    let caption = row.explicitID?.base as? FieldCaptionID
                else { return nil }
                return (caption.field, error)
            }
        }
    }
}

/// The spoken form of a field's error.
struct FieldAnnouncement: Hashable, Sendable {
    let text: String
    /// Whether the user is editing the field.
    let isEdited: Bool
}

/// The errors of fields that have been announced.
struct AnnouncedErrors {
    private var textByField: [AnyHashable: String] = [:]

    /// Returns the errors that have not been announced yet, and marks them as announced.
    ///
    /// While a field is edited, a changed error is not new, so that the user is not interrupted with every key.
    mutating func insertNewErrors(of errors: [(field: AnyHashable, error: FieldAnnouncement)]) -> [String] {
        var previous: [AnyHashable: String] = [:]
        swap(&previous, &textByField)
        var newErrors: [String] = []
        for (field, error) in errors {
            if let text = previous[field], text == error.text || error.isEdited {
                textByField[field] = text
            } else {
                textByField[field] = error.text
                newErrors.append(error.text)
            }
        }
        return newErrors
    }

    mutating func removeAll() { textByField = [:] }
}
