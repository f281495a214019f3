/// The properties of the display. A desktop window is shown on a display that the app does not control.
extension UIScreen {
    /// The brightness of the display from 0 to 1: that of a backlight the kernel knows, and 1 otherwise. Setting it has an
    /// effect if the user may change the backlight.
    public final var brightness: CGFloat {
        get { Backlight.standard?.brightness ?? 1 }
        set {
            guard let backlight = Backlight.standard, backlight.set(min(1, max(0, newValue))) else { return }
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether the display is being recorded or mirrored. Always `false`, because a desktop does not report it.
    public final var isCaptured: Bool { false }

    /// The screen that this one mirrors. Always `nil`.
    public final var mirrored: UIScreen? { nil }

    /// The modes of the display, of which there is one: the window's size in pixels.
    public final var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The mode that the display prefers.
    public final var preferredMode: UIScreenMode? { availableModes.first }

    /// The mode of the display.
    public final var currentMode: UIScreenMode? { availableModes.first }

    /// The compensation for the edges that a television cuts off. Always `.none`.
    public final var overscanCompensation: OverscanCompensation { .none }

    /// The insets of the edges that a television cuts off. Always zero.
    public final var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// The compensation for the edges that a television cuts off.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The bounds of the screen are made smaller.
        case insetBounds = 1
        /// No compensation.
        case none = 2
    }

    /// The latency of the display, in seconds. Always 0, because it is not known.
    public final var calibratedLatency: CFTimeInterval { 0 }

    /// The support for reference colors. There is none.
    public final var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

    /// The brightness above white that is available, as a factor. Always 1: the window has the standard range.
    public final var currentEDRHeadroom: CGFloat { 1 }

    /// The greatest brightness above white that may become available, as a factor. Always 1.
    public final var potentialEDRHeadroom: CGFloat { 1 }

    /// Returns a view that displays the current contents of the screen.
    ///
    /// - Parameter afterUpdates: Whether pending layout is performed first.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in windows {
            guard let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            snapshot.frame = window.frame
            view.addSubview(snapshot)
        }
        return view
    }

    /// All screens: the main one.
    @available(*, deprecated, message: "Use the `screen` of window scenes.")
    public class var screens: [UIScreen] { [main] }

    /// The part of the screen below the status bar.
    @available(*, deprecated, message: "Use `bounds`.")
    public final var applicationFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: statusBarFrame.height, left: 0, bottom: 0, right: 0))
    }

    /// The support of a display for reference colors.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The display has no such mode.
        case notSupported = 0
        /// The mode is not enabled.
        case notEnabled = 1
        /// The mode is limited.
        case limited = 2
        /// The mode is enabled.
        case enabled = 3
    }

    /// Posted when the brightness has changed. The notification's object is the screen.
    public nonisolated class var brightnessDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    }

    /// Posted when the mode has changed. It is not posted on Linux; `viewWillTransition(to:with:)` reports new sizes.
    public nonisolated class var modeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenModeDidChangeNotification")
    }

    /// Posted when `isCaptured` has changed, which never happens on Linux.
    public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
    }
}

/// The size of a display in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    open private(set) var size: CGSize

    /// The ratio of a pixel's width to its height. Always 1.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// The backlight of a built-in display.
struct Backlight {
    private let folder: URL
    private let maximum: Int

    static var standard: Backlight? { Backlight(in: URL(fileURLWithPath: "/sys/class/backlight")) }

    /// Returns the first backlight in a folder with the format of `/sys/class/backlight`.
    init?(in folder: URL) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let candidate = folder.appendingPathComponent(name)
            guard let maximum = Self.number(in: candidate.appendingPathComponent("max_brightness")), maximum > 0 else {
                continue
            }
            self.folder = candidate
            self.maximum = maximum
            return
        }
        return nil
    }

    private static func number(in file: URL) -> Int? {
        (try? String(contentsOf: file, encoding: .utf8)).flatMap {
            Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    /// From 0 to 1.
    var brightness: CGFloat? {
        Self.number(in: folder.appendingPathComponent("brightness")).map {
            min(1, max(0, CGFloat($0) / CGFloat(maximum)))
        }
    }

    /// Sets the brightness, from 0 to 1. Returns whether the user may.
    func set(_ brightness: CGFloat) -> Bool {
        let value = Int((brightness * CGFloat(maximum)).rounded())
        return (try? Data("\(value)".utf8).write(to: folder.appendingPathComponent("brightness"))) != nil
    }
}
