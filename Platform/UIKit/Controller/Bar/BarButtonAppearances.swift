import Foundation

/// What the buttons of a bar look like: the plain ones, and those of the style `done`.
@MainActor
final class BarButtonAppearances {
    private let onChange: () -> Void
    private var storedPlain = UIBarButtonItemAppearance(style: .plain)
    private var storedDone = UIBarButtonItemAppearance(style: .done)

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        listen()
    }

    var plain: UIBarButtonItemAppearance {
        get { storedPlain }
        set { replace { storedPlain = newValue.copied } }
    }

    var done: UIBarButtonItemAppearance {
        get { storedDone }
        set { replace { storedDone = newValue.copied } }
    }

    private func replace(_ body: () -> Void) {
        body()
        listen()
        onChange()
    }

    private func listen() {
        for appearance in [storedPlain, storedDone] { appearance.onChange = { [weak self] in self?.onChange() } }
    }

    func take(from other: BarButtonAppearances) {
        storedPlain = other.storedPlain.copied
        storedDone = other.storedDone.copied
        listen()
    }

    func read(from coder: NSCoder) {
        storedPlain = coder.object("UIButtonAppearance") ?? storedPlain
        storedDone = coder.object("UIDoneButtonAppearance") ?? storedDone
        listen()
    }

    func encode(into coder: NSCoder) {
        coder.encode(storedPlain, forKey: "UIButtonAppearance")
        coder.encode(storedDone, forKey: "UIDoneButtonAppearance")
    }
}

extension UIBarButtonItemAppearance {
    /// One of its own with the same values.
    final var copied: UIBarButtonItemAppearance { (copy(with: nil) as? UIBarButtonItemAppearance) ?? self }
}
