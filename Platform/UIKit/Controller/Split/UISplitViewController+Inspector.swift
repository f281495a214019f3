/// The inspector: the column at the trailing edge, or a sheet while the split view is collapsed.
extension UISplitViewController {
    /// Whether the inspector is shown, as a column or in a sheet.
    final var showsInspector: Bool {
        showsInspectorColumn || isCollapsed && content(of: .inspector)?.presentingViewController != nil
    }

    /// Shows or hides the inspector. Has no effect if the column has no controller.
    final func setInspectorShown(_ isShown: Bool, animated: Bool = true) {
        guard isShown != showsInspector, let content = content(of: .inspector) else { return }
        if isShown {
            delegate?.splitViewController(self, willShow: .inspector)
        } else {
            delegate?.splitViewController(self, willHide: .inspector)
        }
        if !isCollapsed {
            changeColumn(content, isShown, animated)
        } else if isShown {
            present(content, animated: animated)
        } else {
            content.dismiss(animated: animated)
        }
    }

    private func changeColumn(_ content: UIViewController, _ isShown: Bool, _ animated: Bool) {
        showsInspectorColumn = isShown
        let isAnimated = animated && isVisible && UIView.areAnimationsEnabled
        if isShown {
            addChild(content)
            updateTraits(of: .inspector)
            content.didMove(toParent: self)
        } else {
            content.beginMoving(to: nil)
        }
        guard isViewLoaded, let columnView = columnViews[.inspector] else { return }
        content.loadViewIfNeeded()
        (content as? UINavigationController)?.topViewController?.loadViewIfNeeded()
        if isVisible { content.beginAppearanceTransition(isShown, animated: isAnimated) }
        let finish = { [weak self] in
            if self?.isVisible == true { content.endAppearanceTransition() }
            guard self?.showsInspectorColumn == false else { return }
            columnView.clear()
            content.removeFromParent()
            self?.layOutColumns()
        }
        if isShown { columnView.show(content.view) }
        guard isAnimated else {
            layOutColumns()
            return finish()
        }
        // The column moves in from beyond the edge, and out to there.
        columnView.isHidden = false
        UIView.animate(withDuration: SplitModeChange.duration, delay: 0, options: .curveEaseInOut) {
            self.layOutColumns()
            columnView.isHidden = false
            columnView.layoutIfNeeded()
            self.columnViews[.secondary]?.layoutIfNeeded()
        } completion: { _ in
            finish()
        }
    }

    /// Sets the inspector's controller.
    final func replaceInspector(with new: UIViewController?) {
        let wasShown = showsInspector
        setInspectorShown(false, animated: false)
        install(new, in: .inspector)
        if wasShown, new != nil { setInspectorShown(true, animated: false) }
    }
}
