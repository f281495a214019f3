import UIKit

/// An action that is revealed by a swipe across a row.
///
/// ```swift
/// let row = WalkRow(walk)
///     .trailingSwipe {
///         .delete { delete(walk) }
///         SwipeAction("Save", color: .systemOrange) { await server.save(walk) }
///     }
/// ```
///
/// While an asynchronous action runs, the row is busy: it shows an activity indicator and cannot be tapped.
public struct SwipeAction {
    /// The effect of an action on its row.
    public enum Style: Sendable {
        /// The row returns to its position.
        case normal
        /// The row is removed by the next form. A row that the next form still contains, or whose action is
        /// asynchronous, returns to its position. The button is red.
        case destructive
    }

    enum Handler {
        case sync(@MainActor () -> Void)
        case async(@MainActor () async -> Void)
    }

    let title: String?
    let image: UIImage?
    let color: UIColor?
    let style: Style
    let handler: Handler

    /// Creates an action with a title, an image, or both. The title is shown below the image in rows that
    /// are high enough.
    ///
    /// - Parameters:
    ///   - title: The title, or `nil` for an action with only an image.
    ///   - image: The image, or `nil` for an action with only a title.
    ///   - color: The button's background color. By default gray, or red for a destructive action.
    ///   - style: The effect of the action on its row.
    ///   - action: Called when the user performs the action.
    public init(
        _ title: String?, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(title: title, image: image, color: color, style: style, handler: .sync(action))
    }

    /// Creates an asynchronous action. The row is busy until the action returns.
    public init(
        _ title: String?, image: UIImage? = nil, color: UIColor? = nil, style: Style = .normal,
        action: @escaping @MainActor () async -> Void
    ) {
        self.init(title: title, image: image, color: color, style: style, handler: .async(action))
    }

    private init(title: String?, image: UIImage?, color: UIColor?, style: Style, handler: Handler) {
        self.title = title
        self.image = image
        self.color = color
        self.style = style
        self.handler = handler
    }

    /// A destructive action with a red button. `action` removes the row's data and renders.
    public static func delete(_ title: String = TrestleStrings.current.delete, action: @escaping @MainActor () -> Void)
        -> SwipeAction
    {
        SwipeAction(title, style: .destructive, action: action)
    }

    /// An asynchronous destructive action with a red button.
    public static func delete(
        _ title: String = TrestleStrings.current.delete, action: @escaping @MainActor () async -> Void
    ) -> SwipeAction {
        SwipeAction(title, style: .destructive, action: action)
    }
}

/// The actions at one edge of a row.
struct SwipeActions {
    let actions: [SwipeAction]
    let performsFirstWithFullSwipe: Bool
}

/// A result builder for swipe actions, beginning at the edge of the row.
@resultBuilder
public enum SwipeActionsBuilder {
    /// Adds one action.
    public static func buildExpression(_ action: SwipeAction) -> [SwipeAction] { [action] }

    /// Concatenates the statements of a block.
    public static func buildBlock(_ parts: [SwipeAction]...) -> [SwipeAction] { parts.flatMap(\.self) }

    /// Concatenates the iterations of a loop.
    public static func buildArray(_ parts: [[SwipeAction]]) -> [SwipeAction] { parts.flatMap(\.self) }

    /// Supports `if` without `else`.
    public static func buildOptional(_ part: [SwipeAction]?) -> [SwipeAction] { part ?? [] }

    /// Supports the first branch of `if … else`.
    public static func buildEither(first part: [SwipeAction]) -> [SwipeAction] { part }

    /// Supports the second branch of `if … else`.
    public static func buildEither(second part: [SwipeAction]) -> [SwipeAction] { part }
}
