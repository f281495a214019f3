import Foundation

/// The popover with a calendar or wheels that a date picker's button opens. It remains a popover in narrow
/// windows.
@MainActor
final class DatePopover: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIDatePicker?
    private weak var controller: DatePopoverController?
    /// Called with the date that the user has selected.
    var onChange: ((Date) -> Void)?

    /// Opens the popover at `button`, with a date picker in the button's mode.
    ///
    /// - Parameters:
    ///   - button: The button that opens the popover.
    ///   - owner: The date picker that contains the button.
    ///   - date: The date to show.
    ///   - onEnd: A closure that is called when the popover closes.
    func open(from button: DatePickerButton, of owner: UIDatePicker, date: Date, onEnd: @escaping () -> Void) {
        guard controller == nil, let presenter = Self.presenter(for: owner) else { return }
        self.owner = owner
        let picker = UIDatePicker(frame: .zero)
        picker.datePickerMode = button.mode
        picker.preferredDatePickerStyle = button.mode == .date ? .inline : .wheels
        owner.copySettings(to: picker)
        picker.date = date
        picker.addAction(
            UIAction { [weak self, weak picker] _ in if let picker { self?.onChange?(picker.date) } },
            for: .valueChanged)
        let controller = DatePopoverController(picker)
        controller.modalPresentationStyle = .popover
        controller.onEnd = { [weak button] in
            button?.isOpen = false
            onEnd()
        }
        if let popover = controller.popoverPresentationController {
            popover.sourceView = button
            popover.permittedArrowDirections = [.up, .down]
            popover.canOverlapSourceViewRect = true
            popover.showsArrow = false
            popover.delegate = self
        }
        self.controller = controller
        button.isOpen = true
        presenter.present(controller, animated: true)
    }

    /// Returns the frontmost controller that is presented from the picker's controller.
    private static func presenter(for owner: UIDatePicker) -> UIViewController? {
        let responders = sequence(first: owner as UIResponder, next: \.next)
        var controller = responders.lazy.compactMap { $0 as? UIViewController }.first
        while let presented = controller?.presentedViewController { controller = presented }
        return controller
    }

    func settingsDidChange() {
        guard let controller, let owner else { return }
        owner.copySettings(to: controller.picker)
    }

    func show(_ date: Date) {
        guard let picker = controller?.picker, picker.date != date else { return }
        picker.setDate(date, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// A view controller that shows a date picker in a popover.
@MainActor
private final class DatePopoverController: UIViewController {
    let picker: UIDatePicker
    var onEnd: (() -> Void)?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        var size = picker.sizeThatFits(.zero)
        if picker.datePickerMode == .time { size.width = DatePickerMetrics.timeWheelsWidth }
        preferredContentSize = size
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DatePopoverController.init(coder:) is not supported. Decode a UIDatePicker instead.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        picker.frame = view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                self?.dismiss(animated: true)
            }
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        resignFirstResponder()
        onEnd?()
        onEnd = nil
    }
}
