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
        // At once: those about its size are the view's own, which would take them along.
        generated.end(about: view)
        arrangementDidChange()
    }

    /// Something has changed by which the constraints are made: they are made anew before the next layout.
    final func arrangementDidChange() { setNeedsUpdateConstraints() }

    /// Makes the constraints by what is arranged now, and how.
    final func updateArrangement() {
        var arrangement = StackArrangement(of: self)
        arrangement.distribute()
        arrangement.align()
        generated.change(to: arrangement.rules, in: self)
    }

    /// Inside of an animation, a view that was hidden is seen until it is over, while the room for it closes; and the
    /// stack is laid out within the animation, without being told.
    final func animateVisibility(of view: UIView) {
        let key = "UISV-hiding"
        view.layer.removeAnimation(forKey: key)
        guard UIView.areAnimationsEnabled, let animation = ViewAnimation.current else { return }
        if view.isHidden {
            let shown = animation.makeAnimation(keyPath: "hidden")
            shown.fromValue = CGFloat(0)
            shown.toValue = CGFloat(0)
            view.layer.add(shown, forKey: key)
        }
        ViewAnimation.layOutAtEnd(layoutRoot)
    }
}
