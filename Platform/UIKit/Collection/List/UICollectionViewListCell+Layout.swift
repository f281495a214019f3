/// Layout of list cells.
extension UICollectionViewListCell {
    /// The margins above and below accessories with texts, in points.
    private static let textMargins: CGFloat = 22

    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns a rectangle whose position is relative to the reading direction, in the coordinates of the cell.
    final func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        var rect = rect
        rect.origin.x = bounds.width - rect.maxX
        return rect
    }

    /// Arranges accessories and contents in a cell of a size.
    final func makeLine(width: CGFloat, height: CGFloat) -> AccessoryLine {
        let safe = safeAreaInsets
        let start = isRightToLeft ? safe.right : safe.left
        let end = width - (isRightToLeft ? safe.left : safe.right)
        let margin = sideMargin
        var trailing = trailingParts.map { $0.slot(height: height, sideMargin: margin, isTrailing: true) }
        if trailing.count > 1, !showsReorderLine, trailingParts.last?.accessory.accessoryType == .reorder {
            // Without a line, the other accessories end at the control, as in a row.
            trailing[trailing.count - 2].gap = 0
        }
        return AccessoryLine(
            leading: leadingParts.map { $0.slot(height: height, sideMargin: margin, isTrailing: false) },
            trailing: trailing, in: start...max(start, end),
            indentation: CGFloat(indentationLevel) * indentationWidth, indentsAccessories: indentsAccessories)
    }

    /// Lays out the accessories according to the current arrangement.
    final func layoutAccessories() {
        guard let line else { return }
        for (index, part) in leadingParts.enumerated() { layout(part, index, line.leading, isTrailing: false) }
        for (index, part) in trailingParts.enumerated() { layout(part, index, line.trailing, isTrailing: true) }
        layoutReorderLine()
    }

    /// Lays out new accessories at their final positions.
    final func layoutAccessories(of parts: [AccessoryPart]) {
        let line = makeLine(width: bounds.width, height: bounds.height)
        for (index, part) in leadingParts.enumerated() where parts.contains(where: { $0 === part }) {
            layout(part, index, line.leading, isTrailing: false)
        }
        for (index, part) in trailingParts.enumerated() where parts.contains(where: { $0 === part }) {
            layout(part, index, line.trailing, isTrailing: true)
        }
    }

    private func layout(_ part: AccessoryPart, _ index: Int, _ starts: [CGFloat], isTrailing: Bool) {
        guard !part.accessory.isHidden, starts.indices.contains(index) else { return }
        let slot = part.slot(height: bounds.height, sideMargin: sideMargin, isTrailing: isTrailing)
        var frame = mirrored(part.frame(start: starts[index], width: slot.width, height: bounds.height))
        frame.origin.x = frame.origin.x.roundedToPixel(traitCollection)
        frame.origin.y = frame.origin.y.roundedToPixel(traitCollection)
        if part.view.frame != frame { part.view.frame = frame }
    }

    // MARK: Reorder control

    /// Whether a line separates the reorder control from the accessory before it.
    private var showsReorderLine: Bool {
        guard trailingParts.count > 1, let accessory = trailingParts.last?.accessory, !accessory.isHidden,
            case .reorder(let showsLine) = accessory.content
        else { return false }
        return showsLine
    }

    private func layoutReorderLine() {
        guard showsReorderLine, let control = trailingParts.last?.view else {
            reorderLine?.removeFromSuperview()
            reorderLine = nil
            return
        }
        let view = reorderLine ?? UIView()
        if reorderLine == nil {
            view.isUserInteractionEnabled = false
            view.backgroundColor = .separator
            addSubview(view)
            reorderLine = view
        }
        let width = 1 / max(1, traitCollection.displayScale)
        let inset = 11.0
        let frame = CGRect(
            x: isRightToLeft ? control.frame.maxX : control.frame.minX - width, y: inset, width: width,
            height: max(0, bounds.height - 2 * inset))
        // A new line does not move in from the origin.
        if view.frame == .zero { UIView.performWithoutAnimation { view.frame = frame } } else { view.frame = frame }
    }

    // MARK: Size

    /// Returns the height that fits the contents and the accessories, or `nil` if nothing determines it.
    final func fittingHeight(width: CGFloat) -> CGFloat? {
        updateConfigurationIfNeeded()
        let line = makeLine(width: width, height: 0)
        guard let content = contentHeight(line, width: width) else { return nil }
        let accessories = (leadingParts + trailingParts).map(heightOfAccessory).max() ?? 0
        // Custom contents may be lower than the system's.
        let isRow = reuseKind == nil && (listItem?.role ?? .row) == .row
        let minimum = isRow && storedContentView is UIListContentView ? UITableView.standardRowHeight : 0
        return max(content, accessories, minimum).roundedUpToPixel(traitCollection)
    }

    private func contentHeight(_ line: AccessoryLine, width: CGFloat) -> CGFloat? {
        guard contentConfiguration == nil else {
            return storedContentView.configuredHeight(
                start: isRightToLeft ? width - line.contentEnd : line.contentStart,
                end: isRightToLeft ? width - line.contentStart : line.contentEnd, of: width)
        }
        // The margins of the content view depend on its distance from the edges of the cell.
        let frame = contentViewFrame
        if storedContentView.frame != frame { storedContentView.frame = frame }
        return storedContentView.constraintFittingSize(
            CGSize(width: line.contentWidth, height: UIView.layoutFittingCompressedSize.height),
            horizontal: .required, vertical: .fittingSizeLevel
        )?.height
    }

    private func heightOfAccessory(_ part: AccessoryPart) -> CGFloat {
        switch part.accessory.content {
        case .label, .popUpMenu: part.naturalSize(height: 0).height + Self.textMargins
        case .customView: part.naturalSize(height: 0).height
        case .glyph, .control, .detail, .outlineDisclosure, .reorder: 0
        }
    }
}
