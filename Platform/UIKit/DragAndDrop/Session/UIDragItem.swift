/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The provider of the item's data.
    open private(set) var itemProvider: NSItemProvider

    /// Creates an item with a provider of its data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// An object by which the app recognizes the item when it is dropped.
    open var localObject: Any?

    /// Returns the preview of the item during the drag, if it differs from the lifted one. A result of `nil`
    /// hides the item.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { platter?.previewProviderDidChange() }
    }

    /// The view that displays the item during the drag.
    final weak var platter: DragPlatter?
}
