import UIKit

/// A component with the identity and the behaviour that it has in a section. Made by the modifiers of ``RowConvertible``.
public struct Row: RowConvertible {
    /// What the row shows.
    public let component: AnyComponent

    /// What `id(_:)` was given.
    var explicitID: AnyHashable?
    var onSelect: (@MainActor () -> Void)?
    /// In points; nil leaves it to the table.
    var height: CGFloat?
    /// Nil leaves it to the component.
    var accessory: UITableViewCell.AccessoryType?
    var sharedBehavior: SharedRowBehavior?

    /// A row without behaviour.
    public init(_ component: some Component) {
        self.component = AnyComponent(component)
    }

    /// The row itself.
    public func asRow() -> Row { self }

    /// Whether a cell that shows `other` looks right for this row too.
    func looksLike(_ other: Row) -> Bool {
        accessory == other.accessory && standsLike(other) && component == other.component
    }

    private func standsLike(_ other: Row) -> Bool { sharedBehavior === other.sharedBehavior || look == other.look }

    /// How the row stands in the table.
    var look: RowLook { behavior?.look ?? RowLook() }

    /// Whether nothing about the table needs to change where this row takes the place of `other`.
    func looksAndMeasuresLike(_ other: Row) -> Bool {
        height == other.height && looksLike(other)
    }

    /// Whether a table whose rows have `rowHeight` may have to make room where this row takes the place of `other`.
    @MainActor
    func mayDifferInHeight(from other: Row, rowHeight: CGFloat) -> Bool {
        let isSelfSizing = (height ?? rowHeight) == UITableView.automaticDimension
        return height != other.height || (isSelfSizing && !looksLike(other))
    }
}

/// What tells a row from the other rows of its section.
enum RowIdentity: Hashable {
    case explicit(AnyHashable)
    /// The n-th row of its component type, for rows without an identity of their own.
    case automatic(ObjectIdentifier, Int)
}

/// Names rows that have no identity of their own, in the order of their section.
struct RowNaming {
    private var lastType: ObjectIdentifier?
    private var lastCount = 0
    private var counts: [ObjectIdentifier: Int] = [:]

    mutating func identity(of row: Row) -> RowIdentity {
        if let id = row.explicitID { return .explicit(id) }
        let type = ObjectIdentifier(Swift.type(of: row.component.base))
        if type != lastType {
            if let lastType { counts[lastType] = lastCount }
            lastType = type
            lastCount = counts[type] ?? 0
        }
        lastCount += 1
        return .automatic(type, lastCount - 1)
    }
}

extension RowIdentity: CustomStringConvertible {
    /// The identity as an error message names it.
    var description: String {
        switch self {
        case .explicit(let id): String(reflecting: id.base)
        case .automatic(_, let place): "number \(place + 1) of its type"
        }
    }
}
