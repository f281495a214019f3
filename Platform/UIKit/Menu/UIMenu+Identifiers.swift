extension UIMenu.Identifier {
    /// The menu of the app itself.
    public static let application = Self("com.apple.menu.application")
    /// What is done with files.
    public static let file = Self("com.apple.menu.file")
    /// What changes contents.
    public static let edit = Self("com.apple.menu.edit")
    /// What changes how things are shown.
    public static let view = Self("com.apple.menu.view")
    /// What is done with windows.
    public static let window = Self("com.apple.menu.window")
    /// Where help is found.
    public static let help = Self("com.apple.menu.help")
    /// What tells about the app.
    public static let about = Self("com.apple.menu.about")
    /// The app's settings.
    public static let preferences = Self("com.apple.menu.preferences")
    /// What shares something.
    public static let share = Self("com.apple.menu.share")
    /// What finds text.
    public static let find = Self("com.apple.menu.find")
    /// Undo and redo.
    public static let undoRedo = Self("com.apple.menu.undo-redo")
    /// Cut, copy, paste and the like.
    public static let standardEdit = Self("com.apple.menu.standard-edit")
    /// What formats text.
    public static let format = Self("com.apple.menu.format")
    /// The menu that all others are in.
    public static let root = Self("com.apple.menu.root")
}
