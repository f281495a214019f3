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
        guard isEditing != storesEditing else {
            // The cell has come to show another row, which may be edited otherwise.
            guard isEditing else { return }
            UIView.performWithoutAnimation { makeEditControls() }
            tellTransition()
            return
        }
        if animated {
            // What is about to move must be where it moves from.
            UIView.performWithoutAnimation { layoutIfNeeded() }
        }
        var target = stateMask
        target.remove(.showingEditControl)
        if isEditing, editing.showsControl { target.insert(.showingEditControl) }
        tellWillTransition(to: target)
        if isEditing { UIView.performWithoutAnimation { makeEditControls() } }
        storesEditing = isEditing
        setNeedsUpdateConfiguration()
        accessoryDidChange(animated: animated)
        setNeedsLayout()
        guard animated else {
            UIView.performWithoutAnimation { layoutIfNeeded() }
            removeUnusedEditControls()
            tellDidTransition()
            return
        }
        UIView.animate(withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.removeUnusedEditControls()
            self?.tellDidTransition()
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
        tellWillTransition(to: stateMask)
        tellDidTransition()
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
    final var gripWidth: CGFloat { showsGrip ? ReorderGrip.width : 0 }

    /// Whether the row can be moved by a grip at its end.
    private var showsGrip: Bool { storesEditing && editing.isMovable && reorderGrip != nil }

    /// The grip by which the row can be moved; nil where none is shown.
    final var reorderControl: UIView? { showsGrip ? reorderGrip : nil }

    /// Whether the cell's grip is at a point of it.
    final func isReorderGrip(at point: CGPoint) -> Bool {
        reorderControl?.frame.contains(point) == true
    }
}
