import UIKit

/// The toolbar above a keyboard without a Return key, with buttons for the previous and next field and a
/// Done button.
///
/// ```swift
/// final class TagCell: UITableViewCell, FieldInputCell, UITextFieldDelegate {
///     let textField = UITextField()
///     var fieldNavigation: FieldNavigation?
///     var inputResponder: UIResponder? { textField }
///     private lazy var toolbar = FieldToolbar(for: self)
///
///     func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
///         textField.inputAccessoryView = toolbar.view
///         toolbar.update()
///         return true
///     }
/// }
/// ```
@MainActor
public final class FieldToolbar {
    /// The height of a toolbar, in points.
    private static let height: CGFloat = 44

    /// The view of the toolbar, for `inputAccessoryView`.
    public var view: UIView { toolbar }
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    private weak var cell: (any FieldInputCell)?
    private var previous = UIBarButtonItem()
    private var next = UIBarButtonItem()

    /// Creates the toolbar of a cell, which is referenced weakly.
    public init(for cell: any FieldInputCell) {
        self.cell = cell
        previous = makeStep("chevron.up", TrestleStrings.current.previousField, forward: false)
        next = makeStep("chevron.down", TrestleStrings.current.nextField, forward: true)
        let done = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in self?.cell?.inputResponder?.resignFirstResponder() }, menu: nil)
        let space = UIBarButtonItem(systemItem: .flexibleSpace, primaryAction: nil, menu: nil)
        toolbar.setItems([previous, next, space, done], animated: false)
    }

    private func makeStep(_ symbol: String, _ label: String, forward: Bool) -> UIBarButtonItem {
        // A bar button item with an image does not show its title, which is used as accessibility label.
        UIBarButtonItem(
            title: label, image: UIImage(systemName: symbol),
            primaryAction: UIAction { [weak self] _ in
                guard let navigation = self?.cell?.fieldNavigation else { return }
                if forward { navigation.editNext() } else { navigation.editPrevious() }
            }, menu: nil)
    }

    /// Enables the buttons that have a field to move to. Call this method when editing begins.
    public func update() {
        previous.isEnabled = cell?.fieldNavigation?.hasPrevious ?? false
        next.isEnabled = cell?.fieldNavigation?.hasNext ?? false
    }
}
