import UIKit

extension HeadlessScreen {
    /// Notifies the app that memory is scarce, as the system does.
    public func simulateMemoryWarning() { send(.memoryWarning) }

    /// Shakes the device, which sends a motion event to the first responder.
    public func shake() { send(.shake) }

    /// Changes the user's preferred text size.
    public func change(to category: UIContentSizeCategory) { change { $0.contentSizeCategory = category } }

    /// Changes the user's preferred contrast.
    public func change(to contrast: UIAccessibilityContrast) { change { $0.contrast = contrast } }

    /// Changes the metrics of the screen, and draws a frame.
    func change(_ body: (inout ScreenMetrics) -> Void) {
        checkIsCurrent()
        var metrics = hosting.screen.metrics
        body(&metrics)
        host.change(to: metrics)
        hosting.screen.apply(metrics)
        runFrame()
    }

    /// Changes the settings of the desktop, as the user does while the app runs.
    package func change(to settings: DesktopSettings) {
        send(.settings(settings))
        runFrame()
    }
}
