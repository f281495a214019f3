/// An assistive technology that follows the app.
@MainActor
protocol AccessibilityObserver: AnyObject {
    /// Called when everything that is due is done. Until `mainLoopDidWake()` nothing changes.
    func mainLoopWillSleep()

    /// Called before the main loop processes events, calls and timers.
    func mainLoopDidWake()

    /// Called when the app posts a notification.
    func accessibilityDidPost(_ notification: UIAccessibility.Notification, argument: Any?)

    /// Called when the focus of assistive technologies has moved.
    func focusDidMove(from old: NSObject?, to new: NSObject?)

    /// Called when another screen, a sheet or an alert has appeared.
    func screenDidChange()

    /// Called when the window of a scene has opened on the desktop.
    func sceneDidOpen(_ scene: UIWindowScene)

    /// Called when the window of a scene is about to close.
    func sceneWillClose(_ scene: UIWindowScene)

    /// Called when another window receives the keyboard input.
    func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?)

    /// Called when the user has changed the value of a control.
    func valueDidChange(of control: UIControl)

    /// Called when a text that is being edited, or its selection, has changed.
    func textInputDidChange(in view: UIView)
}
