/// The controls of a cell whose row is being edited.
extension UITableViewCell {
    /// The duration in which cells begin and end editing, in seconds, as on iOS.
    static let editingDuration: TimeInterval = 0.3

    /// The controls that the cell displays beside its contents.
    final var stateMask: StateMask {
        var mask: StateMask = []
        if storedEditing, editing.showsControl { mask.insert(.showingEditControl) }
        if storedShowingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Begins or ends editing, and lays out the controls.
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != storedEditing else {
            // The cell displays another row, whose editing style may differ.
            guard isEditing else { return }
            UIView.performWithoutAnimation { makeEditControls() }
            tellTransition()
            return
        }
        if animated {
            // The animation starts from the current layout.
            UIView.performWithoutAnimation { layoutIfNeeded() }
        }
        var target = stateMask
        target.remove(.showingEditControl)
        if isEditing, editing.showsControl { target.insert(.showingEditControl) }
        notifyWillTransition(to: target)
        if isEditing { UIView.performWithoutAnimation { makeEditControls() } }
        storedEditing = isEditing
        setNeedsUpdateConfiguration()
        accessoryDidChange(animated: animated)
        setNeedsLayout()
        guard animated else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            removeUnusedEditControls()
            notifyDidTransition()
            return
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeUnusedEditControls()
            self?.notifyDidTransition()
        }
    }

    /// Creates missing controls at the positions from which they slide in.
    private func makeEditControls() {
        if editing.showsControl, editControl == nil {
            let control = EditControl()
            control.addAction(UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
            addSubview(control)
            editControl = control
        }
        if editing.isMovable, reorderGrip == nil {
            let grip = ReorderGrip()
            addSubview(grip)
            reorderGrip = grip
        }
        updateEditControls()
        setNeedsLayout()
        layoutIfNeeded()
    }

    private func tellTransition() {
        notifyWillTransition(to: stateMask)
        notifyDidTransition()
    }

    final func updateEditControls() {
        editControl?.appearance = editing.controlAppearance(isSelected: isSelected)
    }

    private func removeUnusedEditControls() {
        guard !storedEditing else { return }
        editControl?.removeFromSuperview()
        editControl = nil
        reorderGrip?.removeFromSuperview()
        reorderGrip = nil
    }

    private func editControlTapped() {
        table?.editControlTapped(in: self)
    }

    /// The indentation of the contents because of editing controls, in points.
    final var editingIndent: CGFloat { storedEditing && editing.isIndented ? EditControl.width : 0 }

    /// The width of the reorder control at the end of the row, in points.
    final var gripWidth: CGFloat { showsGrip ? ReorderGrip.width : 0 }

    private var showsGrip: Bool { storedEditing && editing.isMovable && reorderGrip != nil }

    /// The visible reorder control, or `nil` if there is none.
    final var reorderControl: UIView? { showsGrip ? reorderGrip : nil }

    /// Returns whether a point is in the cell's reorder control.
    final func isReorderGrip(at point: CGPoint) -> Bool {
        reorderControl?.frame.contains(point) == true
    }
}
