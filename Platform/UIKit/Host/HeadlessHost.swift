package import DataExchange
import QuartzCore

/// An offscreen host. Its frames are images in memory, and its clock is advanced manually.
@MainActor
package final class HeadlessHost: Host {
    package private(set) var metrics: ScreenMetrics
    private var frame: FrameBuffer?
    /// The external URLs that the app has opened, in order.
    package private(set) var openedURLs: [URL] = []
    /// The accessibility announcements that the app has posted, in order.
    package private(set) var announcements: [String] = []

    package init(metrics: ScreenMetrics) {
        self.metrics = metrics
    }

    /// Changes the screen's metrics. The caller sends the corresponding events to the app.
    package func change(to metrics: ScreenMetrics) {
        if metrics.pixelWidth != self.metrics.pixelWidth || metrics.pixelHeight != self.metrics.pixelHeight {
            frame = nil
        }
        self.metrics = metrics
    }

    package var isVisible: Bool { true }
    package var isReadyForFrame: Bool { true }

    package func openWindow(placement: WindowPlacement?) throws(HostError) -> any Host {
        let host = HeadlessHost(metrics: metrics)
        host.hasHardwareKeyboard = hasHardwareKeyboard
        return host
    }

    /// The number of times that the app has requested to show the screen in front of others.
    package private(set) var raiseCount = 0

    package func raise(for startup: String?) { raiseCount += 1 }

    /// Whether the scene of the screen has been closed.
    package private(set) var isClosed = false

    package func closeWindow() { isClosed = true }

    package var placement: WindowPlacement? { nil }

    /// The title of the scene.
    package private(set) var title = ""

    package func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool {
        let isBlank = self.frame == nil
        let frame = self.frame ?? FrameBuffer(width: metrics.pixelWidth, height: metrics.pixelHeight)
        self.frame = frame
        let changes = draw(HostCanvas(frame: frame, isBlank: isBlank, displaysPlanes: displaysPlanes))
        planes = changes.planes
        return !changes.isEmpty
    }

    /// Whether layers that move are displayed as planes, as by a graphics processor.
    package var displaysPlanes = false
    /// The planes of the last frame, from back to front.
    package private(set) var planes: [LayerPlane] = []

    /// The last frame, or `nil` before the first.
    package var picture: CGImage? {
        guard let frame, !planes.isEmpty else { return frame?.context.makeImage() }
        let context = CGContext(width: frame.width, height: frame.height, scale: 1, opaque: true)
        context.blit(frame.context, x: 0, y: 0, alpha: 1)
        for plane in planes {
            guard let picture = plane.picture else { continue }
            context.saveGState()
            context.clipToDevicePixels([plane.clip.rect])
            context.blit(picture, x: plane.origin.x, y: plane.origin.y, alpha: Double(plane.opacity))
            context.restoreGState()
        }
        return context.makeImage()
    }

    /// The clipboard.
    package let clipboard = MemorySelection()
    /// The selected text, which a click with the middle mouse button inserts.
    package let primarySelection = MemorySelection()

    package func selection(_ kind: SelectionKind) -> any HostSelection {
        kind == .clipboard ? clipboard : primarySelection
    }

    /// The other programs that receive drags of the app, and whose drags it receives.
    package let otherPrograms = MemoryDragExchange()

    package var dragExchange: (any HostDragExchange)? { otherPrograms }

    package var hasHardwareKeyboard = false

    /// The screen rectangle of the caret in the text that is being edited, or `nil`.
    package private(set) var caret: CGRect?

    package func textInputDidChange(caret: CGRect?) { self.caret = caret }

    package func desktopRect(of rect: CGRect) -> CGRect { rect }

    package func titleDidChange(to title: String) { self.title = title }

    /// The cursor of the pointer.
    package private(set) var cursor = PointerCursor.arrow

    package func cursorDidChange(to cursor: PointerCursor) { self.cursor = cursor }

    package func idleTimerDidChange(isDisabled: Bool) {}

    package func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?) {
        if let text = notification.spokenText(of: argument) { announcements.append(text) }
    }

    package func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        completion(openNow(url))
    }

    package func openNow(_ url: URL) -> Bool {
        openedURLs.append(url)
        return true
    }

    package var desktopWindowIdentifier: String { "" }

    package func canOpen(_ url: URL) -> Bool { true }

    package func requestSize(_ size: CGSize) -> Bool {
        var metrics = metrics
        metrics.size = size
        change(to: metrics)
        return true
    }

    package var canLimitSize: Bool { false }

    package func limitSize(minimum: CGSize, maximum: CGSize) {}
}
