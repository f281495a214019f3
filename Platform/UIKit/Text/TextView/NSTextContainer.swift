import Foundation

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// The text view whose layout depends on the container.
    final weak var textView: UITextView?

    /// Creates a text container with a size in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The size of the container, in points. A text view sets the size of its own container.
    open var size: CGSize { didSet { if size != oldValue { textView?.textContainerDidChange() } } }

    /// The padding at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.textContainerDidChange() } }
    }
}
