import Foundation

/// The two passes before a frame: layout, then display.
extension CALayer {
    /// Asks for `layoutSublayers()` in the next layout pass.
    public final func setNeedsLayout() {
        guard !layoutNeed.contains(.itself) else { return }
        markNeed(\.layoutNeed)
    }

    /// Whether `layoutSublayers()` is due.
    public final func needsLayout() -> Bool { layoutNeed.contains(.itself) }

    /// Does the layout that is due in this layer and below it, from the layers above that are due as well.
    public final func layoutIfNeeded() {
        var top = self
        while let above = top.parent, above.layoutNeed.contains(.itself) { top = above }
        // A layout may ask for one more, as when it changes its own size; one that never comes to rest must not hang. Only
        // here: a limit at each level of the tree would be a power of the depth.
        for _ in 0..<16 where !top.layoutNeed.isEmpty { top.layoutTree() }
    }

    private func layoutTree() {
        if layoutNeed.contains(.itself) {
            layoutNeed.remove(.itself)
            layoutSublayers()
        }
        guard layoutNeed.contains(.descendants) else { return }
        layoutNeed.remove(.descendants)
        for layer in children where !layer.layoutNeed.isEmpty {
            layer.layoutTree()
        }
    }

    /// Asks for the contents to be drawn anew in the next display pass.
    public final func setNeedsDisplay() {
        guard !displayNeed.contains(.itself) else { return }
        markNeed(\.displayNeed)
    }

    /// As `setNeedsDisplay()`: contents are drawn whole.
    public final func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Whether the contents are due to be drawn.
    public final func needsDisplay() -> Bool { displayNeed.contains(.itself) }

    /// Draws the contents of this layer if that is due.
    public final func displayIfNeeded() {
        guard displayNeed.contains(.itself) else { return }
        displayNeed.remove(.itself)
        display()
    }

    /// Draws the contents that are due in this layer and below it.
    package final func displayTree() {
        guard !displayNeed.isEmpty else { return }
        let isDueBelow = displayNeed.contains(.descendants)
        displayNeed.remove(.descendants)
        displayIfNeeded()
        if isDueBelow {
            for layer in children { layer.displayTree() }
        }
    }

    /// Draws the layer into a picture of its size, which becomes its contents.
    package final func displayAsPicture() {
        let size = model.bounds.size
        let scale = max(1, contentsScale)
        guard size.width > 0, size.height > 0 else {
            contents = nil
            return
        }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard PictureLimit.allows(width: width, height: height) else {
            // Core Animation says so, too, and goes on.
            let warning =
                "[CALayer] a layer of \(width) by \(height) pixels is too large to be drawn, and stays empty\n"
            FileHandle.standardError.write(Data(warning.utf8))
            contents = nil
            return
        }
        let context = CGContext(width: Int(width), height: Int(height), scale: scale, opaque: isOpaque)
        context.translateBy(x: -model.bounds.origin.x, y: -model.bounds.origin.y)
        draw(in: context)
        contents = context.makeImage()
    }
}
