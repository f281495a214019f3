extension UIControl {
    final func updateMenuInteraction() {
        if isContextMenuInteractionEnabled {
            let interaction = UIContextMenuInteraction(delegate: self)
            menuInteraction = interaction
            addInteraction(interaction)
        } else if let interaction = menuInteraction {
            interaction.dismissMenu()
            removeInteraction(interaction)
            menuInteraction = nil
        }
    }

    /// The default attachment point of the menu: at the bottom, aligned to the left or right edge if the
    /// control's center is in the left or right third of the window.
    final var defaultMenuPoint: CGPoint {
        guard let window else { return CGPoint(x: bounds.midX, y: bounds.maxY) }
        let centerX = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil).x
        var x = bounds.midX
        if centerX < window.bounds.width / 3 { x = bounds.minX }
        if centerX > window.bounds.width * 2 / 3 { x = bounds.maxX }
        return CGPoint(x: x, y: bounds.maxY)
    }

    final var liftedPreview: UITargetedPreview? {
        guard window != nil, superview != nil else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: self, parameters: parameters)
    }
}
