extension UIView {
    /// Whether the view's class overrides `draw(_:)`. Only then does the view have a picture to fill: one for every
    /// view would cost a screen of memory for each container.
    final var drawsItself: Bool { OverriddenMethods.of(self).draws }

    final func drawInCurrentContext(_ context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traits.performAsCurrent { draw(bounds) }
    }
}
