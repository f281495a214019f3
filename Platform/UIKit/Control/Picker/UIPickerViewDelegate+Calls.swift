// Optional calls as in app code, `delegate?.pickerView?(picker, …)`, like those of a table's delegate.

extension UIPickerViewDelegate {
    /// The optional calls of the methods whose names begin with `pickerView`.
    public var pickerView: UIPickerViewDelegateCalls? { UIPickerViewDelegateCalls(implementation: self) }
}

/// The methods of a picker's delegate as optional calls.
@preconcurrency @MainActor
public struct UIPickerViewDelegateCalls {
    fileprivate let implementation: any UIPickerViewDelegate

    /// Calls the delegate method, and returns its result, or `nil` if it is not implemented.
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? {
        NotImplemented.answer(implementation.pickerView(pickerView, widthForComponent: component))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.pickerView(pickerView, widthForComponent: component))
    }

    /// Calls the delegate method, and returns its result, or `nil` if it is not implemented.
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat? {
        NotImplemented.answer(implementation.pickerView(pickerView, rowHeightForComponent: component))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        NotImplemented.requireAnswer(implementation.pickerView(pickerView, rowHeightForComponent: component))
    }

    /// Calls the delegate method, and returns its result.
    public func callAsFunction(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        implementation.pickerView(pickerView, titleForRow: row, forComponent: component)
    }

    /// Calls the delegate method, and returns its result.
    public func callAsFunction(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        implementation.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }

    /// Calls the delegate method, and returns its result, or `nil` if it is not implemented.
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
        NotImplemented.answer(
            implementation.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view))
    }

    /// Returns the result of the method with these argument labels, which must be implemented.
    @_disfavoredOverload
    public func callAsFunction(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        NotImplemented.requireAnswer(
            implementation.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view))
    }

    /// Calls the delegate method.
    public func callAsFunction(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        implementation.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
}
