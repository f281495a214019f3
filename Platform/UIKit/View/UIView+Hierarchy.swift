extension UIView {
    final var baseWindow: UIWindow? { (self as? UIWindow) ?? currentWindow }

    final func baseAddSubview(_ view: UIView) {
        insert(view, at: childViews.count)
    }

    final func baseInsertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    final func baseInsertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }

    final func baseInsertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }

    final func baseExchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (childViews[min(index1, index2)], childViews[max(index1, index2)])
        guard low !== high else { return }
        insert(low, at: max(index1, index2))
        insert(high, at: min(index1, index2))
    }

    final func baseBringSubviewToFront(_ view: UIView) {
        guard view.parentView === self, childViews.last !== view else { return }
        insert(view, at: childViews.count)
    }

    final func baseSendSubviewToBack(_ view: UIView) {
        guard view.parentView === self, childViews.first !== view else { return }
        insert(view, at: 0)
    }

    final func baseRemoveFromSuperview() {
        guard let parent = parentView else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if currentWindow != nil { notifyWillMove(toWindow: nil) }
        resignContainedFirstResponder()
        autoLayoutState?.deactivateExternalConstraints(self)
        layoutWillLeaveSuperview()
        parent.childViews.removeAll { $0 === self }
        parentView = nil
        storedLayer.removeFromSuperlayer()
        if currentWindow != nil { move(toWindow: nil) }
        didMoveToSuperview()
    }

    final func baseIsDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let ancestor = next {
            if ancestor === view { return true }
            next = ancestor.parentView
        }
        return false
    }

    final func baseViewWithTag(_ tag: Int) -> UIView? {
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
            !baseIsDescendant(of: view),
            "UIView: \(view) cannot be added to \(self), because it contains it. Add another view.")
        if view.parentView === self {
            childViews.removeAll { $0 === view }
            place(view, at: index)
            return
        }
        let oldWindow = view.currentWindow
        let newWindow = baseWindow
        if let old = view.parentView {
            old.willRemoveSubview(view)
        }
        view.willMove(toSuperview: self)
        if newWindow !== oldWindow { view.notifyWillMove(toWindow: newWindow) }
        // Also for a view without a superview, whose former superview may have been released with the
        // constraints that it held.
        view.autoLayoutState?.deactivateExternalConstraints(view)
        view.layoutWillLeaveSuperview()
        if let old = view.parentView {
            old.childViews.removeAll { $0 === view }
        }
        view.parentView = self
        view.layoutDidJoinSuperview()
        place(view, at: index)
        view.inheritTraits()
        if newWindow !== oldWindow {
            view.move(toWindow: newWindow)
            if newWindow != nil { PendingFirstResponder.windowDidChange() }
        }
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
            storedLayer.insertSublayer(view.storedLayer, above: childViews[index - 1].storedLayer)
        } else if childViews.count > 1 {
            storedLayer.insertSublayer(view.storedLayer, below: childViews[1].storedLayer)
        } else {
            storedLayer.addSublayer(view.storedLayer)
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
        if window == nil { storedLayer.endRepeatedAnimations() }
        if AppearanceRules.isActive, window != nil { AppearanceRules.apply(to: self) }
        SystemLargeContent.environmentDidChange(of: self)
        didMoveToWindow()
        controller?.viewDidMove(toWindow: window)
        for view in childViews where view.currentWindow !== window { view.move(toWindow: window) }
    }

    private func resignContainedFirstResponder() {
        guard let window = baseWindow, let first = window.firstResponder,
            let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, view.baseIsDescendant(of: self)
        else { return }
        window.forceEndEditing(first)
    }

    final func propagateTintColorChange() {
        tintColorDidChange()
        for view in childViews where view.ownTintColor == nil { view.propagateTintColorChange() }
    }
}
