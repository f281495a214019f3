@_implementationOnly import CXCB
import Foundation

/// Handing the clipboard over to the desktop's clipboard manager.
///
/// Source: Clipboard Manager Specification of freedesktop.org, version 0.1.
extension SelectionWorker {
    /// Whether a clipboard manager runs, and this process owns the clipboard.
    var canSaveClipboard: Bool {
        guard offers[.clipboard] != nil else { return false }
        let request = xcb_get_selection_owner(connection, atoms.clipboardManager)
        let reply = xcb_get_selection_owner_reply(connection, request, nil)
        defer { free(reply) }
        return reply?.pointee.owner ?? XCB_WINDOW_NONE.rawValue != XCB_WINDOW_NONE.rawValue
    }

    /// Requests the clipboard manager to copy data, and calls `completion` when it has.
    func saveClipboard(_ data: [(target: String, data: Data)], _ completion: @escaping @Sendable (Bool) -> Void) {
        guard let time = offers[.clipboard]?.time else { return completion(false) }
        savedClipboard = Dictionary(data.map { ($0.target, $0.data) }) { first, _ in first }
        guard let property = atoms.atoms(of: ["TRESTLE_SAVED_TARGETS"]).first, property != 0 else {
            return completion(false)
        }
        // The manager requests each target from the list, and then replies without data.
        store(atoms.atoms(of: data.map(\.target)), type: XCB_ATOM_ATOM.rawValue, in: property, of: window)
        reads.append(
            SelectionRead(
                selection: atoms.clipboardManager, target: atoms.saveTargets, property: property,
                completion: { completion($0 != nil) }))
        xcb_convert_selection(connection, window, atoms.clipboardManager, atoms.saveTargets, property, time)
    }
}
