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
    /// The Services menu.
    public static let services = Self("com.apple.menu.services")
    /// The menu of commands that hide apps.
    public static let hide = Self("com.apple.menu.hide")
    /// The menu of the command that quits the app.
    public static let quit = Self("com.apple.menu.quit")
    /// The menu of commands that open a window.
    public static let newScene = Self("com.apple.menu.new-scene")
    /// The menu of recent documents.
    public static let openRecent = Self("com.apple.menu.open-recent")
    /// The menu of the command that closes a window.
    public static let close = Self("com.apple.menu.close")
    /// The menu of the print command.
    public static let print = Self("com.apple.menu.print")
    /// The menu of document commands.
    public static let document = Self("com.apple.menu.document")
    /// The menu of replacements of the selected text.
    public static let replace = Self("com.apple.menu.replace")
    /// The menu of bold, italic and underline.
    public static let textStyle = Self("com.apple.menu.text-style")
    /// The Spelling menu.
    public static let spelling = Self("com.apple.menu.spelling")
    /// The menu of the spelling panel.
    public static let spellingPanel = Self("com.apple.menu.spelling-panel")
    /// The menu of spelling options.
    public static let spellingOptions = Self("com.apple.menu.spelling-options")
    /// The Substitutions menu.
    public static let substitutions = Self("com.apple.menu.substitutions")
    /// The menu of the substitutions panel.
    public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
    /// The menu of substitution options.
    public static let substitutionOptions = Self("com.apple.menu.substitution-options")
    /// The Transformations menu.
    public static let transformations = Self("com.apple.menu.transformations")
    /// The Speech menu.
    public static let speech = Self("com.apple.menu.speech")
    /// The menu that looks up the selected text.
    public static let lookup = Self("com.apple.menu.lookup")
    /// The menu that learns the spelling of the selected word.
    public static let learn = Self("com.apple.menu.learn")
    /// The Font menu.
    public static let font = Self("com.apple.menu.font")
    /// The menu of text sizes.
    public static let textSize = Self("com.apple.menu.text-size")
    /// The menu of text colors.
    public static let textColor = Self("com.apple.menu.text-color")
    /// The menu that copies and pastes text styles.
    public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
    /// The Text menu.
    public static let text = Self("com.apple.menu.text")
    /// The menu of writing directions.
    public static let writingDirection = Self("com.apple.menu.writing-direction")
    /// The menu of text alignments.
    public static let alignment = Self("com.apple.menu.alignment")
    /// The menu of toolbar commands.
    public static let toolbar = Self("com.apple.menu.toolbar")
    /// The menu of sidebar commands.
    public static let sidebar = Self("com.apple.menu.sidebar")
    /// The menu of full-screen commands.
    public static let fullscreen = Self("com.apple.menu.fullscreen")
    /// The menu of the commands that minimize and zoom a window.
    public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
    /// The menu that brings all windows to the front.
    public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

extension UIAction.Identifier {
    /// An action that pastes.
    public static let paste = Self("com.apple.action.paste")
    /// An action that pastes text in the style of the surrounding text.
    public static let pasteAndMatchStyle = Self("com.apple.action.paste-and-match-style")
    /// An action that pastes an address and opens it.
    public static let pasteAndGo = Self("com.apple.action.paste-and-go")
    /// An action that pastes a text and searches for it.
    public static let pasteAndSearch = Self("com.apple.action.paste-and-search")
}
