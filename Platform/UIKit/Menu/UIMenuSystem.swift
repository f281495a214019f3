/// A menu system, whose menus responders build.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
    private override init() {
        super.init()
    }

    /// The system of the menu bar, which a window of the desktop displays if it is wide and the app's delegate builds menus.
    ///
    /// The shortcuts of its key commands work in every window.
    public static let main = UIMenuSystem()

    /// The system of edit menus, which are built each time that one is opened.
    public static let context = UIMenuSystem()

    /// Builds the menus again before they are shown next, which happens for edit menus in any case.
    open func setNeedsRebuild() {
        if self === Self.main { UIApplication.shared.discardMainMenu() }
    }
}
