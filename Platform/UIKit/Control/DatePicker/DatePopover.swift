import Foundation

/// What opens at a date picker's button: a calendar, or wheels, in a card beside it, in narrow windows as well.
@MainActor
final class DatePopover: NSObject, UIPopoverPresentationControllerDelegate {
    private weak var owner: UIDatePicker?
    private weak var controller: DatePopoverController?
    /// People have chosen a date.
    var onChange: ((Date) -> Void)?

    /// Opens at `button` what its mode is chosen with.
    ///
    /// - Parameter onEnd: called when it is closed.
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

    /// The controller furthest in front of those around the picker that presents nothing yet.
    private static func presenter(for owner: UIDatePicker) -> UIViewController? {
        let around = sequence(first: owner as UIResponder, next: \.next)
        var controller = around.lazy.compactMap { $0 as? UIViewController }.first
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

/// Shows a date picker in a popover.
@MainActor
private final class DatePopoverController: UIViewController {
    let picker: UIDatePicker
    var onEnd: (() -> Void)?

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        var size = picker.sizeThatFits(.zero)
        if picker.datePickerMode == .time { size.width = DatePickerLook.timeWheelsWidth }
        preferredContentSize = size
    }

    required init?(coder: NSCoder) { preconditionFailure("A date picker makes the controller of its popover") }

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
