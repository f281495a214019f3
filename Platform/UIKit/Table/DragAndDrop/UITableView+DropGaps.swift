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
        changeGaps { gaps in
            gaps.close(RowDisplacement.dropGap)
            gaps.setAbsences(absences)
            if let path { gaps.open(RowDisplacement.Gap(section: path.section, rank: path.row, height: height)) }
        }
    }

    /// Lights the row into which a drop would go, or none.
    final func light(_ path: RowPath?) {
        guard path != dragging.litRow else { return }
        if let old = dragging.litRow { loadedRows[old]?.setHighlighted(false, animated: false) }
        dragging.litRow = path
        if let path { loadedRows[path]?.setHighlighted(true, animated: false) }
        updateDropStates()
    }

    /// Tells the cells whether a drop would go into them.
    final func updateDropStates() {
        for (path, cell) in loadedRows { cell.dropState = dropState(of: path) }
    }

    private func dropState(of path: RowPath) -> UICellConfigurationState.DropState {
        guard hasActiveDrop else { return .none }
        return dragging.litRow == path ? .targeted : .notTargeted
    }

    /// Tells a cell that has come to show a row.
    final func showDropState(in cell: UITableViewCell, at path: RowPath) {
        cell.dropState = dropState(of: path)
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
