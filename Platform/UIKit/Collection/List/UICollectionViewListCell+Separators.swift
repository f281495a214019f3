internal import RowGeometry

/// The separators of a list cell.
@MainActor
struct ListCellSeparators {
    var top: UIView?
    var bottom: UIView?
    /// The guide for automatic insets, created when it is first accessed.
    var guide: SeparatorGuide?
}

/// The layout guide of the separators, with constraints that apps can override.
@MainActor
struct SeparatorGuide {
    let guide = UILayoutGuide()
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint

    init(in cell: UIView) {
        guide.identifier = "UIListCellSeparatorLayoutGuide"
        cell.addLayoutGuide(guide)
        leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
        trailing = guide.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
        leading.priority = .fittingSizeLevel
        trailing.priority = .fittingSizeLevel
        NSLayoutConstraint.activate([
            leading, trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    /// Sets the insets of the edges that the app has not constrained.
    func setInsets(leading: CGFloat, trailing: CGFloat) {
        if self.leading.constant != leading { self.leading.constant = leading }
        if self.trailing.constant != -trailing { self.trailing.constant = -trailing }
    }
}

extension UICollectionViewListCell {
    final var ensuredSeparatorGuide: UILayoutGuide {
        if let guide = separators.guide { return guide.guide }
        let new = SeparatorGuide(in: self)
        separators.guide = new
        setNeedsLayout()
        return new.guide
    }

    /// The distances of automatic separators from the edges of the cell, relative to the reading direction.
    private var automaticInsets: (leading: CGFloat, trailing: CGFloat) {
        guard let guide = separators.guide?.guide else { return (textStart, 0) }
        let frame = guide.layoutFrame
        let (left, right) = (frame.minX, bounds.width - frame.maxX)
        return isRightToLeft ? (right, left) : (left, right)
    }

    /// The position of the text, or of the contents if they are custom, from the leading edge of the cell.
    private var textStart: CGFloat {
        let start = line?.contentStart ?? 0
        if let view = storedContentView as? UIListContentView { return start + view.textStart }
        return max(start + AccessoryLine.trailingMargin, sideMargin)
    }

    final func layoutSeparators() {
        separators.guide?.setInsets(leading: textStart, trailing: 0)
        guard let configuration = listItem?.separators, !isReordering else {
            hideSeparators()
            return
        }
        let next = nextItem
        // Selected rows next to each other form one area, which their separators divide.
        let isBetweenSelected = isSelected && next?.isSelected == true
        let height = 1 / max(1, traitCollection.displayScale)
        let showsTop = configuration.topSeparatorVisibility == .visible && !showsHighlight
        let dividesHighlight = showsHighlight || next?.showsHighlight == true
        let showsBottom =
            configuration.bottomSeparatorVisibility == .visible && (isBetweenSelected || !dividesHighlight)
        separators.top = separator(
            separators.top, isVisible: showsTop, configuration, configuration.topSeparatorInsets, y: 0, height)
        var bottom = configuration
        if isBetweenSelected { bottom.color = configuration.multipleSelectionColor }
        separators.bottom = separator(
            separators.bottom, isVisible: showsBottom, bottom, configuration.bottomSeparatorInsets,
            y: bounds.height - height, height)
    }

    private func hideSeparators() {
        separators.top?.isHidden = true
        separators.bottom?.isHidden = true
    }

    /// Lays out a separator, and creates it if necessary.
    private func separator(
        _ existing: UIView?, isVisible: Bool, _ configuration: UIListSeparatorConfiguration,
        _ insets: NSDirectionalEdgeInsets, y: CGFloat, _ height: CGFloat
    ) -> UIView? {
        guard isVisible else {
            existing?.isHidden = true
            return existing
        }
        let view = existing ?? UIView()
        if existing == nil { view.isUserInteractionEnabled = false }
        if view.parentView !== self { addSubview(view) } else { bringSubviewToFront(view) }
        view.isHidden = false
        view.showSeparator(color: configuration.color, effect: configuration.visualEffect)
        let automatic = automaticInsets
        let none = UIListSeparatorConfiguration.automaticInset
        let leading = insets.leading == none ? automatic.leading : insets.leading
        let trailing = insets.trailing == none ? automatic.trailing : insets.trailing
        let frame = mirrored(
            CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: height))
        if view.frame != frame { view.frame = frame }
        return view
    }

    // MARK: Highlighted items

    /// The item below, whose selection and highlight decide about the separator between them.
    private var nextItem: UICollectionViewCell? {
        guard let path = appliedAttributes?.indexPath, path.count == 2 else { return nil }
        return storedCollectionView?.loadedCells[RowPath(section: path.section, row: path.item + 1)]
    }

    /// Lays out the separators around an item whose highlight has changed.
    final func separatorsMayHaveChanged() {
        guard listItem?.separators != nil else { return }
        setNeedsLayout()
        guard let path = appliedAttributes?.indexPath, path.count == 2, path.item > 0 else { return }
        let previous = RowPath(section: path.section, row: path.item - 1)
        storedCollectionView?.loadedCells[previous]?.setNeedsLayout()
    }
}
