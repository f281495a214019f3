/// The delegate of a picker that describes the columns for assistive technologies.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// Returns the name of a column, or `nil` for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// Returns the description of the effect of turning a column, or `nil` for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?

    /// Returns the names by which the user can address a column with the voice, in order of preference.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]

    /// Returns the name of a column with attributes for speech, which takes precedence over the plain one, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the hint of a column with attributes for speech, which takes precedence over the plain one, or `nil`.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// Returns the names for the voice with attributes for speech, which take precedence over the plain ones unless they are
    /// empty.
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// Returns `nil`: the column has no name.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }

    /// Returns `nil`: the column has no hint.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }

    /// Returns no names: the label is used.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }

    /// Returns `nil`: the plain name is used.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Returns `nil`: the plain hint is used.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }

    /// Returns no names: the plain ones are used.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}

extension PickerWheel {
    /// The delegate that describes the column.
    private var describer: (delegate: any UIPickerViewAccessibilityDelegate, picker: UIPickerView)? {
        guard let picker, let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
        return (delegate, picker)
    }

    /// The delegate's name for the column.
    var delegateLabel: String? {
        describer.flatMap { delegate, picker in
            delegate.pickerView(picker, accessibilityAttributedLabelForComponent: component)?.string
                ?? delegate.pickerView(picker, accessibilityLabelForComponent: component)
        }
    }

    /// The delegate's hint for the column.
    var delegateHint: String? {
        describer.flatMap { delegate, picker in
            delegate.pickerView(picker, accessibilityAttributedHintForComponent: component)?.string
                ?? delegate.pickerView(picker, accessibilityHintForComponent: component)
        }
    }

    /// The delegate's names of the column for the voice, or `nil` if it has none.
    var delegateInputLabels: [String]? {
        describer.flatMap { delegate, picker in
            let attributed = delegate.pickerView(
                picker, accessibilityAttributedUserInputLabelsForComponent: component)
            let labels =
                attributed.isEmpty
                ? delegate.pickerView(picker, accessibilityUserInputLabelsForComponent: component)
                : attributed.map(\.string)
            return labels.isEmpty ? nil : labels
        }
    }
}
