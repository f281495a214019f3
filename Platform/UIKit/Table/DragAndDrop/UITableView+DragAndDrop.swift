internal import RowGeometry

/// Dragging of rows out of a table, and dropping of items into it.
extension UITableView {
    /// Returns whether a drop would only move a row of the table, which requires no drop delegate.
    final func canReorder(_ session: any UIDropSession) -> Bool {
        dragAndDropIfLoaded?.target?.reorderedRow(session) != nil
    }

    /// Returns the preview of a row that is dragged or dropped, or `nil` if it has no cell.
    final func rowPreview(_ path: RowPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
        guard let cell = loadedRows[path], window != nil else { return nil }
        let shown = parameters ?? rowPreviewParameters(cell)
        let center = shown.visiblePath.map { path in
            cell.convert(CGPoint(x: path.bounds.midX, y: path.bounds.midY), to: self)
        }
        return UITargetedDragPreview(
            view: cell, parameters: shown,
            target: UIDragPreviewTarget(container: self, center: center ?? cell.center))
    }

    private func rowPreviewParameters(_ cell: UITableViewCell) -> UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = cell.backgroundColor
        // Without the separator below the row.
        var shape = cell.bounds
        shape.size.height -= 1 / max(1, traitCollection.displayScale)
        parameters.visiblePath =
            style == .insetGrouped
            ? UIBezierPath(roundedRect: shape, cornerRadius: Self.cardCornerRadius) : UIBezierPath(rect: shape)
        return parameters
    }
}
