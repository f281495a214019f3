internal import RowGeometry

/// The accessories of list cells.
extension UICollectionViewListCell {
    /// Displays the accessories of the current state.
    final func accessoriesDidChange(animated: Bool) {
        guard !accessories.isEmpty || !leadingParts.isEmpty || !trailingParts.isEmpty else { return }
        let animated = animated && window != nil && UIView.areAnimationsEnabled
        // The animation starts from the current layout.
        if animated { UIView.performWithoutAnimation { layoutTreeIfNeeded() } }
        let arranged = ArrangedAccessories(accessories, isEditing: showsEditing)
        let old = (leading: leadingParts, trailing: trailingParts)
        var known: [AccessoryKey: AccessoryPart] = [:]
        for part in old.leading + old.trailing { known[part.key] = part }
        let before = known
        leadingParts = parts(for: arranged.leading, &known)
        trailingParts = parts(for: arranged.trailing, &known)
        for part in leadingParts + trailingParts { install(part) }
        setNeedsLayout()
        // The list changes the height of the cell after the cell has been laid out, so that the animations of its
        // parts begin where they are.
        defer { intrinsicContentSizeDidChange(of: self) }
        guard animated else {
            for part in known.values { part.remove() }
            return
        }
        let added = (leadingParts + trailingParts).filter { before[$0.key] == nil }
        UIView.performWithoutAnimation {
            layoutAccessories(of: added)
            for part in added {
                part.prepareEntry(isLeading: isLeading(part))
                // Its own subviews do not move. `layoutIfNeeded()` would lay out the cell too.
                if part.accessory.accessoryType.isSystem { part.view.layoutSubviews() }
            }
        }
        for part in old.leading where known[part.key] != nil { part.fadeOut(isLeading: true) }
        for part in old.trailing where known[part.key] != nil { part.fadeOut(isLeading: false) }
        UIView.animate(withDuration: AccessoryPart.duration, delay: 0, options: .allowUserInteraction) {
            for part in added { part.fadeIn() }
            self.layoutTreeIfNeeded()
        }
    }

    /// Returns the parts of accessories, and removes those that it reuses from `known`.
    private func parts(
        for accessories: [UICellAccessory], _ known: inout [AccessoryKey: AccessoryPart]
    ) -> [AccessoryPart] {
        var counts: [UICellAccessory.AccessoryType: Int] = [:]
        return accessories.map { accessory in
            let key = AccessoryKey(
                type: accessory.accessoryType, ordinal: counts[accessory.accessoryType, default: 0])
            counts[accessory.accessoryType] = key.ordinal + 1
            guard let part = known.removeValue(forKey: key) else { return AccessoryPart(accessory, key, in: self) }
            part.update(to: accessory)
            return part
        }
    }

    private func install(_ part: AccessoryPart) {
        if part.accessory.isHidden {
            part.remove()
            return
        }
        if part.view.parentView !== self {
            part.view.layer.removeAllAnimations()
            part.view.alpha = part.alpha
            addSubview(part.view)
        }
        if part.accessory.accessoryType == .reorder { storedCollectionView?.installReorderingIfNeeded() }
    }

    private func isLeading(_ part: AccessoryPart) -> Bool { leadingParts.contains { $0 === part } }

    /// Returns whether the cell displays a view as an accessory.
    final func displays(_ view: UIView) -> Bool {
        (leadingParts + trailingParts).contains { $0.view === view && !$0.accessory.isHidden }
    }

    /// Returns the visible accessory of a type.
    final func part(_ type: UICellAccessory.AccessoryType) -> AccessoryPart? {
        (leadingParts + trailingParts).first { $0.accessory.accessoryType == type && !$0.accessory.isHidden }
    }

    // MARK: State

    /// Updates the accessories for the editing state of the collection view.
    final func editingDidChange(animated: Bool) {
        let isEditing = storedCollectionView?.isEditing ?? false
        guard isEditing != showsEditing else { return }
        showsEditing = isEditing
        accessoriesDidChange(animated: animated)
    }

    /// Updates the parts of accessories that depend on the state of the cell.
    final func accessoryStateDidChange() {
        for part in leadingParts { part.stateDidChange(animated: false) }
        for part in trailingParts { part.stateDidChange(animated: false) }
    }

    /// Lays out and measures the cell again, because the space for its contents may have changed.
    final func accessorySizeDidChange() {
        setNeedsLayout()
        intrinsicContentSizeDidChange(of: self)
    }

    // MARK: Actions

    /// Whether a tap anywhere in the cell expands or collapses its item.
    final var togglesExpansionByTap: Bool {
        guard let part = part(.outlineDisclosure), case .outlineDisclosure(let style, _) = part.accessory.content else {
            return false
        }
        return switch style {
        case .automatic: listItem?.isHeader ?? false
        case .header: true
        case .cell: false
        }
    }

    /// Performs the action of the outline disclosure.
    ///
    /// - Returns: Whether it has an effect.
    @discardableResult
    final func toggleExpansion() -> Bool {
        guard let part = part(.outlineDisclosure), case .outlineDisclosure(_, let action) = part.accessory.content
        else { return false }
        if let action {
            action()
            return true
        }
        guard let collection = storedCollectionView, let path = collection.baseIndexPath(for: self) else {
            return false
        }
        return collection.toggleExpansion(at: path)
    }

    /// Reveals the trailing swipe actions of the item.
    ///
    /// - Returns: Whether it has any.
    final func revealTrailingActions() -> Bool {
        guard let collection = storedCollectionView, let path = collection.baseIndexPath(for: self) else {
            return false
        }
        return collection.revealTrailingActions(at: RowPath(path))
    }

    /// Returns whether a point of the cell is in its reorder control.
    final func isReorderControl(at point: CGPoint) -> Bool { part(.reorder)?.view.frame.contains(point) ?? false }
}

extension UICollectionView {
    /// Prepares a dequeued list cell for an item, before the app configures it.
    final func prepareListCell(_ cell: UICollectionViewCell, for indexPath: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        cell.editingDidChange(animated: false)
        let outline = outlinePosition(at: indexPath)
        cell.setOutline(outline, animated: false)
        if let outline { cell.indentationLevel = outline.level }
    }

    /// Updates the visible list cells after a snapshot has been applied.
    final func updateOutlinePositions(animated: Bool) {
        for (path, cell) in loadedCells {
            guard let cell = cell as? UICollectionViewListCell else { continue }
            cell.setOutline(outlinePosition(at: path.indexPath), animated: animated)
        }
    }
}
