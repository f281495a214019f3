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
        if let traitAdjustments { new = traitAdjustments.adjusting(new) }
        guard new !== traits else { return }
        let old = traits
        let oldDirection = baseEffectiveUserInterfaceLayoutDirection
        traits = new
        guard new != old else { return }
        if AppearanceRules.isActive, currentWindow != nil { AppearanceRules.apply(to: self) }
        if baseEffectiveUserInterfaceLayoutDirection != oldDirection { layoutDirectionDidChange() }
        if new.displayScale > 0 { storedLayer.contentsScale = new.displayScale }
        applyBackgroundColor()
        if drawsItself { setNeedsDisplay() }
        SystemLargeContent.environmentDidChange(of: self)
        for observer in traitObservers { observer.traitsDidChange(to: new) }
        for view in childViews { view.inheritTraits() }
        new.performAsCurrent {
            controller?.traitCollectionDidChange(old)
            controller?.notifyTraitRegistrations(from: old, to: new)
            controller?.traitsOfContentUnavailableConfigurationDidChange()
            traitCollectionDidChange(old)
            notifyTraitRegistrations(from: old, to: new)
        }
        setNeedsLayout()
    }

    final func applyBackgroundColor() {
        let old = storedLayer.backgroundColor
        storedLayer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traits).cgColor
        // A bitmap contains the color that was opaque when it was drawn.
        if storedLayer.content.image != nil, old != storedLayer.backgroundColor, drawsItself { setNeedsDisplay() }
        storedLayer.isOpaque = isOpaque && storedLayer.backgroundColor?.alpha == 1
    }

    final var baseEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute.layoutDirection(
            relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
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
        let size = storedLayer.bounds.size
        let frame = CGRect(
            x: storedLayer.position.x - storedLayer.anchorPoint.x * size.width,
            y: storedLayer.position.y - storedLayer.anchorPoint.y * size.height, width: size.width, height: size.height)
        let bounds = parentView.storedLayer.bounds
        // Where the superview has no inset, a view that extends over its edge, such as scrolled content, has
        // none either.
        return UIEdgeInsets(
            top: outer.top > 0 ? max(0, min(frame.height, bounds.minY + outer.top - frame.minY)) : 0,
            left: outer.left > 0 ? max(0, min(frame.width, bounds.minX + outer.left - frame.minX)) : 0,
            bottom: outer.bottom > 0 ? max(0, min(frame.height, frame.maxY - bounds.maxY + outer.bottom)) : 0,
            right: outer.right > 0 ? max(0, min(frame.width, frame.maxX - bounds.maxX + outer.right)) : 0
        ) + additional
    }

    final var baseLayoutMargins: UIEdgeInsets {
        get {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            var margins = directionalLayoutMargins.resolved(rightToLeft: isRightToLeft)
            if insetsLayoutMarginsFromSafeArea { margins = margins + ownSafeArea }
            if preservesSuperviewLayoutMargins, let parentView {
                let outer = parentView.layoutMargins
                let frame = storedLayer.frame
                let size = parentView.storedLayer.bounds.size
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

    final var baseDirectionalLayoutMargins: NSDirectionalEdgeInsets {
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

extension UISemanticContentAttribute {
    /// Returns the layout direction of contents with the attribute. Playback controls and spatial content are
    /// not mirrored.
    func layoutDirection(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }
}
