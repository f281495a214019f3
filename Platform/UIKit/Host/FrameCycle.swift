import QuartzCore

/// The steps of one frame on any host: display links, layout, layer commit, drawing of the damaged region,
/// presentation.
@MainActor
package final class FrameCycle {
    /// The maximum number of layout passes per frame. It ends the loop if views invalidate their layout
    /// during layout.
    private static let layoutPassLimit = 4

    private let host: any Host
    private let screen: UIScreen
    private var renderer: Renderer
    private var rendererScale: CGFloat
    /// The number of frames presented.
    package private(set) var frameCount = 0

    package init(host: any Host, screen: UIScreen) {
        self.host = host
        self.screen = screen
        rendererScale = screen.scale
        renderer = Renderer(scale: rendererScale)
    }

    /// Whether an animation is running or something has changed since the last frame.
    package var isNeeded: Bool {
        renderer.needsFrame(screen.layer) || DisplayClock.hasRunningLinks || hasPassesDue
    }

    private var hasPassesDue: Bool {
        !screen.layer.layoutFlags.isEmpty || !screen.layer.displayFlags.isEmpty
    }

    /// Renders and presents the current state of the screen.
    ///
    /// - Returns: Whether the picture changed.
    @discardableResult
    package func run() -> Bool {
        Self.advance()
        return draw()
    }

    /// Advances the animations of all screens. Called once per turn.
    static func advance() {
        DisplayClock.tickLinks()
        AnimationTimeline.advance(to: DisplayClock.now)
    }

    /// Draws the next frame completely.
    func invalidate() {
        renderer.invalidate()
        DisplayClock.requestTurn()
    }

    /// Renders and presents the screen after animations have advanced.
    ///
    /// - Returns: Whether the picture changed.
    func draw() -> Bool {
        layOut()
        CATransaction.flush()
        if rendererScale != screen.scale {
            rendererScale = screen.scale
            renderer = Renderer(scale: rendererScale)
        }
        let isShown = host.present { canvas in
            if canvas.isBlank { renderer.invalidate() }
            return renderer.render(
                screen.layer, into: canvas.frame, time: DisplayClock.now, usesPlanes: canvas.displaysPlanes)
        }
        if isShown { frameCount += 1 }
        return isShown
    }

    /// Performs the pending layout and display passes, and notifies controllers whose views have appeared.
    /// Repeats because these notifications may invalidate layout.
    private func layOut() {
        screen.updateMenuBar()
        for _ in 0..<Self.layoutPassLimit {
            for window in screen.windows { window.updateConstraintsOfTree() }
            screen.layer.layoutIfNeeded()
            screen.input?.pointer.refreshIfNeeded()
            screen.updateSystemChrome()
            screen.layer.displayTree()
            for window in screen.windows { window.finishAppearing() }
            screen.validateFocus()
            guard hasPassesDue else { return }
        }
    }
}
