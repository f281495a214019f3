/// The labels of the cell styles at accessibility text sizes, at which they have as many lines as necessary,
/// and are above instead of beside each other.
extension UITableViewCell {
    final var hasAccessibilityTextSize: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Allows labels with one line to wrap, or reverts that. A number of lines that the app has set is kept.
    final func wrapAtAccessibilitySizes() {
        for label in [storedTextLabel, storedDetailLabel].compactMap({ $0 }) {
            let key = ObjectIdentifier(label)
            if hasAccessibilityTextSize, label.numberOfLines == 1 {
                wrappedLabels.insert(key)
                label.numberOfLines = 0
            } else if !hasAccessibilityTextSize, wrappedLabels.remove(key) != nil, label.numberOfLines == 0 {
                label.numberOfLines = 1
            }
        }
    }
}
