import UIKit

extension HeadlessScreen {
    /// Notifies the app that memory is scarce, as the system does.
    public func simulateMemoryWarning() { send(.memoryWarning) }

    /// Shakes the device, which sends a motion event to the first responder.
    public func shake() { send(.shake) }
}
