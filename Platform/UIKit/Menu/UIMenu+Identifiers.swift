extension UIMenu.Identifier {
    /// The app menu.
    public static let application = Self("com.apple.menu.application")
    /// The File menu.
    public static let file = Self("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Self("com.apple.menu.edit")
    /// The View menu.
    public static let view = Self("com.apple.menu.view")
    /// The Window menu.
    public static let window = Self("com.apple.menu.window")
    /// The Help menu.
    public static let help = Self("com.apple.menu.help")
    /// The About menu.
    public static let about = Self("com.apple.menu.about")
    /// The Preferences menu.
    public static let preferences = Self("com.apple.menu.preferences")
    /// The Share menu.
    public static let share = Self("com.apple.menu.share")
    /// The Find menu.
    public static let find = Self("com.apple.menu.find")
    /// The menu of undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// The menu of cut, copy, paste and related commands.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// The Format menu.
    public static let format = Self("com.apple.menu.format")
    /// The root menu, which contains all others.
    public static let root = Self("com.apple.menu.root")
}
