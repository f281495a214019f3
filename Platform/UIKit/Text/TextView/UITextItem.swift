import Foundation

/// Something in a text to read that people can touch: a link, a picture, or what has a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What it is.
    public enum Content {
        /// It leads somewhere.
        case link(URL)
        /// A picture.
        case textAttachment(NSTextAttachment)
        /// Text with the attribute `textItemTag`, whose value this is.
        case tag(String)
    }

    /// What it is.
    public final let content: Content
    /// Where it is in the text, in UTF-16.
    public final let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// What is lifted beside the menu of an item.
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        /// Nil: the item's text.
        final let view: UIView?

        private init(shown view: UIView?) {
            self.view = view
            super.init()
        }

        /// A view of the app's own.
        public convenience init(view: UIView) { self.init(shown: view) }

        /// The text of the item.
        public static let `default` = MenuPreview(shown: nil)
    }

    /// What a long press on an item opens.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        final let preview: MenuPreview?
        final let menu: UIMenu

        /// Makes a configuration.
        ///
        /// - Parameter preview: what is lifted beside the menu; nil for the menu alone.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }

        /// Makes a configuration that lifts the item's text.
        public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    }
}
