import Foundation

// The names of types and functions in Swift 4.0, which projects in that language mode still use.

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIButtonType = UIButton.ButtonType
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The height that lets a table determine the heights of rows.
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

extension NSNotification.Name {
    @preconcurrency @MainActor public static var UIKeyboardWillShow: NSNotification.Name {
        UIResponder.keyboardWillShowNotification
    }
    @preconcurrency @MainActor public static var UIKeyboardDidShow: NSNotification.Name {
        UIResponder.keyboardDidShowNotification
    }
    @preconcurrency @MainActor public static var UIKeyboardWillHide: NSNotification.Name {
        UIResponder.keyboardWillHideNotification
    }
    @preconcurrency @MainActor public static var UIKeyboardDidHide: NSNotification.Name {
        UIResponder.keyboardDidHideNotification
    }
    @preconcurrency @MainActor public static var UIKeyboardWillChangeFrame: NSNotification.Name {
        UIResponder.keyboardWillChangeFrameNotification
    }
    @preconcurrency @MainActor public static var UIApplicationDidBecomeActive: NSNotification.Name {
        UIApplication.didBecomeActiveNotification
    }
    @preconcurrency @MainActor public static var UIApplicationWillResignActive: NSNotification.Name {
        UIApplication.willResignActiveNotification
    }
    @preconcurrency @MainActor public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    @preconcurrency @MainActor public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    @preconcurrency @MainActor public static var UITextFieldTextDidChange: NSNotification.Name {
        UITextField.textDidChangeNotification
    }
    @preconcurrency @MainActor public static var UITextViewTextDidChange: NSNotification.Name {
        UITextView.textDidChangeNotification
    }
}

@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@preconcurrency @MainActor public var UIKeyboardFrameBeginUserInfoKey: String {
    UIResponder.keyboardFrameBeginUserInfoKey
}
@preconcurrency @MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
    UIResponder.keyboardAnimationDurationUserInfoKey
}
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
