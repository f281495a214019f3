/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// What hands over the thing's data to where it is dropped.
    public final let itemProvider: NSItemProvider

    /// Makes an item of what hands over its data.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    /// Whatever helps the app to know the thing again when it is dropped.
    open var localObject: Any?

    /// Makes what is seen of the thing while it is dragged, where that is not what was lifted. Nil from it hides the thing.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { platter?.previewProviderDidChange() }
    }

    /// What is seen of the item while it is dragged.
    final weak var platter: DragPlatter?
}
