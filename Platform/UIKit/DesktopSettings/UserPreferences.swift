import Foundation
import Synchronization

/// The preferences of the user that are not traits. Any thread can read them.
struct UserPreferences: Equatable, Sendable {
    var reducesMotion = false
    var hasScreenReader = false
    var accentColor: DesktopSettings.AccentColor?

    /// Creates the defaults of iOS.
    init() {}

    init(_ metrics: ScreenMetrics) {
        reducesMotion = metrics.reducesMotion
        hasScreenReader = metrics.hasScreenReader
        accentColor = metrics.accentColor
    }

    private static let storage = Mutex(UserPreferences())

    /// The preferences on the main screen.
    static var current: UserPreferences {
        get { storage.withLock { $0 } }
        set {
            guard newValue != current else { return }
            storage.withLock { $0 = newValue }
            UIColor.desktopAccent = newValue.accentColor.map {
                UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1)
            }
        }
    }

    /// Posts the notifications of the preferences that differ.
    @MainActor
    static func postChanges(from old: ScreenMetrics, to new: ScreenMetrics) {
        func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
        }
        if new.contentSizeCategory != old.contentSizeCategory {
            post(
                UIContentSizeCategory.didChangeNotification,
                [UIContentSizeCategory.newValueUserInfoKey: new.contentSizeCategory])
            if new.contentSizeCategory.isAccessibilityCategory != old.contentSizeCategory.isAccessibilityCategory {
                post(UILargeContentViewerInteraction.enabledStatusDidChangeNotification)
            }
        }
        if new.contrast != old.contrast { post(UIAccessibility.darkerSystemColorsStatusDidChangeNotification) }
        if new.hasScreenReader != old.hasScreenReader { post(UIAccessibility.voiceOverStatusDidChangeNotification) }
        if new.reducesMotion != old.reducesMotion { post(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    }
}
