import Foundation

/// Keeps a sheet with a first responder above the keyboard.
@MainActor
final class SheetKeyboard {
    private unowned let sheet: UISheetPresentationController
    private var observers: [any NSObjectProtocol] = []

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        follow(UIResponder.keyboardWillShowNotification, hides: false)
        follow(UIResponder.keyboardWillChangeFrameNotification, hides: false)
        follow(UIResponder.keyboardWillHideNotification, hides: true)
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func follow(_ name: Notification.Name, hides: Bool) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                guard let move = KeyboardMove(notification, hides: hides) else { return }
                MainActor.assumeIsolated { self?.follow(move) }
            })
    }

    private func follow(_ move: KeyboardMove) {
        guard let container = sheet.containerView, let window = container.window else { return }
        let edited = window.firstResponder as? UIView
        let isInside = edited?.isDescendant(of: sheet.card) ?? false
        let frame = container.convert(window.convert(move.frame, from: nil as UIWindow?), from: window)
        let covered = frame.intersection(container.bounds)
        sheet.keyboardHeight = isInside && !covered.isEmpty ? max(0, container.bounds.maxY - covered.minY) : 0
        guard sheet.presentation?.isAtRest == true, !sheet.drag.isDragging else { return }
        UIView.animate(withDuration: move.duration) {
            self.sheet.invalidateDetents()
            self.sheet.card.layoutIfNeeded()
        }
    }
}
