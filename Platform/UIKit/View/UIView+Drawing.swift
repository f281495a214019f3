internal import CMethodLookup

extension UIView {
    /// Whether the view's class overrides `draw(_:)`. Only then does the view have a picture to fill: one for every
    /// view would cost a screen of memory for each container.
    final var drawsItself: Bool {
        let type = ObjectIdentifier(Swift.type(of: self))
        if let known = Self.classesThatDraw[type] { return known }
        let answer = method_lookup_overrides_draw(
            unsafeBitCast(Swift.type(of: self), to: UnsafeRawPointer.self),
            unsafeBitCast(UIView.self, to: UnsafeRawPointer.self))
        Self.classesThatDraw[type] = answer
        return answer
    }

    private static var classesThatDraw: [ObjectIdentifier: Bool] = [:]

    final func drawInCurrentContext(_ context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traits.performAsCurrent { draw(bounds) }
    }
}
