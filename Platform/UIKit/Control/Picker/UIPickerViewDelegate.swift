/// Methods that provide the numbers of columns and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Asks the data source for the number of columns.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asks the data source for the number of rows in a column.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the contents of a picker's rows and handle selections.
///
/// All methods are optional. A view takes precedence over an attributed title, and an attributed title over
/// a title.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Asks the delegate for the width of a column, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Asks the delegate for the height of the rows in a column, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Asks the delegate for the title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Asks the delegate for the attributed title of a row.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// Asks the delegate for the view of a row. The picker resizes it to the row.
    ///
    /// - Parameters:
    ///   - pickerView: The picker that contains the row.
    ///   - row: The index of the row.
    ///   - component: The index of the column.
    ///   - view: A view that is no longer visible and can be reused, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Tells the delegate that the user selected a row by turning its wheel.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Shares the remaining width equally between the columns without a custom width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        NotImplemented.height
    }
    /// Uses the system's row height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        NotImplemented.height
    }
    /// Returns `nil`.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns `nil`, so that the title is used.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Uses a label with the title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NotImplemented.view }
    /// The default implementation does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
