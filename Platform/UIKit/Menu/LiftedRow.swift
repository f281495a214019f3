/// A row or item with lines that separate it from its neighbors.
@MainActor
protocol SeparatedRow: UIView {
    /// The lines, visible or not.
    var separatorViews: [UIView] { get }
}

extension UITableViewCell: SeparatedRow {
    final var separatorViews: [UIView] { [separator] + (topSeparator.map { [$0] } ?? []) }
}

extension UICollectionViewListCell: SeparatedRow {
    final var separatorViews: [UIView] { [separators.top, separators.bottom].compactMap(\.self) }
}

extension UIView {
    /// Returns a picture of the view for a preview that is lifted from its surroundings: rows are drawn without
    /// separators.
    final func liftedSnapshotView(from rect: CGRect) -> UIView? {
        layoutIfNeeded()
        let lines = ((self as? any SeparatedRow)?.separatorViews ?? []).filter { !$0.isHidden }
        for line in lines { line.isHidden = true }
        defer { for line in lines { line.isHidden = false } }
        return resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    }
}
