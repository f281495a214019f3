extension UIView {
    /// The layout guides of the view: those that were added, and those of the system's that were asked for.
    public final var layoutGuides: [UILayoutGuide] { autoLayoutState?.guides ?? [] }

    /// Gives the view a guide to keep. A guide that another view has is taken from it.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        ensuredAutoLayoutState.guides.append(layoutGuide)
        setNeedsLayout()
    }

    /// Takes a guide away from the view, and with it the constraints that are about it.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let autoLayoutState else { return }
        for constraint in autoLayoutState.constraints + autoLayoutState.constraintsFromAbove
        where constraint.isAbout(layoutGuide) {
            constraint.isActive = false
        }
        autoLayoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        setNeedsLayout()
    }

    /// The rectangle inside of the view's margins.
    public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

    /// The rectangle that no bar and none of the screen's own furniture covers.
    public final var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The rectangle inside of the margins that is no wider than is comfortable to read.
    public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    /// The guide of that kind, made now if nobody has asked for it before.
    final func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
        if let guide = autoLayoutState?.guides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide(kind)
        guide.owner = self
        ensuredAutoLayoutState.guides.append(guide)
        return guide
    }
}

extension UIScrollView {
    /// The rectangle of what is scrolled: constraints between it and what is inside of the scroll view say how large the content is.
    public final var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

    /// The rectangle of the scroll view itself, which stays where it is while content is scrolled.
    public final var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
