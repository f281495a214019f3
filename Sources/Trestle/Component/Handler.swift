/// A closure in a component, which takes no part in the comparison of components.
///
/// ```swift
/// struct FavoriteRow: Component {
///     let walk: Walk
///     @Handler var onFavorite: @MainActor () -> Void
///
///     func render(in cell: WalkCell) { cell.show(walk) }
///     func setHandlers(on cell: WalkCell) { cell.onFavorite = onFavorite }
/// }
/// ```
///
/// Two handlers are always equal, so that the compiler can synthesize `==`, and a row is not rendered again merely
/// because its closures were made again. Use handlers in `setHandlers(on:)`, which is called for
/// equal components too, and not in `render(in:)`.
@propertyWrapper
public struct Handler<Closure>: Equatable {
    /// The closure.
    public var wrappedValue: Closure

    /// Creates a handler.
    public init(wrappedValue: Closure) {
        self.wrappedValue = wrappedValue
    }

    /// Returns `true`.
    public static func == (left: Handler, right: Handler) -> Bool { true }
}

extension Handler: Sendable where Closure: Sendable {}
