extension UIStackView {
    /// The first or last baseline of a stack.
    enum BaselineEnd {
        case start, end
    }

    /// Returns the view that provides a baseline of the stack, searching nested stacks, or the stack itself
    /// if there is none.
    final func baselineView(at end: BaselineEnd) -> UIView {
        let visible = arranged.filter { !$0.isHidden }
        let view: UIView? =
            switch (axis, alignment, end) {
            case (.vertical, _, .start): visible.first
            case (.vertical, _, .end): visible.last
            case (.horizontal, .firstBaseline, .start), (.horizontal, .lastBaseline, .end): visible.first
            case (.horizontal, _, _):
                // Of views with equal heights, the first one.
                visible.reversed().max { baselineHeight(of: $0) < baselineHeight(of: $1) }
            }
        guard let view else { return self }
        return end == .start ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    /// Returns the intrinsic height of `view`, or its actual height if there is none.
    private func baselineHeight(of view: UIView) -> CGFloat {
        let height = view.intrinsicContentSize.height
        return height == UIView.noIntrinsicMetric ? view.bounds.height : height
    }
}
