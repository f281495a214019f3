import Foundation

// The names of functions, constants and members in Swift 4.0, which projects in that language mode still use.

/// Returns insets from four edges.
nonisolated public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without insets. The former name of `CGRect.inset(by:)`.
nonisolated public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

/// Returns whether insets are equal.
nonisolated public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool {
    insets1 == insets2
}

/// Returns an offset.
nonisolated public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

/// Returns an image in the format PNG. The former name of `UIImage.pngData()`.
nonisolated public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns an image in the format JPEG. The former name of `UIImage.jpegData(compressionQuality:)`.
nonisolated public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

/// Returns whether a screen reader is active. The former name of `UIAccessibility.isVoiceOverRunning`.
nonisolated public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}

/// Returns whether the user prefers less motion. The former name of `UIAccessibility.isReduceMotionEnabled`.
nonisolated public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
    UIAccessibility.isReduceMotionEnabled
}

/// Notifies assistive technologies. The former name of `UIAccessibility.post(notification:argument:)`.
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) {
    UIAccessibility.post(notification: notification, argument: argument)
}

@preconcurrency @MainActor public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
    .announcement
}
@preconcurrency @MainActor public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
    .screenChanged
}
@preconcurrency @MainActor public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
    .layoutChanged
}
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@preconcurrency @MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
@preconcurrency @MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }
@preconcurrency @MainActor public var UIWindowLevelNormal: UIWindow.Level { .normal }
@preconcurrency @MainActor public var UIWindowLevelAlert: UIWindow.Level { .alert }
@preconcurrency @MainActor public var UIWindowLevelStatusBar: UIWindow.Level { .statusBar }
@preconcurrency @MainActor public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { .invalid }
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }
@preconcurrency @MainActor public var UINavigationControllerHideShowBarDuration: CGFloat {
    UINavigationController.hideShowBarDuration
}
@preconcurrency @MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }
@preconcurrency @MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@preconcurrency @MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@preconcurrency @MainActor public var UIImagePickerControllerOriginalImage: String {
    UIImagePickerController.InfoKey.originalImage.rawValue
}
@preconcurrency @MainActor public var UIImagePickerControllerEditedImage: String {
    UIImagePickerController.InfoKey.editedImage.rawValue
}
@preconcurrency @MainActor public var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@preconcurrency @MainActor public var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@preconcurrency @MainActor public var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@preconcurrency @MainActor public var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@preconcurrency @MainActor public var UIKeyInputEscape: String { UIKeyCommand.inputEscape }

extension NSNotification.Name {
    @preconcurrency @MainActor public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    @preconcurrency @MainActor public static var UITextFieldTextDidEndEditing: NSNotification.Name {
        UITextField.textDidEndEditingNotification
    }
    @preconcurrency @MainActor public static var UITextViewTextDidBeginEditing: NSNotification.Name {
        UITextView.textDidBeginEditingNotification
    }
    @preconcurrency @MainActor public static var UITextViewTextDidEndEditing: NSNotification.Name {
        UITextView.textDidEndEditingNotification
    }
    @preconcurrency @MainActor public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    @preconcurrency @MainActor public static var UIApplicationWillTerminate: NSNotification.Name {
        UIApplication.willTerminateNotification
    }
    @preconcurrency @MainActor public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    @preconcurrency @MainActor public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    @preconcurrency @MainActor public static var UIKeyboardDidChangeFrame: NSNotification.Name {
        UIResponder.keyboardDidChangeFrameNotification
    }
    @preconcurrency @MainActor public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    @preconcurrency @MainActor public static var UIDeviceOrientationDidChange: NSNotification.Name {
        UIDevice.orientationDidChangeNotification
    }
    @preconcurrency @MainActor public static var UIPasteboardChanged: NSNotification.Name {
        UIPasteboard.changedNotification
    }
}

extension UIActivityIndicatorView {
    /// Creates an indicator. The former name of `init(style:)`.
    public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }

    /// The appearance. The former name of `style`.
    public final var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
    }
}

extension UISplitViewController.DisplayMode {
    // The former names of display modes, which iOS 14 renamed for three columns.

    public static var primaryHidden: Self { .secondaryOnly }
    public static var allVisible: Self { .oneBesideSecondary }
    public static var primaryOverlay: Self { .oneOverSecondary }
}

extension UIBarStyle {
    /// The former name of `black`, for opaque bars.
    public static var blackOpaque: UIBarStyle { .black }
    /// A dark bar. The former way to make it translucent as well.
    public static var blackTranslucent: UIBarStyle { .black }
}

extension NSUnderlineStyle {
    // The names of Swift 4.0.

    public static var styleNone: NSUnderlineStyle { [] }
    public static var styleSingle: NSUnderlineStyle { .single }
    public static var styleThick: NSUnderlineStyle { .thick }
    public static var styleDouble: NSUnderlineStyle { .double }
}
