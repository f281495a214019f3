import QuartzCore

/// What shows the app and feeds it: a window of the desktop, or a headless screen.
///
/// A host hands its input over as `HostEvent`s, and lets the frame cycle draw into its pixels. Nothing else in UIKit
/// knows what it runs on.
@MainActor
package protocol Host: AnyObject {
    /// What the screen is like at the moment.
    var metrics: ScreenMetrics { get }

    /// Whether anybody could see a frame: not while the window is minimised.
    var isShowing: Bool { get }

    /// Calls `draw` with the pixels that the last frame left, and shows those that `draw` says it has changed.
    ///
    /// - Returns: whether there was anything to show.
    func present(_ draw: (HostCanvas) -> [PixelRect]) -> Bool

    /// The app's title has changed; an empty one stands for the app's name.
    func titleDidChange(to title: String)

    /// The app does, or does not any more, want the screen to stay lit.
    func idleTimerDidChange(isDisabled: Bool)

    /// Hands `url` to the desktop's app for it.
    ///
    /// - Returns: whether the desktop took it.
    func open(_ url: URL) -> Bool

    /// The text that was copied last, here or in another app; nil without any.
    var clipboardText: String? { get set }

    /// Whether the person types on a keyboard with keys, so that none is shown on the screen.
    var hasHardwareKeyboard: Bool { get }

    /// Text is edited, with the caret at a rectangle of the screen, where an input method shows its choices; nil: none is.
    func textInputDidChange(caret: CGRect?)

    /// The app has told what assists the person something.
    func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?)
}

/// The pixels of a host's screen.
@MainActor
package struct HostCanvas {
    /// Draws in pixels, the origin at the top left.
    package let context: CGContext
    package let width: Int
    package let height: Int
    /// Whether the pixels hold no frame yet, so that all of them must be drawn.
    package let isBlank: Bool
}

/// Why a host could not be started.
package struct HostError: Error, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
