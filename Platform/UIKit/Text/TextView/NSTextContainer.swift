import Foundation

/// The room that the lines of a text view are laid out in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Who lays out anew when the room changes.
    final weak var textView: UITextView?

    /// Makes a room of a size in points.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The size in points. A text view sets the width of its own room.
    open var size: CGSize { didSet { if size != oldValue { textView?.textRoomDidChange() } } }

    /// The room at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { textView?.textRoomDidChange() } }
    }
}
