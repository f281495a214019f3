import UIKit

/// The content of a row, together with the code that renders it into a cell.
///
/// ```swift
/// struct WalkRow: Component {
///     let walk: Walk
///
///     func render(in cell: WalkCell) {
///         cell.show(walk)
///     }
/// }
/// ```
///
/// The cell class is inferred from `render(in:)`. The table adapter registers it when the first such row is
/// displayed. <doc:GettingStarted> shows such a class.
///
/// # Requirements
///
/// 1. **Equality covers the content.** A component is not rendered if it is equal to the one that the cell
///    shows, so everything that the cell shows must take part in `==`.
/// 2. **`render(in:)` sets the same properties every time.** The cell is reused and still shows another row.
/// 3. **`render(in:)` only changes the cell.** It does not start work that continues after the row has
///    scrolled off, and does not render a form.
/// 4. **Actions are not content.** Closures cannot be compared, so set them with modifiers of the row, such
///    as `onSelect(_:)`.
///
/// This violates rule 2. Other walks show the color of a favorite walk whose row used the cell before:
///
/// ```swift
/// struct WalkRow: Component {
///     let walk: Walk
///
///     func render(in cell: WalkCell) {
///         cell.show(walk)
///         if walk.isFavorite { cell.map.backgroundColor = .systemYellow }             // wrong
///         cell.map.backgroundColor = walk.isFavorite ? .systemYellow : .clear         // right
///     }
/// }
/// ```
///
/// This violates rule 1. The row keeps its old name, because the components are equal. Use the synthesized
/// `==` instead:
///
/// ```swift
/// struct WalkRow: Component {
///     let walk: Walk
///
///     static func == (left: Self, right: Self) -> Bool { left.walk.id == right.walk.id }      // wrong: omit it
///     func render(in cell: WalkCell) { cell.show(walk) }
/// }
/// ```
///
/// A row's identity is independent of its content: see ``RowConvertible/id(_:)``. The id of an
/// `Identifiable` component is the id of its row.
public protocol Component: Equatable, RowConvertible {
    /// The class of the cells that show this component. Cells are created with
    /// `init(style:reuseIdentifier:)` and the style `.default`; override that initializer to use another
    /// style.
    associatedtype Cell: UITableViewCell = UITableViewCell

    /// The reuse identifier of the component's cells. By default, each component type has its own.
    ///
    /// Implement this property to share cells between two component types, or to use separate cells for
    /// different values of a type. All components with one reuse identifier must have the same cell class.
    var reuseIdentifier: String { get }

    /// The way in which the cell is registered for ``reuseIdentifier``. By default, the adapter registers
    /// the cell class.
    var registration: CellRegistration { get }

    /// The approximate height of the row, in points, or `nil` if it is unknown. The default is `nil`.
    ///
    /// A table view measures a row when it is displayed and uses an estimate until then. A good estimate
    /// makes the scroll indicator accurate. There is one estimate for all rows: the average expected height
    /// of the first form's components.
    ///
    /// ```swift
    /// var expectedHeight: CGFloat? { walk.description.isEmpty ? 64 : 96 }
    /// ```
    var expectedHeight: CGFloat? { get }

    /// Shows the content in a cell that may still show another row.
    @MainActor func render(in cell: Cell)

    /// Called when the cell is about to be displayed, for example to start playing a video. The default
    /// implementation does nothing.
    @MainActor func willDisplay(_ cell: Cell)

    /// Called when the cell is no longer displayed, to stop what `willDisplay(_:)` has started. The default
    /// implementation does nothing.
    @MainActor func didEndDisplaying(_ cell: Cell)

    /// Called with `true` when the cell is highlighted and with `false` when it is unhighlighted. The
    /// default implementation does nothing.
    @MainActor func setHighlighted(_ isHighlighted: Bool, in cell: Cell)

    /// Sets the event handlers of the cell's own controls, such as a switch, a stepper or a button.
    ///
    /// This method is called after `render(in:)`, and again when a newer form contains an equal component,
    /// which is not rendered. The cell therefore always calls the closures of the newest form. The default
    /// implementation does nothing.
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
    /// If handlers were set in `render(in:)`, the cell would keep calling those of an older form:
    ///
    /// ```swift
    /// struct WrongRow: Component {
    ///     let walk: Walk
    ///     @Handler var onFavorite: @MainActor () -> Void
    ///
    ///     func render(in cell: WalkCell) {
    ///         cell.show(walk)
    ///         cell.onFavorite = onFavorite        // wrong
    ///     }
    /// }
    /// ```
    @MainActor func setHandlers(on cell: Cell)
}

extension Component {
    /// The default is ``CellRegistration/byAdapter``.
    public var registration: CellRegistration { .byAdapter }
    /// The default is `nil`.
    public var expectedHeight: CGFloat? { nil }
    /// The default implementation does nothing.
    public func willDisplay(_ cell: Cell) {}
    /// The default implementation does nothing.
    public func didEndDisplaying(_ cell: Cell) {}
    /// The default implementation does nothing.
    public func setHighlighted(_ isHighlighted: Bool, in cell: Cell) {}

    /// The full name of the component type, such as `Shop.PriceRow`.
    public var reuseIdentifier: String { _typeName(Self.self) }

    /// The default implementation does nothing.
    @MainActor
    public func setHandlers(on cell: Cell) {}

    /// The row of this component, identified by its index among the rows of its type in the section.
    public var row: Row { Row(self) }
}

extension Component where Self: Identifiable {
    /// The row of this component, identified by the component's id.
    public var row: Row { Row(self).id(id) }
}
