import QuartzCore

/// A screen that nobody sees: its frames are pictures in memory, its clock is advanced by hand.
@MainActor
package final class HeadlessHost: Host {
    package private(set) var metrics: ScreenMetrics
    private var canvas: HostCanvas?
    /// What the app wanted to be opened outside of it, in order.
    package private(set) var openedURLs: [URL] = []
    /// What the app wanted to be read out, in order.
    package private(set) var announcements: [String] = []

    package init(metrics: ScreenMetrics) {
        self.metrics = metrics
    }

    /// Changes the screen; the app hears of it by the events for it.
    package func change(to metrics: ScreenMetrics) {
        if metrics.pixelWidth != self.metrics.pixelWidth || metrics.pixelHeight != self.metrics.pixelHeight {
            canvas = nil
        }
        self.metrics = metrics
    }

    package var isShowing: Bool { true }

    package func present(_ draw: (HostCanvas) -> [PixelRect]) -> Bool {
        let current: HostCanvas
        if let canvas {
            current = canvas
        } else {
            let (width, height) = (metrics.pixelWidth, metrics.pixelHeight)
            let context = CGContext(width: width, height: height, scale: 1, opaque: true)
            current = HostCanvas(context: context, width: width, height: height, isBlank: true)
            canvas = HostCanvas(context: context, width: width, height: height, isBlank: false)
        }
        return !draw(current).isEmpty
    }

    /// The last frame; nil before the first.
    package var picture: CGImage? { canvas?.context.makeImage() }

    package var clipboardText: String?

    package var hasHardwareKeyboard = false

    /// Where the caret of what is edited is on the screen.
    package private(set) var caret: CGRect?

    package func textInputDidChange(caret: CGRect?) { self.caret = caret }

    package func titleDidChange(to title: String) {}

    package func idleTimerDidChange(isDisabled: Bool) {}

    package func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?) {
        if let text = notification.spokenText(of: argument) { announcements.append(text) }
    }

    package func open(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }
}
