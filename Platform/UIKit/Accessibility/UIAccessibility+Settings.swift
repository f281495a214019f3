/// The user's accessibility settings. Those that a Linux desktop has are read from it and followed; each other one is the
/// default of iOS: nothing is enabled.
@MainActor
extension UIAccessibility {
    /// Whether the desktop's screen reader is running.
    nonisolated public static var isVoiceOverRunning: Bool { UserPreferences.current.hasScreenReader }
    /// Whether an assistive technology for switches is running. Always `false`.
    nonisolated public static var isSwitchControlRunning: Bool { false }
    /// Whether the user reduces animations. The desktop determines it.
    nonisolated public static var isReduceMotionEnabled: Bool { UserPreferences.current.reducesMotion }
    /// Whether the user reduces transparency. Always `false`.
    nonisolated public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether the user prefers crossfades to movements: whether animations are reduced, because a desktop has no setting
    /// of its own for it.
    nonisolated public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
    /// Whether videos play without being started. Always `true`.
    nonisolated public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether the user prefers bold text.
    public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
    /// Whether the user increases contrast.
    public static var isDarkerSystemColorsEnabled: Bool {
        UIScreen.main.traitCollection.accessibilityContrast == .high
    }
    /// Whether the colors of the screen are inverted. Always `false`.
    nonisolated public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen shows shades of gray. Always `false`.
    nonisolated public static var isGrayscaleEnabled: Bool { false }
    /// Whether the user distinguishes elements without color. Always `false`.
    nonisolated public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether labels are shown on switches. Always `false`.
    nonisolated public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether buttons have outlines. Always `false`.
    nonisolated public static var buttonShapesEnabled: Bool { false }
    /// Whether the app is restricted to one screen. Always `false`.
    nonisolated public static var isGuidedAccessEnabled: Bool { false }
    /// Whether sound is the same in both ears. Always `false`.
    nonisolated public static var isMonoAudioEnabled: Bool { false }
    /// Whether captions are preferred. Always `false`.
    nonisolated public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether the selection is read aloud. Always `false`.
    nonisolated public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud. Always `false`.
    nonisolated public static var isSpeakScreenEnabled: Bool { false }
    /// Whether an accessibility menu is on the screen. Always `false`.
    nonisolated public static var isAssistiveTouchRunning: Bool { false }
    /// Whether shaking the device undoes the last change. Always `false`, because a desktop is not shaken.
    nonisolated public static var isShakeToUndoEnabled: Bool { false }
}

extension UIAccessibility {
    /// Posted when the screen reader starts or stops.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the setting to reduce animations changes.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the setting to reduce transparency changes. It is not posted on Linux.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the setting for bold text changes. It is not posted on Linux.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when the setting for contrast changes.
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when the colors of the screen are inverted or restored. It is not posted on Linux.
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    /// Posted when an announcement has been read. It is not posted on Linux.
    public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
    /// The key of an announcement's text in the notification's user info.
    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean value in the notification's user info: whether the announcement was read.
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
