internal import RowGeometry

/// The gap and the cells of a drop.
extension UITableView {
    /// The maximum share of the visible height that a gap takes, regardless of the number of items.
    private static let largestGapShare: CGFloat = 0.5

    /// Returns the expected height of a row that is dropped from elsewhere, in points: its height there, or
    /// that of rows here.
    final func incomingRowHeight(_ session: any UIDropSession) -> CGFloat {
        if let platter = session.items.first?.platter, platter.preview.view is UITableViewCell {
            return platter.preview.view.bounds.height
        }
        return rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    }

    /// Returns the height of the gap for a drop from elsewhere, in points.
    final func incomingHeight(_ session: any UIDropSession) -> CGFloat {
        let row = incomingRowHeight(session)
        return max(row, min(row * CGFloat(session.items.count), bounds.height * Self.largestGapShare))
    }

    /// Opens the gap for a drop at a path, or closes it (`nil`), and hides rows that would be moved to it.
    final func showDropGap(at path: RowPath?, height: CGFloat, hiddenRows: [RowDisplacement.HiddenRow]) {
        displacedRows.change { gaps in
            gaps.close(RowDisplacement.dropGap)
            gaps.setHiddenRows(hiddenRows)
            if let path { gaps.open(RowDisplacement.Gap(section: path.section, rank: path.row, height: height)) }
        }
    }
}
