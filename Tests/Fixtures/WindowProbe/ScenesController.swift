import UIKit

/// A field of color that reports taps and text. The window below it has the number of the scene as its title.
final class ScenesController: UIViewController, UIKeyInput {
    private static var count = 0
    private static let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen]

    private let number: Int

    init() {
        Self.count += 1
        number = Self.count
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("ScenesController is not in a nib.") }

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        view.backgroundColor = Self.colors[(number - 1) % Self.colors.count]
        view.addGestureRecognizer(
            UITapGestureRecognizer { [unowned self] _ in
                view.backgroundColor = .black
                report("tapped \(number)")
            })
    }

    override func viewDidAppear(_ animated: Bool) {
        view.window?.windowScene?.title = "Scene \(number)"
        becomeFirstResponder()
        report("appeared \(number)")
    }

    // MARK: Keys

    var hasText: Bool { false }

    func insertText(_ text: String) { report("text \(number) \(text)") }

    func deleteBackward() {}
}
