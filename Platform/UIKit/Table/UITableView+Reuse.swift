internal import RowGeometry

extension UITableView {
    final func baseRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(
            Self.checked(cellClass, as: UITableViewCell.self, call: "register(_:forCellReuseIdentifier:)")
                .map { .type($0) }, for: identifier)
    }

    final func baseRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(
            Self.checked(
                aClass, as: UITableViewHeaderFooterView.self, call: "register(_:forHeaderFooterViewReuseIdentifier:)"
            ).map { .type($0) }, for: identifier)
    }

    private static func checked<View>(_ type: AnyClass?, as _: View.Type, call: String) -> View.Type? {
        guard let type else { return nil }
        guard let checked = type as? View.Type else {
            preconditionFailure("UITableView.\(call): \(type) is not a subclass of \(View.self). Register a subclass.")
        }
        return checked
    }

    final func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = cells.take(identifier) {
            prepare(cell)
            return cell
        }
        let cell: UITableViewCell? =
            switch cells.origin(of: identifier) {
            case .type(let type): UITableViewCell.make(of: type, reuseIdentifier: identifier)
            case .template(let make): make(identifier)
            case nil: nil
            }
        cell?.dequeuedFor = storedStyle
        return cell
    }

    final func baseDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        // A row that is reconfigured receives its own cell.
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        guard let cell = baseDequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        let path = RowPath(indexPath)
        if geometry.contains(path) {
            let size = CGSize(width: rowWidth, height: geometry.height(of: path))
            if cell.bounds.size != size { cell.frame = CGRect(origin: cell.frame.origin, size: size) }
        }
        return cell
    }

    final func baseDequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        if let view = headersAndFooters.take(identifier) {
            view.prepareForReuse()
            view.needsConfigurationUpdate = true
            return view
        }
        let view: UITableViewHeaderFooterView? =
            switch headersAndFooters.origin(of: identifier) {
            case .type(let type): UITableViewHeaderFooterView.make(of: type, reuseIdentifier: identifier)
            case .template(let make): make(identifier)
            case nil: nil
            }
        view?.titleStyle = SectionTitleStyle(storedStyle, isFooter: footers.isMakingView)
        return view
    }

    private func prepare(_ cell: UITableViewCell) {
        UIView.performWithoutAnimation {
            cell.setSelected(false, animated: false)
            cell.setHighlighted(false, animated: false)
            cell.prepareForReuse()
            cell.needsConfigurationUpdate = true
        }
    }

    /// Stores a cell that is no longer visible for another row. It remains in the table and is hidden, which
    /// is faster than removing it and adding it again.
    final func recycle(_ cell: UITableViewCell) {
        endSwipe(in: cell)
        cell.endEditing(true)
        if cell.animatingUntil > DisplayClock.now {
            cell.layer.removeAllAnimations()
            cell.animatingUntil = 0
        }
        guard let identifier = cell.reuseIdentifier else {
            cell.removeFromSuperview()
            return
        }
        cell.isHidden = true
        cells.put(cell, for: identifier)
    }

    final func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            headersAndFooters.put(view, for: identifier)
        }
    }
}
