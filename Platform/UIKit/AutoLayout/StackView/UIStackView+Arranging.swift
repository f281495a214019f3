import QuartzCore

extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        arranged.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(index, arranged.count))
        arrangementDidChange()
    }

    final func stopArranging(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        // Deactivated at once, because the view itself holds its size constraints and would keep them.
        generated.end(about: view)
        arrangementDidChange()
    }

    /// Requests an update of the generated constraints before the next layout.
    final func arrangementDidChange() { setNeedsUpdateConstraints() }

    /// Updates the generated constraints.
    final func updateArrangement() {
        var arrangement = StackArrangement(of: self)
        arrangement.distribute()
        arrangement.align()
        generated.change(to: arrangement.rules, in: self)
    }

    /// In an animation block, keeps a view that is being hidden visible while its space collapses, and
    /// animates the layout of the stack without an explicit layout call.
    final func animateVisibility(of view: UIView) {
        let key = "UISV-hiding"
        view.layer.removeAnimation(forKey: key)
        guard UIView.areAnimationsEnabled, let animation = ViewAnimation.current else { return }
        if view.isHidden {
            let shown = animation.makeAnimation(of: .isHidden)
            shown.fromValue = CGFloat(0)
            shown.toValue = CGFloat(0)
            view.layer.add(shown, forKey: key)
        }
        ViewAnimation.layOutAtEnd(layoutRoot)
    }
}
