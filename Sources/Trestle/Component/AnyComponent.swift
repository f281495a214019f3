import UIKit

/// A type-erased component.
///
/// A component of up to three words is stored without allocation, a larger one with one allocation. Two
/// values are equal if they contain equal components of the same type.
///
/// ```swift
/// let content: [AnyComponent] = [AnyComponent(Title("Total")), AnyComponent(ValueRow("Sum", value: "12 €"))]
/// let form = Form { for component in content { component } }
/// ```
public struct AnyComponent: Equatable, RowConvertible {
    /// The component, which can be cast to its type with `as?`.
    public let base: any Component

    /// Creates a type-erased component.
    public init(_ base: some Component) {
        self.base = base
    }

    /// The row of the component, with the id of an `Identifiable` component.
    public var row: Row { base.row }

    /// Returns whether both contain equal components of the same type.
    public static func == (left: AnyComponent, right: AnyComponent) -> Bool {
        left.base.isEqual(to: right.base)
    }

    /// Returns whether a cell that shows `other` can show this component.
    func sharesCells(with other: AnyComponent) -> Bool {
        type(of: base) == type(of: other.base) && base.reuseIdentifier == other.base.reuseIdentifier
    }
}

extension Component {
    /// The class to register for cells.
    static var cellClass: UITableViewCell.Type {
        (Self.self as? any StockComponent.Type)?.stockCellClass ?? Cell.self
    }

    fileprivate func isEqual(to other: any Component) -> Bool {
        guard let other = other as? Self else { return false }
        return self == other
    }

    /// Renders into a cell that was dequeued with the component's reuse identifier.
    @MainActor
    func render(inErased cell: UIView) {
        // A cell is cast first, because casting a component to a protocol costs a search for its conformance.
        if let cell = cell as? Cell {
            render(in: cell)
            setHandlers(on: cell)
        } else if (self as? any CollectionComponent)?.renderCollection(inErased: cell) != true {
            preconditionFailure(
                """
                \(Self.self) renders into \(Cell.self), but the cell with the reuse identifier "\(reuseIdentifier)" is of the \
                class \(type(of: cell)). Remove the registration of another class or nib for that identifier.
                """)
        }
    }

    /// Sets the event handlers of a cell that shows an equal component.
    @MainActor
    func setHandlers(onErased cell: UIView) {
        if let cell = cell as? Cell {
            setHandlers(on: cell)
        } else {
            (self as? any CollectionComponent)?.setCollectionHandlers(onErased: cell)
        }
    }
}
