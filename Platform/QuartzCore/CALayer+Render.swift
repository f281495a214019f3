import CoreGraphics

extension CALayer {
    /// Draws the layer and its sublayers into `ctx` as currently displayed, except for animations of the
    /// layer itself. The layer's bounds are placed in the context's coordinates.
    ///
    /// Pending display passes are performed first, pending layout passes are not. A hidden layer draws
    /// nothing.
    public final func render(in ctx: CGContext) {
        displayTree()
        Renderer(scale: contentsScale).paint(self, into: ctx)
    }
}
