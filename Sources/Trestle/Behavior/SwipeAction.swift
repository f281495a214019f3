import UIKit

/// A button that a swipe uncovers beside a row.
///
/// ```swift
/// MailRow(mail)
///     .trailingSwipe {
///         .delete { delete(mail) }
///         SwipeAction("Flag", color: .systemOrange) { await flag(mail) }
///     }
/// ```
///
/// While an action that is `async` runs, the row is busy: it shows an activity indicator, and takes no taps.
public struct SwipeAction {
    /// What happens to the row when the action is done.
    public enum Style: Sendable {
        /// The row closes.
        case normal
        /// The row is expected to go: red. It closes unless the next form has taken it away, or the action takes its time.
        case destructive
    }

    enum Work {
        case sync(@MainActor () -> Void)
        case async(@MainActor () async -> Void)
    }

    let title: String?
    let image: UIImage?
    let color: UIColor?
    let style: Style
    let work: Work

    /// A button with a title, an image, or both: below the image the title shows where the row is high enough.
    ///
    /// - Parameter color: What fills the button; by default grey, or red for a destructive one.
    public init(
        _ title: String?, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: title, image: image, color: color, style: style, work: .sync(action))
    }

    /// A button whose action takes its time: the row is busy until it returns.
    public init(
        _ title: String?, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor () async -> Void
    ) {
        self.init(title: title, image: image, color: color, style: style, work: .async(action))
    }

    private init(title: String?, image: UIImage?, color: UIColor?, style: Style, work: Work) {
        self.title = title
        self.image = image
        self.color = color
        self.style = style
        self.work = work
    }

    /// A red button that deletes the row: `action` takes it out of the data and renders.
    public static func delete(_ title: String = "Delete", action: @escaping @MainActor () -> Void) -> SwipeAction {
        SwipeAction(title, style: .destructive, action: action)
    }

    /// A red button that deletes the row once something that takes its time has been done.
    public static func delete(_ title: String = "Delete", action: @escaping @MainActor () async -> Void) -> SwipeAction
    {
        SwipeAction(title, style: .destructive, action: action)
    }
}

/// The buttons at one side of a row.
struct SwipeActions {
    let actions: [SwipeAction]
    let performsFirstWithFullSwipe: Bool
}

/// Builds the buttons of a swipe, the outermost first: with conditions and loops.
@resultBuilder
public enum SwipeActionsBuilder {
    /// One button.
    public static func buildExpression(_ action: SwipeAction) -> [SwipeAction] { [action] }

    /// Statements one after the other.
    public static func buildBlock(_ parts: [SwipeAction]...) -> [SwipeAction] { parts.flatMap(\.self) }

    /// A loop.
    public static func buildArray(_ parts: [[SwipeAction]]) -> [SwipeAction] { parts.flatMap(\.self) }

    /// `if` without `else`.
    public static func buildOptional(_ part: [SwipeAction]?) -> [SwipeAction] { part ?? [] }

    /// The first branch of `if … else`.
    public static func buildEither(first part: [SwipeAction]) -> [SwipeAction] { part }

    /// The second branch of `if … else`.
    public static func buildEither(second part: [SwipeAction]) -> [SwipeAction] { part }
}
