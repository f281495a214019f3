import Foundation

/// The appearances of a bar's plain and done buttons.
@MainActor
final class BarButtonAppearances {
    private let onChange: () -> Void
    private var storedPlain = UIBarButtonItemAppearance(style: .plain)
    private var storedDone = UIBarButtonItemAppearance(style: .done)

    init(onChange: @escaping () -> Void) {
        self.onChange = onChange
        observeChanges()
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
        observeChanges()
        onChange()
    }

    private func observeChanges() {
        for appearance in [storedPlain, storedDone] { appearance.onChange = { [weak self] in self?.onChange() } }
    }

    func copyValues(from other: BarButtonAppearances) {
        storedPlain = other.storedPlain.copied
        storedDone = other.storedDone.copied
        observeChanges()
    }

    func decode(from coder: NSCoder) {
        storedPlain = coder.object("UIButtonAppearance") ?? storedPlain
        storedDone = coder.object("UIDoneButtonAppearance") ?? storedDone
        observeChanges()
    }

    func encode(into coder: NSCoder) {
        coder.encode(storedPlain, forKey: "UIButtonAppearance")
        coder.encode(storedDone, forKey: "UIDoneButtonAppearance")
    }
}

extension UIBarButtonItemAppearance {
    /// A copy with the same values.
    final var copied: UIBarButtonItemAppearance { (copy(with: nil) as? UIBarButtonItemAppearance) ?? self }
}
