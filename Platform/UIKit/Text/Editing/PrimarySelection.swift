internal import DataExchange
import Foundation

/// The primary selection of the desktop: the text that the user has selected in any program, which a click with the middle
/// mouse button inserts.
@MainActor
enum PrimarySelection {
    /// The view whose selected text this app offers.
    private(set) static weak var source: (any TextEditing)?

    private static var selection: (any HostSelection)? { UIApplication.shared.host?.selection(.primary) }

    /// Offers the selected text of a view that the user edits or reads, or withdraws it if nothing is selected.
    static func selectionDidChange(in view: any TextEditing) {
        if view.editor.selection.isEmpty {
            guard source === view else { return }
            source = nil
            selection?.offer(nil)
        } else if view.isFirstResponder, !view.isSecureTextEntry {
            source = view
            selection?.offer(
                DataOffer(targets: DesktopType.texts) { [weak view] name, completion in
                    let text = view?.editor.selectedText ?? ""
                    completion(text.isEmpty ? nil : DesktopType.data(text, name: name))
                })
        }
    }

    /// The selected text of this or another program, or `nil` without one.
    static var text: String? {
        guard let selection else { return nil }
        let targets = selection.targets
        guard let name = DesktopType.texts.first(where: targets.contains), let data = selection.data(for: name) else {
            return nil
        }
        return DesktopType.text(data, name: name)
    }
}

extension UIWindow {
    /// Inserts the primary selection into the text at a point of the window.
    final func insertPrimarySelection(at location: CGPoint) {
        let views = sequence(first: hitTest(location, with: nil)) { $0?.superview }.prefix { $0 != nil }
        let text = views.lazy.compactMap { $0 as? any TextEditing }.first
        if let text { text.insertPrimarySelection(at: text.convert(location, from: nil)) }
    }
}

extension TextEditing {
    fileprivate func insertPrimarySelection(at point: CGPoint) {
        // Placing the caret may withdraw the selection.
        guard let inserted = PrimarySelection.text, becomeFirstResponder(), acceptsChanges else { return }
        storedTouchControls?.deactivate()
        select(TextSelection(offset(at: point)))
        change(editor.selection.range, to: inserted)
    }
}
