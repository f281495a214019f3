import UIKit

extension HeadlessScreen {
    /// Notifies the app that memory is scarce, as the system does.
    public func simulateMemoryWarning() { send(.memoryWarning) }

    /// Shakes the device, which sends a motion event to the first responder.
    public func shake() { send(.shake) }

    /// Changes the settings of the desktop, as the user does while the app runs.
    package func change(to settings: DesktopSettings) {
        send(.settings(settings))
        runFrame()
    }
}
