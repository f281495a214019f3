extension UIView {
    /// The layout guides of the view: those that were added, and the system guides that have been accessed.
    public final var layoutGuides: [UILayoutGuide] { autoLayoutState?.guides ?? [] }

    /// Adds a layout guide to the view, removing it from its previous owner.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        ensuredAutoLayoutState.guides.append(layoutGuide)
        setNeedsLayout()
    }

    /// Removes a layout guide and deactivates its constraints.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let autoLayoutState else { return }
        for constraint in autoLayoutState.constraints + autoLayoutState.externalConstraints
        where constraint.isAbout(layoutGuide) {
            constraint.isActive = false
        }
        autoLayoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        setNeedsLayout()
    }

    /// The layout guide inset by the view's margins.
    public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

    /// The layout guide of the area that is not covered by bars or screen cutouts.
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The layout guide inside the margins with a width that is comfortable for reading.
    public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    /// Returns the system guide of a kind, which is created if necessary.
    final func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
        if let guide = autoLayoutState?.guides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide(kind)
        guide.owner = self
        ensuredAutoLayoutState.guides.append(guide)
        return guide
    }
}

extension UIScrollView {
    /// The layout guide of the scrollable content. Constraints between it and the content determine the
    /// content size.
    public final var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

    /// The layout guide of the scroll view's frame, which does not scroll.
    public final var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
