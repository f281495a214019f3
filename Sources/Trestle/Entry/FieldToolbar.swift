import UIKit

/// What stands above a keyboard without a return key: the way to the fields before and behind, and to the end.
@MainActor
final class FieldToolbar {
    /// In points: that of a bar.
    private static let height: CGFloat = 44

    let view = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    /// Called to go on, or back.
    var onStep: (@MainActor (_ forwards: Bool) -> Void)?
    /// Called to end.
    var onDone: (@MainActor () -> Void)?
    private var previous = UIBarButtonItem()
    private var next = UIBarButtonItem()

    init() {
        previous = makeStep("chevron.up", "Previous field", forwards: false)
        next = makeStep("chevron.down", "Next field", forwards: true)
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() }, menu: nil)
        let space = UIBarButtonItem(systemItem: .flexibleSpace, primaryAction: nil, menu: nil)
        view.setItems([previous, next, space, done], animated: false)
    }

    private func makeStep(_ symbol: String, _ label: String, forwards: Bool) -> UIBarButtonItem {
        // Of a title beside an image only the image is seen.
        UIBarButtonItem(
            title: label, image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in self?.onStep?(forwards) }, menu: nil)
    }

    /// Shows which way there are fields.
    func update(hasPrevious: Bool, hasNext: Bool) {
        previous.isEnabled = hasPrevious
        next.isEnabled = hasNext
    }
}
