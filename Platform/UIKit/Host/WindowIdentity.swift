import Foundation

/// The class of the app's window in X11, which is its application identifier in Wayland. Desktops find the desktop file
/// of a window by it, and with that its name and icon.
enum WindowIdentity {
    /// Stores the identifier in the environment, where SDL reads it. Call this method before other threads start.
    ///
    /// Replaces the values that an app has inherited from another one that started it.
    static func export(_ identifier: String) {
        for name in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] { setenv(name, identifier, 1) }
    }
}
