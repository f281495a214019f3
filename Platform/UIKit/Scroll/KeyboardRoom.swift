import Foundation

/// Makes room in a scroll view for a keyboard on the screen, for as long as it is there, and brings what is being edited
/// above it.
@MainActor
final class KeyboardRoom {
    private weak var scrollView: UIScrollView?
    private var observers: [any NSObjectProtocol] = []

    /// Where keyboards are, as far as a notification says.
    private struct Move: Sendable {
        let frame: CGRect
        let duration: TimeInterval

        init?(_ notification: Notification, hides: Bool) {
            let information = notification.userInfo ?? [:]
            let end = information[UIResponder.keyboardFrameEndUserInfoKey]
            guard let frame = hides ? .zero : (end as? NSValue)?.cgRectValue ?? end as? CGRect else { return nil }
            self.frame = frame
            let duration = information[UIResponder.keyboardAnimationDurationUserInfoKey]
            self.duration = (duration as? NSNumber)?.doubleValue ?? duration as? Double ?? 0
        }
    }

    /// Begins to follow the keyboard.
    init(in scrollView: UIScrollView) {
        self.scrollView = scrollView
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
                guard let move = Move(notification, hides: hides) else { return }
                MainActor.assumeIsolated { self?.make(room: move) }
            })
    }

    private func make(room move: Move) {
        guard let scrollView, let window = scrollView.window else { return }
        let covered = scrollView.convert(window.convert(move.frame, from: nil as UIWindow?), from: window)
            .intersection(scrollView.bounds)
        let height = covered.isEmpty ? 0 : max(0, scrollView.bounds.maxY - covered.minY)
        guard height != scrollView.keyboardHeight else { return }
        UIView.animate(withDuration: move.duration) { scrollView.keyboardHeight = height }
        guard height > 0, let edited = window.firstResponder as? UIView, edited.isDescendant(of: scrollView) else {
            return
        }
        scrollView.scrollRectToVisible(
            edited.convert(edited.bounds, to: scrollView), animated: move.duration > 0)
    }
}
