import Foundation

// The names of types and functions in Swift 4.0, which projects in that language mode still use.

/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// The former name of `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// The former name of `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// The former name of `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// The former name of `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// The former name of `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The former name of `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// The former name of `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The former name of `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// The former name of `UIControl.State`.
public typealias UIControlState = UIControl.State
/// The former name of `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// The former name of `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The former name of `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// The former name of `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// The former name of `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// The former name of `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The former name of `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// The former name of `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// The former name of `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The former name of `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// The former name of `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// The former name of `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The former name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The former name of `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The former name of `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The former name of `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// The former name of `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// The former name of `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// The former name of `UITableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
/// The former name of `UITableView.SeparatorInsetReference`.
public typealias UITableViewSeparatorInsetReference = UITableView.SeparatorInsetReference
/// The former name of `UITableViewCell.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
/// The former name of `UITableViewCell.StateMask`.
public typealias UITableViewCellStateMask = UITableViewCell.StateMask
/// The former name of `UITableViewCell.FocusStyle`.
public typealias UITableViewCellFocusStyle = UITableViewCell.FocusStyle
/// The former name of `UIContextualAction.Style`.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// The former name of `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// The former name of `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// The former name of `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// The former name of `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// The former name of `UISegmentedControl.Segment`.
public typealias UISegmentedControlSegment = UISegmentedControl.Segment
/// The former name of `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// The former name of `UISearchBar.Icon`.
public typealias UISearchBarIcon = UISearchBar.Icon
/// The former name of `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// The former name of `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// The former name of `UITabBar.ItemPositioning`.
public typealias UITabBarItemPositioning = UITabBar.ItemPositioning
/// The former name of `UITextField.DidEndEditingReason`.
public typealias UITextFieldDidEndEditingReason = UITextField.DidEndEditingReason
/// The former name of `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// The former name of `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// The former name of `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// The former name of `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// The former name of `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// The former name of `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// The former name of `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// The former name of `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The former name of `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// The former name of `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// The former name of `UITouch.Phase`.
public typealias UITouchPhase = UITouch.Phase
/// The former name of `UITouch.TouchType`.
public typealias UITouchType = UITouch.TouchType
/// The former name of `UIEvent.EventType`.
public typealias UIEventType = UIEvent.EventType
/// The former name of `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// The former name of `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The former name of `UIDevice.BatteryState`.
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The former name of `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// The former name of `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// The former name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The former name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The former name of `NSLayoutConstraint.FormatOptions`.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The former name of `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The former name of `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The height that lets a table determine the heights of rows.
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

extension NSNotification.Name {
    /// The former name of `UIResponder.keyboardWillShowNotification`.
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }
    /// The former name of `UIResponder.keyboardDidShowNotification`.
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }
    /// The former name of `UIResponder.keyboardWillHideNotification`.
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }
    /// The former name of `UIResponder.keyboardDidHideNotification`.
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }
    /// The former name of `UIResponder.keyboardWillChangeFrameNotification`.
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
    /// The former name of `UIApplication.didBecomeActiveNotification`.
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    /// The former name of `UIApplication.willResignActiveNotification`.
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    /// The former name of `UIApplication.didEnterBackgroundNotification`.
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The former name of `UIApplication.willEnterForegroundNotification`.
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The former name of `UITextField.textDidChangeNotification`.
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }
    /// The former name of `UITextView.textDidChangeNotification`.
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }
}

/// The former name of `UIResponder.keyboardFrameEndUserInfoKey`.
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
/// The former name of `UIResponder.keyboardFrameBeginUserInfoKey`.
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
    UIResponder.keyboardFrameBeginUserInfoKey
}
/// The former name of `UIResponder.keyboardAnimationDurationUserInfoKey`.
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}
/// The former name of `UIResponder.keyboardAnimationCurveUserInfoKey`.
@preconcurrency @MainActor public var UIKeyboardAnimationCurveUserInfoKey: String {
    UIResponder.keyboardAnimationCurveUserInfoKey
}

extension UIViewController {
    /// Adds a child. The former name of `addChild(_:)`.
    public final func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// Removes the controller from its parent. The former name of `removeFromParent()`.
    public final func removeFromParentViewController() { removeFromParent() }

    /// Called when the parent has changed. The former name of `didMove(toParent:)`.
    public final func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }

    /// Called before the parent changes. The former name of `willMove(toParent:)`.
    public final func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// The children. The former name of `children`.
    public final var childViewControllers: [UIViewController] { children }
}

extension UIView {
    /// Moves a subview in front of the others. The former name of `bringSubviewToFront(_:)`.
    public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

    /// Moves a subview behind the others. The former name of `sendSubviewToBack(_:)`.
    public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
