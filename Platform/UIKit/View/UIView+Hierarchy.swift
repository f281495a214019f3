extension UIView {
    /// The subviews, from back to front.
    public final var subviews: [UIView] { childViews }

    /// The view that contains this one.
    public final var superview: UIView? { parentView }

    /// The window that contains the view.
    public final var window: UIWindow? { (self as? UIWindow) ?? currentWindow }

    /// Adds a view in front of the other subviews.
    public final func addSubview(_ view: UIView) {
        insert(view, at: childViews.count)
    }

    /// Inserts a view at an index of `subviews`.
    public final func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view directly behind a subview.
    public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    /// Inserts a view directly in front of a subview.
    public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    /// Exchanges the subviews at two indices.
    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (childViews[min(index1, index2)], childViews[max(index1, index2)])
        guard low !== high else { return }
        insert(low, at: max(index1, index2))
        insert(high, at: min(index1, index2))
    }

    /// Moves a subview in front of the others.
    public final func bringSubviewToFront(_ view: UIView) {
        guard view.parentView === self, childViews.last !== view else { return }
        insert(view, at: childViews.count)
    }

    /// Moves a subview behind the others.
    public final func sendSubviewToBack(_ view: UIView) {
        guard view.parentView === self, childViews.first !== view else { return }
        insert(view, at: 0)
    }

    /// Removes the view from its superview.
    public final func removeFromSuperview() {
        guard let parent = parentView else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if currentWindow != nil { notifyWillMove(toWindow: nil) }
        resignContainedFirstResponder()
        autoLayoutState?.deactivateExternalConstraints(self)
        layoutSuperviewChanges()
        parent.childViews.removeAll { $0 === self }
        parentView = nil
        layer.removeFromSuperlayer()
        if currentWindow != nil { move(toWindow: nil) }
        didMoveToSuperview()
    }

    /// Returns whether the view is `view` or one of its descendants.
    public final func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let ancestor = next {
            if ancestor === view { return true }
            next = ancestor.parentView
        }
        return false
    }

    /// Returns the view with a tag: this view or a descendant.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in childViews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        guard let index = childViews.filter({ $0 !== view }).firstIndex(where: { $0 === sibling }) else {
            preconditionFailure("UIView: \(sibling) is not a subview of \(self). Insert the view beside a subview.")
        }
        insert(view, at: index + offset)
    }

    private func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view),
            "UIView: \(view) cannot be added to \(self), because it contains it. Add another view.")
        if view.parentView === self {
            childViews.removeAll { $0 === view }
            place(view, at: index)
            return
        }
        let oldWindow = view.currentWindow
        let newWindow = window
        if let old = view.parentView {
            old.willRemoveSubview(view)
        }
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.notifyWillMove(toWindow: newWindow) }
        // Also for a view without a superview, whose former superview may have been released with the
        // constraints that it held.
        view.autoLayoutState?.deactivateExternalConstraints(view)
        view.layoutSuperviewChanges()
        if let old = view.parentView {
            old.childViews.removeAll { $0 === view }
        }
        view.parentView = self
        view.layoutSuperviewChanges()
        place(view, at: index)
        view.inheritTraits()
        if newWindow !== oldWindow { view.move(toWindow: newWindow) }
        view.updateSafeArea()
        if type(of: view).requiresConstraintBasedLayout { view.setNeedsUpdateConstraints() }
        if view.autoLayoutState?.updateFlags.isEmpty == false { view.markConstraintUpdateAbove() }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.ownTintColor == nil, ownTintColor != nil || parentView != nil { view.propagateTintColorChange() }
    }

    private func place(_ view: UIView, at index: Int) {
        let index = min(max(0, index), childViews.count)
        childViews.insert(view, at: index)
        // A layer may have sublayers that belong to no view. Those of views are in the order of the views.
        if index > 0 {
            layer.insertSublayer(view.layer, above: childViews[index - 1].layer)
        } else if childViews.count > 1 {
            layer.insertSublayer(view.layer, below: childViews[1].layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func notifyWillMove(toWindow window: UIWindow?) {
        willMove(toWindow: window)
        controller?.viewWillMove(toWindow: window)
        for view in childViews { view.notifyWillMove(toWindow: window) }
    }

    /// Notifies the view and its descendants of their new window.
    final func move(toWindow window: UIWindow?) {
        currentWindow = window
        if window == nil { layer.endRepeatedAnimations() }
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
        for view in childViews where view.currentWindow !== window { view.move(toWindow: window) }
    }

    private func resignContainedFirstResponder() {
        guard let window, let first = window.firstResponder,
            let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self)
        else { return }
        window.forceEndEditing(first)
    }

    final func propagateTintColorChange() {
        tintColorDidChange()
        for view in childViews where view.ownTintColor == nil { view.propagateTintColorChange() }
    }
}
