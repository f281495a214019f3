import UIKit

/// The class of a component's cells, and the way in which it is registered.
@MainActor
struct RowCellKind {
    let type: UIView.Type
    let registration: CellRegistration

    func isSame(as other: RowCellKind) -> Bool {
        type == other.type && registration == other.registration
    }

    var description: String {
        guard case .nib(let name, _) = registration else { return "\(type)" }
        return "\(type) of \(name).xib"
    }
}
