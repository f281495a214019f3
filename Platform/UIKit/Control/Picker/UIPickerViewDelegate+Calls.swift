// Optional calls, as app code writes them: `delegate?.pickerView?(picker, …)`, as those of a table's delegate.

extension UIPickerViewDelegate {
    /// Optional calls of the methods that begin with `pickerView`.
    public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(implementation: self) }
}

/// The methods of a picker's delegate, as optional calls.
@preconcurrency @MainActor
public struct UIPickerViewDelegateCalls {
    fileprivate let implementation: any UIPickerViewDelegate

    /// What the method of these names answers; nil where it is not implemented.
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
        NotImplemented.answer(implementation.pickerView(pickerView, widthForComponent: component))
    }

    /// What the method of these names answers; nil where it is not implemented.
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? {
        NotImplemented.answer(implementation.pickerView(pickerView, rowHeightForComponent: component))
    }

    /// What the method of these names answers.
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        implementation.pickerView(pickerView, titleForRow: row, forComponent: component)
    }

    /// What the method of these names answers.
    public func callAsFunction(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        implementation.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }

    /// What the method of these names answers; nil where it is not implemented.
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        NotImplemented.answer(
            implementation.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view))
    }

    /// Calls the method of these names.
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        implementation.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
}
