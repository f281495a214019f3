extension UITableView {
    /// Has cells for `identifier` made from a class, by `init(style: .default, reuseIdentifier:)`; nil forgets it.
    ///
    /// Traps where the class is no `UITableViewCell`.
    public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cells.register(
            Self.checked(cellClass, as: UITableViewCell.self, call: "register(_:forCellReuseIdentifier:)")
                .map { .type($0) }, for: identifier)
    }

    /// Has headers and footers for `identifier` made from a class, by `init(reuseIdentifier:)`; nil forgets it.
    ///
    /// Traps where the class is no `UITableViewHeaderFooterView`.
    public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headersAndFooters.register(
            Self.checked(
                aClass, as: UITableViewHeaderFooterView.self, call: "register(_:forHeaderFooterViewReuseIdentifier:)"
            ).map { .type($0) }, for: identifier)
    }

    private static func checked<View>(_ type: AnyClass?, as _: View.Type, call: String) -> View.Type? {
        guard let type else { return nil }
        guard let checked = type as? View.Type else {
            preconditionFailure("UITableView.\(call): \(type) is not a subclass of \(View.self); register one that is")
        }
        return checked
    }

    /// A cell that is used again, or a new one of the class or the nib registered for `identifier`; nil where there is neither.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
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
        cell?.dequeuedFor = style
        return cell
    }

    /// A cell that is used again, or a new one, already of the row's size.
    ///
    /// Traps where neither class nor nib is registered for `identifier`.
    public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        // A row that is only reconfigured gets back the cell that it has.
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
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

    /// A header or footer that is used again, or a new one of the class or the nib registered for `identifier`; nil where there
    /// is neither.
    public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
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
        view?.titleStyle = SectionTitleStyle(style, isFooter: footers.isMakingView)
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

    /// Keeps a cell that is not seen any more for a later row. It stays in the table, hidden: to take it out and put
    /// it back costs more than to show it again.
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
