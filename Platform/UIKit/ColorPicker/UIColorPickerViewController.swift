/// A controller with which the user selects a color.
///
/// Present the controller, or show it in a popover. The user selects a color in a grid, in a spectrum, or with sliders, and
/// can save it for later. Colors are in sRGB.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// The object that is notified of the selected color.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    private let picker = ColorPickerView()
    private var hasFinished = false

    /// Creates a controller.
    public init() {
        super.init(nibName: nil, bundle: nil)
        assemble()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        preferredContentSize = CGSize(width: 375, height: 620)
        picker.onSelect = { [weak self] color, isContinuous in
            guard let self else { return }
            delegate?.colorPickerViewController(self, didSelect: color.color, continuously: isContinuous)
        }
        picker.onClose = { [weak self] in self?.close() }
    }

    /// The selected color. The default is black.
    open var selectedColor: UIColor {
        get { picker.selectedColor.color }
        set { picker.selectedColor = PickedColor(newValue) }
    }

    /// Whether the user can select the opacity of the color. The default is `true`.
    open var supportsAlpha: Bool {
        get { picker.supportsAlpha }
        set { picker.supportsAlpha = newValue }
    }

    open override var title: String? {
        didSet { picker.title = title }
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    open override func loadView() { view = picker }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // A navigation bar has the title and the way back.
        picker.showsHeader = navigationController == nil
        hasFinished = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed || isMovingFromParent, !hasFinished else { return }
        hasFinished = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func close() {
        view.endEditing(true)
        presentingViewController?.dismiss(animated: true)
    }
}

/// An object that is notified of the color that the user selects. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has selected a color. Called if the delegate does not implement
    /// `colorPickerViewController(_:didSelect:continuously:)`.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Tells the delegate that the user has selected a color.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - color: The color.
    ///   - continuously: Whether the user is still changing the color, with a finger on a slider for example.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

    /// Tells the delegate that the controller has been dismissed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// The default implementation does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// The default implementation calls the method without the color.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }

    /// The default implementation does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
