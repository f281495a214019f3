import Foundation

/// The two passes before a frame: layout and display.
extension CALayer {
    /// Requests a call of `layoutSublayers()` in the next layout pass.
    public final func setNeedsLayout() {
        guard !layoutNeed.contains(.itself) else { return }
        markNeed(\.layoutNeed)
    }

    /// Returns whether the layer needs layout.
    public final func needsLayout() -> Bool { layoutNeed.contains(.itself) }

    /// Performs the pending layout of this layer and its descendants, starting at the topmost ancestor that
    /// needs layout.
    public final func layoutIfNeeded() {
        var top = self
        while let above = top.parent, above.layoutNeed.contains(.itself) { top = above }
        // Layout may request another pass, for example when a layer changes its own size. The limit prevents
        // an endless loop. It applies only here: with a limit per level, the total would grow exponentially
        // with the depth.
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

    /// Requests that the contents are redrawn in the next display pass.
    public final func setNeedsDisplay() {
        guard !displayNeed.contains(.itself) else { return }
        markNeed(\.displayNeed)
    }

    /// Requests that the contents are redrawn. The whole contents are always redrawn.
    public final func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether the contents need to be redrawn.
    public final func needsDisplay() -> Bool { displayNeed.contains(.itself) }

    /// Redraws the contents of this layer if needed.
    public final func displayIfNeeded() {
        guard displayNeed.contains(.itself) else { return }
        displayNeed.remove(.itself)
        display()
    }

    /// Redraws the contents of this layer and its descendants if needed.
    package final func displayTree() {
        guard !displayNeed.isEmpty else { return }
        let isDueBelow = displayNeed.contains(.descendants)
        displayNeed.remove(.descendants)
        displayIfNeeded()
        if isDueBelow {
            for layer in children { layer.displayTree() }
        }
    }

    /// Draws the layer into an image of its size, which becomes its contents.
    package final func displayAsPicture() {
        let size = model.bounds.size
        let scale = max(1, contentsScale)
        guard size.width > 0, size.height > 0 else {
            contents = nil
            return
        }
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard ImageSizeLimit.allows(width: width, height: height) else {
            // Core Animation also warns and continues.
            let warning =
                "[CALayer] A layer of \(width) × \(height) pixels is too large to be drawn and stays empty.\n"
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
