extension UITableViewCell {
    /// The only control of a focused row that cannot be selected itself. It receives the keys that are pressed on the row.
    final var focusedControl: UIControl? {
        guard selectionStyle == .none, isFocused else { return nil }
        let controls = [storedContentView, accessoryView].compactMap(\.self).flatMap(FocusSearch.items)
            .compactMap { $0 as? UIControl }
        return controls.count == 1 ? controls[0] : nil
    }
}
