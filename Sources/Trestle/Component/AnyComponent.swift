import UIKit

/// A component of any type, as rows keep it.
///
/// Erasing costs no allocation for a component of up to three words, and one for a larger one; nothing is allocated per
/// closure or per call. Two are equal if they hold the same type of component and equal values of it.
///
/// ```swift
/// let content: [AnyComponent] = [AnyComponent(Title("Total")), AnyComponent(ValueRow("Sum", value: "12 €"))]
/// let form = Form { for component in content { component } }
/// ```
public struct AnyComponent: Equatable, RowConvertible {
    /// The component itself, to be looked at with `as?`.
    public let base: any Component

    /// Erases a component's type.
    public init(_ base: some Component) {
        self.base = base
    }

    /// The row of the component; an `Identifiable` one brings its identity along.
    public func asRow() -> Row { base.asRow() }

    /// Whether both hold the same type of component, with equal content.
    public static func == (left: AnyComponent, right: AnyComponent) -> Bool {
        left.base.isEqual(to: right.base)
    }

    /// Whether a cell that shows `other` could show this one too.
    func sharesCells(with other: AnyComponent) -> Bool {
        type(of: base) == type(of: other.base) && base.reuseIdentifier == other.base.reuseIdentifier
    }
}

extension Component {
    /// The cell class, for a table to register.
    static var cellClass: UITableViewCell.Type { Cell.self }

    fileprivate func isEqual(to other: any Component) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }

    /// Renders into a cell that is known to come from this component's pool.
    @MainActor
    func render(inErased cell: UITableViewCell) {
        guard let cell = cell as? Cell else {
            preconditionFailure(
                """
                \(Self.self) renders into \(Cell.self), but the cell with the reuse identifier "\(reuseIdentifier)" is a \
                \(type(of: cell)). Don't register another class or nib for that identifier.
                """)
        }
        render(in: cell)
        connect(to: cell)
    }

    /// Connects a cell that shows an equal component.
    @MainActor
    func connect(toErased cell: UITableViewCell) {
        if let cell = cell as? Cell { connect(to: cell) }
    }
}
