import Foundation

/// An interactive item in a text that is not editable: a link, an attachment, or a tagged range.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of an item.
    public enum Content {
        /// A link with its URL.
        case link(URL)
        /// A text attachment.
        case textAttachment(NSTextAttachment)
        /// A range with the attribute `textItemTag` and its value.
        case tag(String)
    }

    /// The content of the item.
    public final let content: Content
    /// The range of the item in the text, in UTF-16 code units.
    public final let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The preview that is displayed with the menu of an item.
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        /// The view to preview, or `nil` for the item's text.
        final let view: UIView?

        private init(shown view: UIView?) {
            self.view = view
            super.init()
        }

        /// Creates a preview with a custom view.
        public convenience init(view: UIView) { self.init(shown: view) }

        /// A preview of the item's text.
        public static let `default` = MenuPreview(shown: nil)
    }

    /// The menu of an item and its preview.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        final let preview: MenuPreview?
        final let menu: UIMenu

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - preview: The preview, or `nil` to display only the menu.
        ///   - menu: The menu.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }

        /// Creates a configuration that previews the item's text.
        public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
    }
}
