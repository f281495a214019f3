/// Traits, safe area and margins, which a view inherits from its superview.
extension UIView {
    /// Inherits the traits of the superview, or of the screen in a window, and passes them on to the
    /// subviews.
    final func inheritTraits() {
        let inherited = parentView?.traits ?? screenTraits ?? .current
        var new = inherited
        if let controller { new = controller.adjusting(new) }
        if overrideUserInterfaceStyle != .unspecified {
            new = new.overriding(overrideUserInterfaceStyle)
        }
        guard new !== traits else { return }
        let old = traits
        let oldDirection = effectiveUserInterfaceLayoutDirection
        traits = new
        guard new != old else { return }
        if effectiveUserInterfaceLayoutDirection != oldDirection { layoutDirectionDidChange() }
        if new.displayScale > 0 { layer.contentsScale = new.displayScale }
        applyBackgroundColor()
        if drawsItself { setNeedsDisplay() }
        for observer in traitObservers { observer.traitsDidChange(to: new) }
        for view in childViews { view.inheritTraits() }
        new.performAsCurrent {
            controller?.traitCollectionDidChange(old)
            traitCollectionDidChange(old)
        }
        setNeedsLayout()
    }

    final func applyBackgroundColor() {
        let old = layer.backgroundColor
        layer.backgroundColor = backgroundColor?.resolvedColor(with: traits).cgColor
        // A bitmap contains the color that was opaque when it was drawn.
        if layer.contents is CGImage, old != layer.backgroundColor, drawsItself { setNeedsDisplay() }
        layer.isOpaque = isOpaque && layer.backgroundColor?.alpha == 1
    }

    /// The direction in which the view's contents are laid out.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Computes the safe area, and those of the subviews if it has changed.
    final func updateSafeArea() {
        let new = measuredSafeArea
        guard new != ownSafeArea else { return }
        ownSafeArea = new
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for view in childViews { view.updateSafeArea() }
    }

    private var measuredSafeArea: UIEdgeInsets {
        guard let parentView else { return screenSafeArea }
        let outer = parentView.safeAreaInsetsForSubviews
        let additional = controller?.allAdditionalSafeAreaInsets ?? .zero
        guard outer != .zero else { return additional }
        // Uses the position without the transform, so that a temporary transform does not cause layout.
        let size = layer.bounds.size
        let frame = CGRect(
            x: layer.position.x - layer.anchorPoint.x * size.width,
            y: layer.position.y - layer.anchorPoint.y * size.height, width: size.width, height: size.height)
        let bounds = parentView.layer.bounds
        // Where the superview has no inset, a view that extends over its edge, such as scrolled content, has
        // none either.
        return UIEdgeInsets(
            top: outer.top > 0 ? max(0, min(frame.height, bounds.minY + outer.top - frame.minY)) : 0,
            left: outer.left > 0 ? max(0, min(frame.width, bounds.minX + outer.left - frame.minX)) : 0,
            bottom: outer.bottom > 0 ? max(0, min(frame.height, frame.maxY - bounds.maxY + outer.bottom)) : 0,
            right: outer.right > 0 ? max(0, min(frame.width, frame.maxX - bounds.maxX + outer.right)) : 0
        ) + additional
    }

    /// The margins of the contents, including the safe area. Setting them sets the distances from the edges,
    /// or from the safe area.
    public final var layoutMargins: UIEdgeInsets {
        get {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            var margins = directionalLayoutMargins.resolved(rightToLeft: isRightToLeft)
            if insetsLayoutMarginsFromSafeArea { margins = margins + ownSafeArea }
            if preservesSuperviewLayoutMargins, let parentView {
                let outer = parentView.layoutMargins
                let frame = layer.frame
                let size = parentView.layer.bounds.size
                margins.left = max(margins.left, outer.left - frame.minX)
                margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
                if parentView.passesVerticalMarginsToSubviews {
                    margins.top = max(margins.top, outer.top - frame.minY)
                    margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
                }
            }
            return margins
        }
        set {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
                bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
        }
    }

    /// The margins relative to the reading direction, without the safe area. They are 8 points by default;
    /// the view of a controller has the system's minimum at its sides, and none at its top and bottom.
    public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            if let ownMargins { return ownMargins }
            if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
                return controller.systemMinimumLayoutMargins
            }
            return standardLayoutMargins
        }
        set {
            guard ownMargins != newValue else { return }
            ownMargins = newValue
            propagateMarginsChange()
        }
    }

    private func propagateMarginsChange() {
        layoutMarginsDidChange()
        for view in childViews where view.preservesSuperviewLayoutMargins { view.propagateMarginsChange() }
    }
}

extension UITraitCollection {
    func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
    }
}
