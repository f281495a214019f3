/// An object that provides an item for the selected activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns an item of the same type as those that are provided later, by which activities are offered.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity, or `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of a message about the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns the uniform type identifier of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// Returns a preview of the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// The items of an activity controller, resolved for activities.
@MainActor
struct ActivityItems {
    let items: [Any]
    let controller: UIActivityViewController

    /// The items by which activities are offered.
    var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? $0 }
    }

    /// Returns the items for an activity.
    func items(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(controller, itemForActivityType: type)
        }
    }

    /// Returns the first subject that an item provides for an activity.
    func subject(for type: UIActivity.ActivityType?) -> String {
        let sources = items.lazy.compactMap { $0 as? any UIActivityItemSource }
        let subjects = sources.map { $0.activityViewController(controller, subjectForActivityType: type) }
        return subjects.first { !$0.isEmpty } ?? ""
    }
}
