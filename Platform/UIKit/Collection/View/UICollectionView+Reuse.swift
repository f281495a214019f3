internal import RowGeometry

/// Registration and reuse of cells, supplementary views and decoration views.
extension UICollectionView {
    /// The kind of cells in messages.
    private static let cellKind = "UICollectionElementKindCell"

    static func checked<View>(_ type: AnyClass?, as _: View.Type, call: String) -> View.Type? {
        guard let type else { return nil }
        guard let checked = type as? View.Type else {
            preconditionFailure(
                "UICollectionView.\(call): \(type) is not a subclass of \(View.self). Register a subclass.")
        }
        return checked
    }

    final func baseRegister(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cells.register(
            Self.checked(
                cellClass, as: UICollectionViewCell.self, call: "register(_:forCellWithReuseIdentifier:)"
            ).map { .type($0) }, for: identifier)
    }

    final func baseRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        cells.register(nib.map { .template($0.collectionCell) }, for: identifier)
    }

    final func baseRegister(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        // As on iOS, another class is an error only when a view is dequeued. Tests register mocks.
        let origin: ReusePool<UICollectionReusableView>.Origin? = viewClass.map { viewClass in
            if let type = viewClass as? UICollectionReusableView.Type { return .type(type) }
            return .template { _ in
                preconditionFailure(
                    "UICollectionView.dequeueReusableSupplementaryView: \(viewClass), which is registered for "
                        + "\(identifier), is not a subclass of UICollectionReusableView. Register a subclass.")
            }
        }
        supplementaryViews[kind, default: ReusePool()].register(origin, for: identifier)
    }

    final func baseRegister(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplementaryViews[kind, default: ReusePool()].register(
            nib.map { .template($0.collectionReusableView) }, for: identifier)
    }

    // MARK: Dequeuing

    final func baseDequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        // An item that is reconfigured receives its own cell.
        if let cell = reconfiguredCell, cell.storedReuseIdentifier == identifier { return cell }
        let attributes = attributesForDequeuing(.cell(RowPath(indexPath)))
        if let cell = cells.take(identifier) {
            prepareForReuse(cell)
            cell.needsConfigurationUpdate = true
            prepareListCell(place(cell, attributes), for: indexPath)
            return cell
        }
        guard let cell = cells.make(identifier, frame: attributes?.frame ?? .zero) else {
            Self.failToDequeue(Self.cellKind, identifier)
        }
        cell.storedReuseIdentifier = identifier
        prepareListCell(place(cell, attributes), for: indexPath)
        return cell
    }

    final func baseDequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let attributes = attributesForDequeuing(.supplementary(kind, indexPath))
        if let view = supplementaryViews[kind]?.take(identifier) {
            prepareForReuse(view)
            return place(view, attributes)
        }
        guard let view = supplementaryViews[kind]?.make(identifier, frame: attributes?.frame ?? .zero) else {
            Self.failToDequeue(kind, identifier)
        }
        view.storedReuseIdentifier = identifier
        view.reuseKind = kind
        return place(view, attributes)
    }

    /// Returns a recycled or new decoration view.
    final func dequeueDecorationView(ofKind kind: String, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView
    {
        if let view = storedLayout.decorations.take(kind) {
            prepareForReuse(view)
            return place(view, attributes)
        }
        guard let view = storedLayout.decorations.make(kind, frame: attributes.frame) else {
            preconditionFailure(
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
                    + "prototype in a storyboard")
        }
        view.reuseKind = kind
        return place(view, attributes)
    }

    private static func failToDequeue(_ kind: String, _ identifier: String) -> Never {
        preconditionFailure(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
                + "for the identifier or connect a prototype cell in a storyboard")
    }

    private func attributesForDequeuing(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let requestedAttributes, movement != nil || requestedAttributes.element == element {
            return requestedAttributes
        }
        return hasPrepared && !needsPreparation && !needsReload ? attributes(of: element) : nil
    }

    private func place<View: UICollectionReusableView>(
        _ view: View, _ attributes: UICollectionViewLayoutAttributes?
    ) -> View {
        view.storedCollectionView = self
        if let attributes { UIView.performWithoutAnimation { view.place(attributes) } }
        return view
    }

    private func prepareForReuse(_ view: UICollectionReusableView) {
        UIView.performWithoutAnimation {
            if let cell = view as? UICollectionViewCell {
                cell.isSelected = false
                cell.isHighlighted = false
            }
            view.prepareForReuse()
        }
    }

    // MARK: Recycling

    /// Stores a view that is no longer visible for another element. It remains a hidden subview, which is
    /// faster than removing it and adding it again.
    final func recycle(_ view: UICollectionReusableView, of element: CollectionElement) {
        view.endEditing(true)
        if let cell = view as? UICollectionViewCell, cell.swipe != nil { endSwipe(in: cell) }
        if view.animatingUntil > DisplayClock.now {
            view.layer.removeAllAnimations()
            view.animatingUntil = 0
        }
        view.isHidden = true
        view.needsMeasurement = false
        view.measuredSizes = nil
        switch (element, view) {
        case (.cell, let cell as UICollectionViewCell), (.placeholder, let cell as UICollectionViewCell):
            if let identifier = cell.storedReuseIdentifier { return cells.put(cell, for: identifier) }
        case (.supplementary(let kind, _), _):
            if let identifier = view.storedReuseIdentifier {
                supplementaryViews[kind, default: ReusePool()].put(view, for: identifier)
                return
            }
        case (.decoration(let kind, _), _):
            // Decoration views of a layout that has been replaced are not reused.
            if view.reuseKind != nil { return storedLayout.decorations.put(view, for: kind) }
        case (.cell, _), (.placeholder, _): break
        }
        view.removeFromSuperview()
    }
}

extension ReusePool where View: UICollectionReusableView {
    /// Returns a new view of the class or the nib for an identifier, or `nil` without a registration.
    func make(_ identifier: String, frame: CGRect) -> View? {
        switch origin(of: identifier) {
        case .type(let type): type.dynamicInit(frame: frame)
        case .template(let make): make(identifier)
        case nil: nil
        }
    }
}
