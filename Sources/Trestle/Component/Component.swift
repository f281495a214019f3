import UIKit

/// One kind of row: the value that it shows, and how it shows it in a cell.
///
/// ```swift
/// struct CharacterRow: Component {
///     let character: Character
///
///     func render(in cell: CharacterCell) {
///         cell.show(character)
///     }
/// }
/// ```
///
/// The cell class is inferred from `render(in:)` and registered by the table adapter, by name, when the first such row
/// comes on the screen.
///
/// # The contract
///
/// 1. **A component is its content.** Two equal components look alike. The adapter compares them to decide whether a cell
///    must be rendered again: an equal one is never rendered, so whatever the cell shows must take part in `==`.
/// 2. **`render(in:)` sets everything that it ever sets.** The cell comes from a pool and still shows another row.
/// 3. **`render(in:)` only writes to the cell.** It starts no work that outlives the cell's stay on the screen, and does not
///    render a form.
/// 4. **Behaviour is not content.** What happens on a tap belongs to the row (``RowConvertible/onSelect(_:)``), because
///    closures can't be compared.
///
/// Wrong, because of 2: rows without a badge show the badge of whichever row had the cell before.
///
/// ```swift
/// func render(in cell: MailCell) {
///     cell.subject.text = subject
///     if unread { cell.badge.isHidden = false }      // right: cell.badge.isHidden = !unread
/// }
/// ```
///
/// Wrong, because of 1: the row keeps showing the old price, since the component says that nothing has changed.
///
/// ```swift
/// static func == (left: Self, right: Self) -> Bool { left.id == right.id }     // right: leave == to the compiler
/// ```
///
/// What identifies a row is told apart from what it shows: see ``RowConvertible/id(_:)``. A component that is `Identifiable`
/// brings its identity along.
public protocol Component: Equatable, RowConvertible {
    /// The cell class that shows this kind of row. It is created with `init(style:reuseIdentifier:)`, style `.default`; a
    /// subclass overrides that initialiser to choose another style.
    associatedtype Cell: UITableViewCell = UITableViewCell

    /// The name of the pool that the row's cell comes from. By default one for each component type.
    ///
    /// Supply it where two component types are to share cells, or where one type's cells differ so much that they are
    /// better not shared. One name stands for one cell class.
    var reuseIdentifier: String { get }

    /// Where the cell comes from that ``reuseIdentifier`` names. By default the adapter registers the cell class.
    var registration: CellRegistration { get }

    /// How high such a row is, about, in points; nil if it can't be told. By default nil.
    ///
    /// A table measures a row when it comes on the screen, and reckons with an estimate until then. With a better one its scroll
    /// indicator is right from the start. It has one estimate for all rows: the average of what the first form's components say.
    ///
    /// ```swift
    /// var expectedHeight: CGFloat? { 64 + (photo == nil ? 0 : 180) }
    /// ```
    var expectedHeight: CGFloat? { get }

    /// Puts the content into a cell that may still show another row.
    @MainActor func render(in cell: Cell)

    /// The cell is about to be seen: begin here what only makes sense on the screen, such as a video. By default nothing.
    @MainActor func willDisplay(_ cell: Cell)

    /// The cell is not seen any more: end what `willDisplay(_:)` has begun. By default nothing.
    @MainActor func didEndDisplaying(_ cell: Cell)

    /// A finger lights the cell up, or lets it go dark, beyond what the cell itself shows. By default nothing.
    @MainActor func highlight(_ isHighlighted: Bool, _ cell: Cell)

    /// Lets a cell act for this component, where the cell itself acts: a switch, a stepper, a button inside of it.
    ///
    /// Called after `render(in:)`, and whenever a newer form has an equal component for the cell, which is not rendered again: so the
    /// cell calls the closures of the newest form. By default nothing.
    ///
    /// ```swift
    /// func connect(to cell: StepperCell) { cell.onStep = onStep }
    /// ```
    ///
    /// Wrong, because an equal component is not rendered, so that the cell goes on calling what an older form said:
    ///
    /// ```swift
    /// func render(in cell: StepperCell) { cell.onStep = onStep }
    /// ```
    @MainActor func connect(to cell: Cell)
}

extension Component {
    /// The adapter registers the class.
    public var registration: CellRegistration { .byAdapter }
    /// It can't be told.
    public var expectedHeight: CGFloat? { nil }
    /// Nothing.
    public func willDisplay(_ cell: Cell) {}
    /// Nothing.
    public func didEndDisplaying(_ cell: Cell) {}
    /// Nothing.
    public func highlight(_ isHighlighted: Bool, _ cell: Cell) {}

    /// The component type's full name, such as `Shop.PriceRow`.
    public var reuseIdentifier: String { String(reflecting: Self.self) }

    /// Cells that don't act for themselves need nothing.
    @MainActor
    public func connect(to cell: Cell) {}

    /// The row of this component, without behaviour. Identified by its place among the rows of its type in the section.
    public func asRow() -> Row { Row(self) }
}

extension Component where Self: Identifiable {
    /// The row of this component, without behaviour, identified by the component's own `id`.
    public func asRow() -> Row { Row(self).id(id) }
}
