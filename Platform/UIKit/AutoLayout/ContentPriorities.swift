/// How much it matters that a view is no larger, and no smaller, than its contents ask for.
struct ContentPriorities {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh
}

extension UIView {
    /// How much it matters that the view is no larger than its contents ask for: 250 at first.
    public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
    }

    /// Says how much it matters that the view is no larger than its contents ask for.
    public final func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        let path: WritableKeyPath<ContentPriorities, UILayoutPriority> =
            axis == .horizontal ? \.horizontalHugging : \.verticalHugging
        setContentPriority(path, to: priority)
    }

    /// How much it matters that the view is no smaller than its contents ask for: 750 at first.
    public final func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        let priorities = autoLayoutState?.contentPriorities ?? ContentPriorities()
        return axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
    }

    /// Says how much it matters that the view is no smaller than its contents ask for.
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
