import Foundation

/// The style of an action sheet before iOS 7. All styles look the same.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackOpaque = 1
    case blackTranslucent = 2
}

/// An action sheet as before iOS 8. Use `UIAlertController` in new code.
open class UIActionSheet: UIView {
    private let sheet = LegacyAlert()

    /// Creates an action sheet without buttons.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an action sheet with a destructive button and a cancel button. Add others with
    /// `addButton(withTitle:)`.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = sheet.addButton(destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = sheet.addButton(cancelButtonTitle) }
    }

    /// Creates an action sheet with a destructive button, others, and a cancel button.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: nil, destructiveButtonTitle: destructiveButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = sheet.addButton(cancelButtonTitle) }
    }

    /// The delegate, which is notified of selections.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The title.
    open var title = ""
    /// The style of the action sheet. All styles look the same, as since iOS 7.
    open var actionSheetStyle = UIActionSheetStyle.automatic

    /// Adds a button.
    ///
    /// - Returns: The index of the button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { sheet.addButton(title) }

    /// Returns the title of a button.
    open func buttonTitle(at buttonIndex: Int) -> String? { sheet.title(at: buttonIndex) }

    /// The number of buttons.
    open var numberOfButtons: Int { sheet.titles.count }

    /// The index of the cancel button; -1 if there is none.
    open var cancelButtonIndex: Int {
        get { sheet.cancelIndex }
        set { sheet.cancelIndex = newValue }
    }

    /// The index of the destructive button; -1 if there is none.
    open var destructiveButtonIndex: Int {
        get { sheet.destructiveIndex }
        set { sheet.destructiveIndex = newValue }
    }

    /// The index of the first other button; -1 if there is none.
    open var firstOtherButtonIndex: Int { sheet.firstOtherIndex }

    /// Whether the action sheet is shown.
    open var isVisible: Bool { sheet.isVisible }

    /// Shows the action sheet at the bottom of the screen, or at a view in wide windows.
    open func show(in view: UIView) { show(at: view, view.bounds) }

    /// Shows the action sheet at the bottom of the screen, or at a toolbar in wide windows.
    open func show(from view: UIToolbar) { show(at: view, view.bounds) }

    /// Shows the action sheet at the bottom of the screen, or at a tab bar in wide windows.
    open func show(from view: UITabBar) { show(at: view, view.bounds) }

    /// Shows the action sheet at the bottom of the screen, or at a rectangle in wide windows.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(at: view, rect) }

    /// Shows the action sheet at the bottom of the screen, or at a bar button in wide windows.
    open func show(from item: UIBarButtonItem, animated: Bool) { show { $0.barButtonItem = item } }

    private func show(at view: UIView, _ rect: CGRect) {
        show {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    private func show(_ configure: (UIPopoverPresentationController) -> Void) {
        delegate?.willPresent(self)
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        sheet.show(controller, for: self, configure: configure) { [weak self] index in
            guard let self else { return }
            delegate?.actionSheet(self, clickedButtonAt: index)
            didDismiss(index)
        } completion: { [weak self] in
            if let self { delegate?.didPresent(self) }
        }
    }

    private func didDismiss(_ index: Int) {
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }

    /// Dismisses the action sheet without a touch.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        sheet.dismiss(animated: animated) { [self] in didDismiss(buttonIndex) }
    }
}

/// The delegate of an action sheet.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Tells the delegate that a button was selected.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Tells the delegate that the action sheet is about to be shown.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Tells the delegate that the action sheet is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Tells the delegate that the action sheet is being dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Tells the delegate that the action sheet was dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    /// The default implementation does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// The default implementation does nothing.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// The default implementation does nothing.
    public func didPresent(_ actionSheet: UIActionSheet) {}
    /// The default implementation does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// The default implementation does nothing.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
