import Foundation

/// The area in which text is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The text view whose layout depends on the container.
    final weak var textView: UITextView?
    private final weak var manager: NSLayoutManager?

    /// Creates a text container with a size in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// Creates a text container from an archive.
    public init(coder: NSCoder) {
        size = coder.decodeCGSize(forKey: "NSSize")
        super.init()
        lineFragmentPadding = coder.number("NSLineFragmentPadding", or: 5)
        maximumNumberOfLines = coder.integer("NSMaximumNumberOfLines", or: 0)
        lineBreakMode = coder.choice("NSLineBreakMode", or: .byWordWrapping)
    }

    /// Archives the values of the container.
    open func encode(with coder: NSCoder) {
        coder.encode(size, forKey: "NSSize")
        coder.encodeNumber(lineFragmentPadding, forKey: "NSLineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    }

    /// The layout manager that lays out the text in the container.
    open weak var layoutManager: NSLayoutManager? {
        get { manager }
        set { manager = newValue }
    }

    /// Moves all containers of the current layout manager to another one.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let manager, manager !== newLayoutManager else { return }
        let storage = manager.textStorage
        for container in manager.textContainers {
            manager.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        storage?.removeLayoutManager(manager)
        storage?.addLayoutManager(newLayoutManager)
    }

    /// The size of the container, in points; a width or height of 0 means no limit. A text view sets the size of its
    /// own container.
    open var size: CGSize { didSet { if size != oldValue { didChange() } } }

    /// The padding at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }

    /// The maximum number of lines, or 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }

    /// The handling of text that exceeds the last line, if the number of lines is limited.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { didChange() } } }

    /// Whether the width of the container follows that of its text view. A text view always sets the width.
    open var widthTracksTextView = false

    /// Whether the height of the container follows that of its text view. The text of a text view scrolls, so that
    /// its container has the height of the text.
    open var heightTracksTextView = false

    /// Whether lines fill the width of the container: yes, unless a subclass returns other line fragments.
    open var isSimpleRectangularTextContainer: Bool { true }

    /// The number of lines that a layout is limited to, and the handling of text after them.
    final var limit: TextLimit? {
        maximumNumberOfLines > 0 ? TextLimit(lines: maximumNumberOfLines, mode: lineBreakMode) : nil
    }

    private func didChange() {
        textView?.textContainerDidChange()
        manager?.textContainerChangedGeometry(self)
    }
}
