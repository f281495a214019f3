import CoreGraphics

extension CALayer {
    /// Draws the layer and its sublayers into `ctx`, as they look at this moment, with the layer's bounds where the
    /// context's coordinates say. Animations of the layer itself don't count.
    ///
    /// Contents that are due are drawn first; layout that is due is not done. A layer that is hidden draws nothing.
    public final func render(in ctx: CGContext) {
        displayTree()
        Renderer(scale: contentsScale).paint(self, into: ctx)
    }
}
