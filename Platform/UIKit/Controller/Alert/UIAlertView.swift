import Foundation

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    /// No text field.
    case `default` = 0
    /// A field for a password.
    case secureTextInput = 1
    /// A field for text.
    case plainTextInput = 2
    /// A field for a name and one for a password.
    case loginAndPasswordInput = 3
}

/// An alert as before iOS 8. Use `UIAlertController` in new code.
open class UIAlertView: UIView {
    private let alert = LegacyAlert()
    private var alertController: UIAlertController?

    /// Creates an alert without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an alert with a cancel button. Add others with `addButton(withTitle:)`.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = alert.addButton(cancelButtonTitle) }
    }

    /// Creates an alert with a cancel button and others.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    /// The delegate, which conforms to `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?
    /// The title.
    open var title = ""
    /// The text below the title.
    open var message: String?
    /// The text fields of the alert.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { alertController = nil } }

    /// Adds a button.
    ///
    /// - Returns: The index of the button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }

    /// Returns the title of a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }

    /// The number of buttons.
    open var numberOfButtons: Int { alert.titles.count }

    /// The index of the cancel button; -1 if there is none.
    open var cancelButtonIndex: Int {
        get { alert.cancelIndex }
        set { alert.cancelIndex = newValue }
    }

    /// The index of the first other button; -1 if there is none.
    open var firstOtherButtonIndex: Int { alert.firstOtherIndex }

    /// Whether the alert is shown.
    open var isVisible: Bool { alert.isVisible }

    /// Returns a text field of the alert.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = makeController().textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    /// The alert controller, whose text fields can be configured before it is shown.
    private func makeController() -> UIAlertController {
        if let alertController { return alertController }
        let new = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let fields: [(placeholder: String?, isSecure: Bool)] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [(nil, true)]
            case .plainTextInput: [(nil, false)]
            case .loginAndPasswordInput: [("Login", false), ("Password", true)]
            }
        for field in fields {
            new.addTextField {
                $0.placeholder = field.placeholder
                $0.isSecureTextEntry = field.isSecure
            }
        }
        alertController = new
        return new
    }

    private var ownDelegate: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Shows the alert over the top screen of the key window.
    open func show() {
        let controller = makeController()
        (controller.title, controller.message) = (title, message)
        ownDelegate?.willPresent(self)
        alert.show(controller, for: self) { [weak self] index in
            guard let self else { return }
            ownDelegate?.alertView(self, clickedButtonAt: index)
            didDismiss(index)
        } completion: { [weak self] in
            if let self { ownDelegate?.didPresent(self) }
        }
    }

    private func didDismiss(_ index: Int) {
        ownDelegate?.alertView(self, willDismissWithButtonIndex: index)
        ownDelegate?.alertView(self, didDismissWithButtonIndex: index)
        alertController = nil
    }

    /// Dismisses the alert without a touch.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(animated: animated) { [self] in didDismiss(buttonIndex) }
    }
}

/// The delegate of an alert view.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Tells the delegate that a button was selected.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Tells the delegate that the alert is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    /// Tells the delegate that the alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// Tells the delegate that the alert is being dismissed.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells the delegate that the alert was dismissed.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    /// The default implementation does nothing.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// The default implementation does nothing.
    public func willPresent(_ alertView: UIAlertView) {}
    /// The default implementation does nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// The default implementation does nothing.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// The default implementation does nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
