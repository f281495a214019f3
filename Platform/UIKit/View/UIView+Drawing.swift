extension UIView {
    /// Whether the view's class overrides `draw(_:)`. Only then has the view a bitmap; one for every view
    /// would require the memory of a screen for each container.
    final var drawsItself: Bool { OverriddenMethods.of(self).draws }

    final func drawInCurrentContext(_ context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traits.performAsCurrent { draw(bounds) }
    }
}
