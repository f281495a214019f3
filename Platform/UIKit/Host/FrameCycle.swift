import QuartzCore

/// How a frame comes about, whatever the host: links tick, views are laid out, layers committed, damage drawn and shown.
@MainActor
package final class FrameCycle {
    /// More layout passes than this in one frame mean that views keep asking for layout while they are laid out.
    private static let layoutPassLimit = 4

    private let host: any Host
    private let screen: UIScreen
    private var renderer: Renderer
    private var rendererScale: CGFloat
    /// How many frames were shown.
    package private(set) var frameCount = 0

    package init(host: any Host, screen: UIScreen) {
        self.host = host
        self.screen = screen
        rendererScale = screen.scale
        renderer = Renderer(scale: rendererScale)
    }

    /// Whether something moves, or has changed since the last frame.
    package var isNeeded: Bool {
        renderer.needsFrame(screen.layer) || DisplayClock.hasRunningLinks || hasPassesDue
    }

    private var hasPassesDue: Bool {
        !screen.layer.layoutNeed.isEmpty || !screen.layer.displayNeed.isEmpty
    }

    /// Shows the present state of the screen.
    ///
    /// - Returns: whether the picture changed.
    @discardableResult
    package func run() -> Bool {
        DisplayClock.tickLinks()
        AnimationTimeline.advance(to: DisplayClock.now)
        layOut()
        CATransaction.flush()
        if rendererScale != screen.scale {
            rendererScale = screen.scale
            renderer = Renderer(scale: rendererScale)
        }
        let isShown = host.present { canvas in
            if canvas.isBlank { renderer.invalidate() }
            return renderer.render(
                screen.layer, into: canvas.context, width: canvas.width, height: canvas.height, time: DisplayClock.now)
        }
        if isShown { frameCount += 1 }
        return isShown
    }

    /// Lays out and draws what is due, and tells controllers whose view is thereby ready that it has appeared: which may
    /// make more of it due.
    private func layOut() {
        for _ in 0..<Self.layoutPassLimit {
            for window in screen.windows { window.updateConstraintsOfTree() }
            screen.layer.layoutIfNeeded()
            screen.updateFurniture()
            screen.layer.displayTree()
            for window in screen.windows { window.finishAppearing() }
            screen.settleFocus()
            guard hasPassesDue else { return }
        }
    }
}
