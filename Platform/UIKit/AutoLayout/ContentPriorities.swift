/// The priorities with which a view resists growing and shrinking from its intrinsic content size.
struct ContentPriorities {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh
}

extension UIView {
    final func baseSetContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let path: WritableKeyPath<ContentPriorities, UILayoutPriority> =
            axis == .horizontal ? \.horizontalHugging : \.verticalHugging
        setContentPriority(path, to: priority)
    }

    final func baseSetContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let path: WritableKeyPath<ContentPriorities, UILayoutPriority> =
            axis == .horizontal ? \.horizontalCompression : \.verticalCompression
        setContentPriority(path, to: priority)
    }

    private func setContentPriority(
        _ path: WritableKeyPath<ContentPriorities, UILayoutPriority>, to priority: UILayoutPriority
    ) {
        guard ensuredAutoLayoutState.contentPriorities[keyPath: path] != priority else { return }
        autoLayoutState?.contentPriorities[keyPath: path] = priority
        contentLayoutDidChange()
    }
}
