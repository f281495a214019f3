import Foundation

/// Observes when a keyboard is about to be shown.
@MainActor
final class KeyboardAppearanceObserver {
    var onKeyboardAppearance: (() -> Void)?
    private var observer: (any NSObjectProtocol)?

    var isWatching: Bool {
        get { observer != nil }
        set {
            guard newValue != isWatching else { return }
            if newValue { watch() } else { stop() }
        }
    }

    isolated deinit { stop() }

    private func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.onKeyboardAppearance?() }
        }
    }

    private func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }
}
