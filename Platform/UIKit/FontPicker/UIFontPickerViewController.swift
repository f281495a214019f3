/// A controller with which the user selects a font, in a list of the families that the desktop has.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// The object that is notified of the selected font.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?

    /// The settings of the picker.
    open private(set) var configuration: Configuration

    /// The descriptor of the selected font, or `nil` if none is selected. A family without a face is the regular face.
    open var selectedFontDescriptor: UIFontDescriptor? {
        didSet { list.selectionDidChange() }
    }

    private lazy var list = FontFamilyList(configuration, picker: self)
    private var hasPicked = false

    /// Creates a picker.
    ///
    /// - Parameter configuration: The settings, which are copied.
    public init(configuration: Configuration) {
        self.configuration = configuration.copied
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker with the default settings.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    override var automaticPresentationStyle: UIModalPresentationStyle { .pageSheet }

    open override func viewDidLoad() {
        super.viewDidLoad()
        preferredContentSize = CGSize(width: 375, height: 620)
        list.title = title ?? PickerWord.chooseFont.text
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasPicked = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed, !hasPicked else { return }
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    private func cancel() { presentingViewController?.dismiss(animated: true) }

    /// Selects a font and dismisses the picker, as on iOS.
    final func pick(_ descriptor: UIFontDescriptor) {
        hasPicked = true
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        if presentedViewController == nil { presentingViewController?.dismiss(animated: true) }
    }

    /// The settings of a font picker.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// Whether the user can select each face of a family. The default is `false`: the regular face is selected.
        open var includeFaces = false
        /// Whether all names are in the system font. The default is `false`: each is in its own font.
        open var displayUsingSystemFont = false
        /// The traits that the offered fonts have. By default, all fonts are offered.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        /// Creates the default settings.
        public override init() {
            super.init()
        }

        /// Returns a copy of the settings.
        open func copy(with zone: NSZone? = nil) -> Any { copied }

        fileprivate final var copied: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            return copy
        }
    }
}

/// An object that is notified of the font that the user selects. All methods are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user has canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)

    /// Tells the delegate that the user has selected a font, which is in `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// The default implementation does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// The default implementation does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
