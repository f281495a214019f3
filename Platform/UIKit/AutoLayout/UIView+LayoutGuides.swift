extension UIView {
    final func baseAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        ensuredAutoLayoutState.guides.append(layoutGuide)
        setNeedsLayout()
    }

    final func baseRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, let autoLayoutState else { return }
        for constraint in autoLayoutState.constraints + autoLayoutState.externalConstraints
        where constraint.isAbout(layoutGuide) {
            constraint.isActive = false
        }
        layoutGuide.determiningEngine?.0.removeFrame(of: layoutGuide.layoutReference)
        autoLayoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
        setNeedsLayout()
    }

    /// Returns the system guide of a kind, which is created if necessary.
    final func systemGuide(_ kind: SystemGuideKind) -> UILayoutGuide {
        if let guide = autoLayoutState?.guides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide(kind)
        guide.owner = self
        ensuredAutoLayoutState.guides.append(guide)
        return guide
    }
}
