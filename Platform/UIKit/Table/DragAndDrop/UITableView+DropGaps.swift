internal import RowGeometry

/// What a table shows of a drop that has not happened yet.
extension UITableView {
    /// A gap takes no more of what is seen than this, however many items are dragged.
    private static let largestGapShare: CGFloat = 0.5

    /// How high a row is that would come from elsewhere, in points: as high as it was there, or as the rows here.
    final func incomingRowHeight(_ session: any UIDropSession) -> CGFloat {
        if let platter = session.items.first?.platter, platter.preview.view is UITableViewCell {
            return platter.preview.view.bounds.height
        }
        return rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
    }

    /// How high the gap is for what would come from elsewhere.
    final func incomingHeight(_ session: any UIDropSession) -> CGFloat {
        let row = incomingRowHeight(session)
        return max(row, min(row * CGFloat(session.items.count), bounds.height * Self.largestGapShare))
    }

    /// Opens the gap for a drop at a place, or none (nil), and takes rows out that would be moved there.
    final func showDropGap(at path: RowPath?, height: CGFloat, absences: [RowDisplacement.HiddenRow]) {
        displacedRows.change { gaps in
            gaps.close(RowDisplacement.dropGap)
            gaps.setAbsences(absences)
            if let path { gaps.open(RowDisplacement.Gap(section: path.section, rank: path.row, height: height)) }
        }
    }

    /// The cell that an item becomes where it lands.
    final func landingCell(_ landing: DropLanding) -> UITableViewCell? {
        switch landing.place {
        case .row(let path): loadedRows[RowPath(path)]
        case .placeholder(let row): row.isOpen ? row.cell : nil
        case .rect, .target: nil
        }
    }
}
