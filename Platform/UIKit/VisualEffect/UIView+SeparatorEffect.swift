extension UIView {
    /// Makes the view a line between rows, in a color, or in the colors that an effect makes of what is behind it.
    final func showSeparator(color: UIColor, effect: UIVisualEffect?) {
        let vibrancy = (effect as? UIVibrancyEffect)?.compositing(for: traitCollection)
        let backdrop = (effect as? UIBlurEffect).map { BlurMaterial($0.style).backdrop(for: traitCollection) }
        // Only the alpha of a vibrant line counts.
        let shown = vibrancy != nil ? .black : backdrop != nil ? nil : color
        if backgroundColor != shown { backgroundColor = shown }
        layer.compositing = vibrancy
        if layer.backdrop != backdrop { layer.backdrop = backdrop }
    }
}
