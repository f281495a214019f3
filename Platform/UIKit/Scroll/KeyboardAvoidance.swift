import Foundation
import QuartzCore

/// Insets a scroll view by the height of an on-screen keyboard, and scrolls the first responder above it.
@MainActor
final class KeyboardAvoidance {
    private weak var scrollView: UIScrollView?
    private var observers: [any NSObjectProtocol] = []
    private var waitsForContent = false

    /// Begins to observe the keyboard.
    init(in scrollView: UIScrollView) {
        self.scrollView = scrollView
        follow(UIResponder.keyboardWillShowNotification, hides: false)
        follow(UIResponder.keyboardWillChangeFrameNotification, hides: false)
        follow(UIResponder.keyboardWillHideNotification, hides: true)
        followEditing()
        scrollView.onContentSizeChange = { [weak self] in self?.contentDidChange() }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    private func follow(_ name: Notification.Name, hides: Bool) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                guard let move = KeyboardMove(notification, hides: hides) else { return }
                MainActor.assumeIsolated { self?.make(room: move) }
            })
    }

    private func make(room move: KeyboardMove) {
        guard let scrollView, let window = scrollView.window else { return }
        let covered = scrollView.convert(window.convert(move.frame, from: nil as UIWindow?), from: window)
            .intersection(scrollView.bounds)
        let height = covered.isEmpty ? 0 : max(0, scrollView.bounds.maxY - covered.minY)
        guard height != scrollView.keyboardHeight else { return }
        UIView.animate(withDuration: move.duration) { scrollView.keyboardHeight = height }
        reveal(animated: move.duration > 0)
    }

    /// Scrolls the first responder above the keyboard, along with its row if that fits.
    private func reveal(animated: Bool) {
        guard let scrollView, scrollView.keyboardHeight > 0,
            let edited = scrollView.window?.firstResponder as? UIView, edited.isDescendant(of: scrollView)
        else { return }
        let row = sequence(first: edited, next: \.parentView).first { $0 is UITableViewCell }
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
        let shown = row.flatMap { $0.bounds.height <= visible ? $0 : nil } ?? edited
        scrollView.scrollRectToVisible(shown.convert(shown.bounds, to: scrollView), animated: animated)
    }

    // MARK: While a keyboard is visible

    /// Observes when another field, which the keyboard may cover, is edited.
    private func followEditing() {
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UITextField.textDidBeginEditingNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.reveal(animated: true) }
            })
    }

    /// Rows above the edited one may have grown. Scrolls it back into view after the layout.
    private func contentDidChange() {
        guard let scrollView, scrollView.keyboardHeight > 0, !waitsForContent else { return }
        waitsForContent = true
        DisplayClock.schedule(after: 0) { [weak self] in
            guard let self else { return }
            waitsForContent = false
            if self.scrollView?.storedTracking == false { reveal(animated: true) }
        }
    }
}
