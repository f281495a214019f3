/// The separators of empty rows below the last row of a plain table that does not fill its screen.
final class FillerRows: UIView {
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "A table creates its filler rows.")
    required init?(coder: NSCoder) {
        preconditionFailure("FillerRows cannot be decoded. A table creates its filler rows.")
    }

    /// Draws a separator at the end of each empty row.
    func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: UIColor, effect: UIVisualEffect?) {
        let count = Int((bounds.height / rowHeight).rounded(.down))
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView()
            addSubview(line)
            lines.append(line)
        }
        let start = effectiveUserInterfaceLayoutDirection == .rightToLeft ? inset.right : inset.left
        let thickness = 1 / max(1, traitCollection.displayScale)
        for (index, line) in lines.enumerated() {
            line.showSeparator(color: color, effect: effect)
            line.frame = CGRect(
                x: start, y: CGFloat(index + 1) * rowHeight - thickness,
                width: max(0, bounds.width - inset.left - inset.right), height: thickness)
        }
    }
}

extension UITableView {
    /// The height of the empty rows, in points, or 0 for none.
    private var shownFillerRowHeight: CGFloat {
        guard storedStyle == .plain, separatorStyle != .none, tableFooterView == nil else { return 0 }
        guard fillerRowHeight == Self.automaticDimension else { return max(0, fillerRowHeight) }
        return rowHeight > 0 ? rowHeight : Self.standardRowHeight
    }

    /// Fills the visible area below the last row with separators.
    final func layoutFillerRows() {
        let height = shownFillerRowHeight
        let start = tableHeaderHeight + geometry.totalHeight
        let room = contentOffset.y + bounds.height - start
        guard height > 0, room > height else {
            fillerRows?.removeFromSuperview()
            fillerRows = nil
            return
        }
        let view = fillerRows ?? FillerRows()
        fillerRows = view
        if view.parentView !== self { sendBehindRows(view) }
        let frame = CGRect(x: 0, y: start, width: bounds.width, height: room)
        if view.frame != frame { view.frame = frame }
        view.show(
            rowHeight: height, inset: separatorInset, color: separatorColor ?? .separator, effect: separatorEffect)
    }
}
