import Foundation

/// The two passes before a frame: layout and display.
extension CALayer {
    /// Requests a call of `layoutSublayers()` in the next layout pass.
    public final func setNeedsLayout() {
        guard !layoutFlags.contains(.itself) else { return }
        setFlag(\.layoutFlags)
    }

    /// Returns whether the layer needs layout.
    public final func needsLayout() -> Bool { layoutFlags.contains(.itself) }

    /// Performs the pending layout of this layer and its descendants, starting at the topmost ancestor that
    /// needs layout. An ancestor whose layout is running is laid out again afterwards instead: it would continue with
    /// values from before the nested layout.
    public final func layoutIfNeeded() {
        var top = self
        while let above = top.parent, above.layoutFlags.contains(.itself), !above.isLayingOut { top = above }
        // Layout may request another pass, for example when a layer changes its own size. The limit prevents
        // an endless loop. It applies only here: with a limit per level, the total would grow exponentially
        // with the depth.
        for _ in 0..<16 where !top.layoutFlags.isEmpty { top.layoutTree() }
    }

    /// Lays out the layer and its descendants if their layout is pending, but no ancestors.
    package final func layoutTreeIfNeeded() {
        for _ in 0..<16 where !layoutFlags.isEmpty { layoutTree() }
    }

    private func layoutTree() {
        if layoutFlags.contains(.itself) {
            layoutFlags.remove(.itself)
            let isNested = isLayingOut
            isLayingOut = true
            layoutSublayers()
            isLayingOut = isNested
        }
        guard layoutFlags.contains(.descendants) else { return }
        layoutFlags.remove(.descendants)
        for layer in children where !layer.layoutFlags.isEmpty {
            layer.layoutTree()
        }
        extras?.mask?.layoutTree()
    }

    /// Requests that the contents are redrawn in the next display pass.
    public final func setNeedsDisplay() {
        guard !displayFlags.contains(.itself) else { return }
        setFlag(\.displayFlags)
    }

    /// Requests that the contents are redrawn. The whole contents are always redrawn.
    public final func setNeedsDisplay(_ r: CGRect) {
        setNeedsDisplay()
    }

    /// Returns whether the contents need to be redrawn.
    public final func needsDisplay() -> Bool { displayFlags.contains(.itself) }

    /// Redraws the contents of this layer if needed.
    public final func displayIfNeeded() {
        guard displayFlags.contains(.itself) else { return }
        displayFlags.remove(.itself)
        display()
    }

    /// Redraws the contents of this layer and its descendants if needed. Those of hidden layers are redrawn
    /// when the layers become visible.
    package final func displayTree() {
        guard !displayFlags.isEmpty, !model.isHidden else { return }
        let isDueBelow = displayFlags.contains(.descendants)
        displayFlags.remove(.descendants)
        displayIfNeeded()
        if isDueBelow {
            for layer in children { layer.displayTree() }
            extras?.mask?.displayTree()
        }
    }

    /// Draws the layer into an image of its size, which becomes its contents.
    package final func displayAsImage() {
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
