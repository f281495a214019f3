/// The texts of the stock styles where people prefer letters of an accessibility size: they take as many lines as they
/// need, and what stands beside each other goes above each other.
extension UITableViewCell {
    final var hasLargeLetters: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Lets labels of one line wrap, or takes that back. A number of lines that the app has set stays.
    final func wrapLargeLetters() {
        for label in [storedTextLabel, storedDetailLabel].compactMap({ $0 }) {
            let key = ObjectIdentifier(label)
            if hasLargeLetters, label.numberOfLines == 1 {
                wrappedLabels.insert(key)
                label.numberOfLines = 0
            } else if !hasLargeLetters, wrappedLabels.remove(key) != nil, label.numberOfLines == 0 {
                label.numberOfLines = 1
            }
        }
    }
}
