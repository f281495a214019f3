import UIKit

/// The toolbar above a keyboard without a Return key, with buttons for the previous and next field and a
/// Done button.
@MainActor
final class FieldToolbar {
    /// The height of a toolbar, in points.
    private static let height: CGFloat = 44

    let view = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    /// Called when the user taps the button for the previous or next field.
    var onStep: (@MainActor (_ forward: Bool) -> Void)?
    /// Called when the user taps the Done button.
    var onDone: (@MainActor () -> Void)?
    private var previous = UIBarButtonItem()
    private var next = UIBarButtonItem()

    init() {
        previous = makeStep("chevron.up", "Previous field", forward: false)
        next = makeStep("chevron.down", "Next field", forward: true)
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() }, menu: nil)
        let space = UIBarButtonItem(systemItem: .flexibleSpace, primaryAction: nil, menu: nil)
        view.setItems([previous, next, space, done], animated: false)
    }

    private func makeStep(_ symbol: String, _ label: String, forward: Bool) -> UIBarButtonItem {
        // A bar button item with an image does not show its title, which is used as accessibility label.
        UIBarButtonItem(
            title: label, image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in self?.onStep?(forward) }, menu: nil)
    }

    /// Enables the buttons that have a field to move to.
    func update(hasPrevious: Bool, hasNext: Bool) {
        previous.isEnabled = hasPrevious
        next.isEnabled = hasNext
    }
}
