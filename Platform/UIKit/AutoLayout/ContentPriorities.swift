/// The priorities with which a view resists growing and shrinking from its intrinsic content size.
struct ContentPriorities {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh
}

extension UIView {
    /// Returns the priority with which the view resists being larger than its intrinsic content size. The
    /// default is 250.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Sets the priority with which the view resists being larger than its intrinsic content size.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let path: WritableKeyPath<ContentPriorities, UILayoutPriority> =
            axis == .horizontal ? \.horizontalHugging : \.verticalHugging
        setContentPriority(path, to: priority)
    }

    /// Returns the priority with which the view resists being smaller than its intrinsic content size. The
    /// default is 750.
    public final func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Sets the priority with which the view resists being smaller than its intrinsic content size.
    public final func setContentCompressionResistancePriority(
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
