import UIKit

/// What is read out of what is said below a field.
struct FieldAnnouncement: Hashable, Sendable {
    let text: String
    /// Whether a person is just editing the field.
    let isEdited: Bool
}

/// What has been read out of what is wrong with the fields of a form.
struct FieldAnnouncements {
    /// By field.
    private var said: [AnyHashable: String] = [:]
    /// How many are going to have all read out, so that nothing is before.
    var waiting = 0

    /// What of that which is wrong has not been read out yet, and counts as read out now.
    ///
    /// While a field is edited, other words about it wait until it is left, so that nobody is talked to with every key.
    mutating func news(in faults: [(field: AnyHashable, fault: FieldAnnouncement)]) -> [String] {
        var before: [AnyHashable: String] = [:]
        swap(&before, &said)
        var news: [String] = []
        for (field, fault) in faults {
            if let text = before[field], text == fault.text || fault.isEdited {
                said[field] = text
            } else {
                said[field] = fault.text
                news.append(fault.text)
            }
        }
        return news
    }

    /// Forgets what has been read out.
    mutating func forget() { said = [:] }
}

extension TableAdapter {
    /// Has read out what has come to be wrong with the fields that are shown, to people who can't see it.
    func announceNews() {
        guard announcements.waiting == 0 else { return }
        let news = announcements.news(in: faults)
        guard !news.isEmpty, tableView?.window != nil else { return }
        // One after the other would interrupt each other.
        UIAccessibility.post(notification: .announcement, argument: news.joined(separator: "\n"))
    }

    /// Has read out all that is wrong with the fields that are shown.
    func announceAll() {
        announcements.forget()
        announceNews()
    }

    /// What is wrong with the fields of the form that is shown, in order. O(rows that are made).
    private var faults: [(field: AnyHashable, fault: FieldAnnouncement)] {
        shown.sections.flatMap { section -> [(field: AnyHashable, fault: FieldAnnouncement)] in
            guard case .made(let rows) = section.rows else { return [] }
            return rows.compactMap { row in
                guard let fault = row.behavior?.announcement,
                    let caption = row.explicitID?.base as? FieldCaptionID
                else { return nil }
                return (caption.field, fault)
            }
        }
    }
}
