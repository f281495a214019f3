extension UIStackView {
    /// Which of its lines a stack is asked for.
    enum BaselineEnd {
        case start, end
    }

    /// The view whose line the stack stands on, in stacks inside of it too; the stack itself if it has none.
    final func baselineView(at end: BaselineEnd) -> UIView {
        let visible = arranged.filter { !$0.isHidden }
        let view: UIView? =
            switch (axis, alignment, end) {
            case (.vertical, _, .start): visible.first
            case (.vertical, _, .end): visible.last
            case (.horizontal, .firstBaseline, .start), (.horizontal, .lastBaseline, .end): visible.first
            case (.horizontal, _, _):
                // Of views that are as high as each other, the first.
                visible.reversed().max { baselineHeight(of: $0) < baselineHeight(of: $1) }
            }
        guard let view else { return self }
        return end == .start ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    }

    /// How high the contents of `view` are; where they don't say, how high it is.
    private func baselineHeight(of view: UIView) -> CGFloat {
        let height = view.intrinsicContentSize.height
        return height == UIView.noIntrinsicMetric ? view.bounds.height : height
    }
}
