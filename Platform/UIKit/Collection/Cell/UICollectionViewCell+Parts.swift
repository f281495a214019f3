/// The background views and the content view of a cell.
extension UICollectionViewCell {
    /// Whether the cell is displayed as selected or highlighted.
    final var showsHighlight: Bool { isSelected || isHighlighted }

    final func highlightDidChange() {
        if showsHighlight { currentWindow?.screen.input?.pointer.endHover(of: self) }
        updateSelectedBackground()
        storedContentView.setHighlightOfContents(showsHighlight)
        setNeedsUpdateConfiguration()
    }

    final func updateSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard showsHighlight else { return view.removeFromSuperview() }
        guard view.parentView !== self else { return }
        view.frame = bounds
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }

    final func layoutParts() {
        let contentFrame = contentViewFrame
        if storedContentView.frame != contentFrame { storedContentView.frame = contentFrame }
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.parentView === self, view.frame != bounds { view.frame = bounds }
        }
    }

    /// Returns the size of the contents, or `nil` if neither constraints nor a configuration determine it.
    final func contentFittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
        -> CGSize?
    {
        updateConfigurationIfNeeded()
        guard contentConfiguration != nil else {
            return storedContentView.constraintFittingSize(target, horizontal: horizontal, vertical: vertical)
        }
        guard horizontal == .required else {
            return storedContentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        let height =
            vertical == .required
            ? target.height : storedContentView.configuredHeight(start: 0, end: target.width, of: target.width)
        return CGSize(width: target.width, height: height)
    }

    final func restoreCell(from coder: NSCoder) {
        backgroundView = coder.anyObject("UIBackgroundView")
        selectedBackgroundView = coder.anyObject("UISelectedBackgroundView")
    }

    final func archiveCell(into coder: NSCoder) {
        coder.encode(storedContentView, forKey: "UIContentView")
        coder.encode(backgroundView, forKey: "UIBackgroundView")
        coder.encode(selectedBackgroundView, forKey: "UISelectedBackgroundView")
    }
}

extension UIView {
    /// Highlights the labels and image views in the view, except inside of controls.
    fileprivate final func setHighlightOfContents(_ isHighlighted: Bool) {
        for view in childViews {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            case is UIControl: continue
            default: view.setHighlightOfContents(isHighlighted)
            }
        }
    }
}
