import UIKit

/// A message in place of rows: an image or an activity indicator, a headline, an explanation, and a button. It is centered in
/// the visible part of the table, above the keyboard, and does not scroll.
///
/// ```swift members
/// @FormBuilder override var form: Form {
///     if sampleWalks.isEmpty {
///         ContentUnavailable(
///             "No Walks", detail: "Walks that you save appear here.", image: UIImage(systemName: "figure.walk"))
///     } else {
///         for walk in sampleWalks { Title(walk.name) }
///     }
/// }
/// ```
///
/// A form displays at most one; the last takes precedence. ``Form/init(_:messages:retry:content:)`` makes one for each state
/// of loading.
public struct ContentUnavailable {
    /// The headline.
    public var title: String?
    /// The explanation below the headline.
    public var detail: String?
    /// The image above the headline. Symbols have a pale color.
    public var image: UIImage?
    /// Whether an activity indicator takes the place of the image, and the texts are pale.
    public var showsActivity: Bool
    /// The title of the button, or `nil` for none.
    public private(set) var actionTitle: String?
    private(set) var handler: Handler?

    enum Handler {
        case immediate(@MainActor () -> Void)
        case asynchronous(@MainActor () async -> Void)
    }

    /// Creates a message.
    public init(_ title: String, detail: String? = nil, image: UIImage? = nil) {
        self.init(title: title, detail: detail, image: image, showsActivity: false)
    }

    private init(title: String?, detail: String?, image: UIImage?, showsActivity: Bool) {
        self.title = title
        self.detail = detail
        self.image = image
        self.showsActivity = showsActivity
    }

    /// An activity indicator with an optional text below it.
    public static func loading(_ text: String? = nil) -> ContentUnavailable {
        ContentUnavailable(title: text, detail: nil, image: nil, showsActivity: true)
    }

    /// Returns the message with a button.
    public func action(_ title: String, _ handler: @escaping @MainActor () -> Void) -> ContentUnavailable {
        action(title, .immediate(handler))
    }

    /// Returns the message with a button, which is disabled while `handler` runs.
    public func action(_ title: String, _ handler: @escaping @MainActor () async -> Void) -> ContentUnavailable {
        action(title, .asynchronous(handler))
    }

    /// Returns the message with a button whose handler receives `target`, which it does not retain.
    @MainActor
    public func action<Target: AnyObject>(
        _ title: String, on target: Target, _ handler: @escaping @MainActor (Target) -> Void
    ) -> ContentUnavailable {
        action(title) { [weak target] in
            if let target { handler(target) }
        }
    }

    /// Returns the message with a button whose handler receives `target`, which it does not retain. The button is disabled while
    /// `handler` runs.
    @MainActor
    public func action<Target: AnyObject>(
        _ title: String, on target: Target, _ handler: @escaping @MainActor (Target) async -> Void
    ) -> ContentUnavailable {
        action(title) { [weak target] in
            if let target { await handler(target) }
        }
    }

    private func action(_ title: String, _ handler: Handler) -> ContentUnavailable {
        var result = self
        result.actionTitle = title
        result.handler = handler
        return result
    }
}
