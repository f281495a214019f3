internal import RowGeometry

/// Displays the hover style of the view that the pointer is over.
@MainActor
final class HoverPresenter {
    private weak var view: UIView?
    /// The row of a cell. A cell may be reused for another one.
    private var row: IndexPath?
    private weak var style: UIHoverStyle?
    private var fill: HoverFill?
    private var lift: PointerEffectView?

    /// Follows the pointer above the views of a path, the innermost first.
    ///
    /// - Parameter interaction: The interaction that determines the pointer's style.
    func pointerDidMove(over path: [UIView], _ interaction: UIPointerInteraction?) {
        for candidate in path where candidate !== interaction?.view {
            guard let style = candidate.hoverStyle, style.isEnabled else { continue }
            let row = Self.row(of: candidate)
            if candidate === view, row == self.row, style === self.style { return }
            guard !style.isDefault || Self.canBeSelected(candidate) else { continue }
            end()
            return begin(style, of: candidate, row)
        }
        end()
    }

    /// Ends the effect if it is that of a view.
    func end(of view: UIView) { if view === self.view { end() } }

    func end() {
        view = nil
        fill?.removeFromSuperview()
        fill = nil
        if let lift {
            let animator = PointerAnimator()
            lift.disappear(with: animator)
            animator.run()
        }
        lift = nil
    }

    private func begin(_ style: UIHoverStyle, of view: UIView, _ row: IndexPath?) {
        (self.view, self.row, self.style) = (view, row, style)
        if style.effect is UIHoverLiftEffect {
            lift = PointerEffectView(.lift(UITargetedPreview(view: view)), shape: nil)
            let animator = PointerAnimator()
            lift?.appear(with: animator)
            return animator.run()
        }
        let fill = HoverFill(shape: style.shape)
        self.fill = fill
        fill.cover(view)
    }

    private static func row(of view: UIView) -> IndexPath? {
        switch view {
        case let cell as UITableViewCell: cell.table?.baseIndexPath(for: cell)
        case let cell as UICollectionViewCell: cell.storedCollectionView?.baseIndexPath(for: cell)
        default: nil
        }
    }

    /// Returns whether a press selects the row of a cell, which is not selected.
    private static func canBeSelected(_ view: UIView) -> Bool {
        switch view {
        case let cell as UITableViewCell: !cell.showsHighlight && cell.table?.canSelectRow(of: cell) ?? false
        case let cell as UICollectionViewCell:
            !cell.showsHighlight && cell.storedCollectionView?.canSelectItem(of: cell) ?? false
        default: true
        }
    }
}

/// The fill of a view that the pointer is over.
private final class HoverFill: UIView {
    private let shape: UIShape?

    init(shape: UIShape?) {
        self.shape = shape
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .tertiarySystemFill
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable, message: "The pointer creates its fills.")
    required init?(coder: NSCoder) {
        preconditionFailure("HoverFill cannot be decoded. The pointer creates its fills.")
    }

    /// Covers a view, behind the content of a cell.
    func cover(_ view: UIView) {
        frame = view.bounds
        layer.cornerRadius = view.layer.cornerRadius
        layer.maskedCorners = view.layer.maskedCorners
        layer.cornerCurve = view.layer.cornerCurve
        guard let host = view as? any ConfigurationHost, host.storedContentView.parentView === view else {
            return view.addSubview(self)
        }
        let background = view.childViews.lazy.compactMap { $0 as? BackgroundConfigurationView }.first
        if shape == nil, let background {
            (frame, layer.cornerRadius) = (background.fillFrame, background.configuration.cornerRadius)
            layer.maskedCorners = .all
        }
        view.insertSubview(self, belowSubview: host.storedContentView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape else { return }
        let mask = CAShapeLayer()
        mask.frame = bounds
        mask.path = shape.path(in: bounds).cgPath
        layer.mask = mask
    }
}

extension UITableView {
    /// Returns whether a press selects the row of a cell.
    fileprivate final func canSelectRow(of cell: UITableViewCell) -> Bool {
        guard selectionRules.allowsAny, cell.selectionStyle != .none, let path = baseIndexPath(for: cell) else {
            return false
        }
        return canHighlight(RowPath(path))
    }
}

extension UICollectionView {
    /// Returns whether a press selects or expands the item of a cell.
    fileprivate final func canSelectItem(of cell: UICollectionViewCell) -> Bool {
        guard let path = baseIndexPath(for: cell) else { return false }
        if (cell as? UICollectionViewListCell)?.togglesExpansionByTap == true { return true }
        return selectionRules.allowsAny && canHighlight(RowPath(path))
    }
}
