@_implementationOnly import CWayland
import Foundation

/// The connection of a library to a Wayland compositor, from which some of the compositor's globals are hidden.
package enum WaylandHandshake {
    /// The globals that this process uses itself, and that only one part of a process can use.
    private static let hidden = [
        "wl_data_device_manager", "zwp_primary_selection_device_manager_v1", "wp_viewporter",
    ]

    /// Connects to the compositor on behalf of the library, if there is one. Changes the environment: call this method
    /// before other threads read it, and before the library connects.
    package static func begin() {
        // The names remain until the end of the process.
        let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: hidden.count + 1)
        for (index, name) in hidden.enumerated() { names[index] = UnsafePointer(strdup(name)) }
        names[hidden.count] = nil
        _ = trestle_wayland_handshake_begin(names)
    }

    /// Connects the library directly with the compositor. Call this method after the library has connected.
    ///
    /// - Parameter readMessages: A closure that makes the library read the messages that have arrived.
    /// - Returns: Whether the library has used the connection.
    @discardableResult
    package static func end(_ readMessages: () -> Void) -> Bool {
        guard trestle_wayland_handshake_end() else { return false }
        // A library that has lost the connection reads nothing.
        for _ in 0..<1000 where trestle_wayland_handshake_has_unread() { readMessages() }
        trestle_wayland_handshake_finish()
        return true
    }
}
