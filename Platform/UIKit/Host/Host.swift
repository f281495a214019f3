package import DataExchange
import QuartzCore

/// The environment that displays the app and provides its input: a desktop window, or a headless screen.
///
/// A host delivers its input as `HostEvent`s. The frame cycle draws into its pixels. No other part of UIKit
/// depends on the platform.
@MainActor
package protocol Host: AnyObject {
    /// The current metrics of the screen.
    var metrics: ScreenMetrics { get }

    /// Whether frames are visible. `false` while the window is minimized.
    var isVisible: Bool { get }

    /// Whether the desktop is ready for a frame.
    var isReadyForFrame: Bool { get }

    /// Opens another window for a scene of the app.
    ///
    /// - Parameter placement: The size and the position of the window when it was last closed, or `nil` for the default ones.
    /// - Throws: `HostError` if the window cannot be opened.
    func openWindow(placement: WindowPlacement?) throws(HostError) -> any Host

    /// Shows the window in front of others, as far as the desktop permits it.
    ///
    /// - Parameter startup: The desktop's identifier of the start that has caused it, or `nil`.
    func raise(for startup: String?)

    /// Closes the window. The app has another one.
    func closeWindow()

    /// The size and the position of the window for the next launch, or `nil` if they are not stored.
    var placement: WindowPlacement? { get }

    /// Calls `draw` with the pixels of the last frame, and displays the changes that it returns.
    ///
    /// - Returns: Whether anything was displayed.
    func present(_ draw: (HostCanvas) -> FrameChanges) -> Bool

    /// Called when the scene's title has changed. An empty title means the app's name.
    func titleDidChange(to title: String)

    /// Called when the app starts or stops preventing the screen from turning off.
    func idleTimerDidChange(isDisabled: Bool)

    /// Opens `url` in the desktop's default app for it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Called with whether the desktop opened the URL, immediately or later.
    func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void)

    /// Opens `url` in the desktop's default app for it, without the services of the desktop that reply later.
    ///
    /// - Returns: Whether the desktop opened the URL.
    func openNow(_ url: URL) -> Bool

    /// The identifier of the window for dialogs of the desktop, in the format of portals, or an empty string.
    var desktopWindowIdentifier: String { get }

    /// Returns whether an app for `url` is installed.
    func canOpen(_ url: URL) -> Bool

    /// Requests a window of a size, in points. The host reports the new size with an event, if it differs from
    /// `metrics`.
    ///
    /// - Returns: Whether the host can resize its window.
    func requestSize(_ size: CGSize) -> Bool

    /// Whether the user can resize the window, so that its size can be limited.
    var canLimitSize: Bool { get }

    /// Limits the size of the window, in points.
    func limitSize(minimum: CGSize, maximum: CGSize)

    /// Returns a selection of the desktop, always the same object for a kind.
    func selection(_ kind: SelectionKind) -> any HostSelection

    /// The exchange of drags with other programs, or `nil` if the desktop has none.
    var dragExchange: (any HostDragExchange)? { get }

    /// Whether a hardware keyboard is available, so that no on-screen keyboard is shown.
    var hasHardwareKeyboard: Bool { get }

    /// Called when the edited text or its caret changes.
    ///
    /// - Parameter caret: The caret's rectangle on the screen, near which an input method shows its
    ///   candidates; `nil` if no text is being edited.
    func textInputDidChange(caret: CGRect?)

    /// Returns the rectangle of the desktop, in its units, in which a rectangle of the screen is displayed.
    func desktopRect(of rect: CGRect) -> CGRect

    /// Called when the pointer is above something with another cursor.
    func cursorDidChange(to cursor: PointerCursor)

    /// Called when the app posts a notification to assistive technologies.
    func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?)
}

/// The pixels of a host's screen.
@MainActor
package struct HostCanvas {
    package let frame: FrameBuffer
    /// Whether the pixels do not contain a frame yet, so that all of them must be drawn.
    package let isBlank: Bool
    /// Whether the host displays planes in front of the pixels.
    package var displaysPlanes = false
}

/// An error that occurs when a host starts.
package struct HostError: Error, CustomStringConvertible {
    /// The cause of the error, and how to fix it.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
