/// The controls of a cell whose row is being edited.
extension UITableViewCell {
    /// How long cells take to begin and end editing, in seconds: as on iOS.
    static let editingDuration: TimeInterval = 0.3

    /// What the cell shows beside its contents.
    final var stateMask: StateMask {
        var mask: StateMask = []
        if storesEditing, editing.showsControl { mask.insert(.showingEditControl) }
        if storesShowingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    /// Begins or ends editing, and puts the controls in place.
    final func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != storesEditing else { return updateEditControls() }
        if animated {
            // What is about to move must be where it moves from.
            UIView.performWithoutAnimation { layoutIfNeeded() }
        }
        var target = stateMask
        target.remove(.showingEditControl)
        if isEditing, editing.showsControl { target.insert(.showingEditControl) }
        willTransition(to: target)
        if isEditing { UIView.performWithoutAnimation { makeEditControls() } }
        storesEditing = isEditing
        setNeedsUpdateConfiguration()
        accessoryDidChange()
        setNeedsLayout()
        guard animated else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            removeUnusedEditControls()
            didTransition(to: target)
            return
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeUnusedEditControls()
            self?.didTransition(to: target)
        }
    }

    /// Makes what editing needs and is not there, where it slides in from.
    private func makeEditControls() {
        if editing.showsControl, editControl == nil {
            let control = EditControl()
            control.addAction(UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
            addSubview(control)
            editControl = control
        }
        if editing.isMovable, showsReorderControl, reorderGrip == nil {
            let grip = ReorderGrip()
            addSubview(grip)
            reorderGrip = grip
        }
        updateEditControls()
        layoutIfNeeded()
    }

    final func updateEditControls() {
        editControl?.show(editing, isSelected: isSelected)
    }

    private func removeUnusedEditControls() {
        guard !storesEditing else { return }
        editControl?.removeFromSuperview()
        editControl = nil
        reorderGrip?.removeFromSuperview()
        reorderGrip = nil
    }

    private func editControlTapped() {
        table?.editControlTapped(in: self)
    }

    /// How far the contents are moved in by what stands before them.
    final var editingIndent: CGFloat { storesEditing && editing.makesRoom ? EditControl.width : 0 }

    /// How much the grip takes at the end of the row.
    final var gripWidth: CGFloat { storesEditing && reorderGrip != nil ? ReorderGrip.width : 0 }

    /// Whether the cell's grip is at a point of it.
    final func isReorderGrip(at point: CGPoint) -> Bool {
        storesEditing && reorderGrip?.frame.contains(point) == true
    }
}
