/// The attributes of the elements in and near the visible area of a collection view, and their views.
///
/// While the collection view scrolls within the band, the layout is not called.
@MainActor
struct AttributeBand {
    /// An element of the band.
    @MainActor
    struct Entry {
        let element: CollectionElement
        /// The attributes that the layout has returned.
        let layoutAttributes: UICollectionViewLayoutAttributes
        /// The attributes in the coordinates of the collection view, which may be mirrored.
        let attributes: UICollectionViewLayoutAttributes
        /// The frame of the attributes.
        let placedFrame: CGRect
        /// The view of a visible element.
        var view: UICollectionReusableView?

        init(
            element: CollectionElement, layoutAttributes: UICollectionViewLayoutAttributes,
            attributes: UICollectionViewLayoutAttributes, view: UICollectionReusableView? = nil
        ) {
            self.element = element
            self.layoutAttributes = layoutAttributes
            self.attributes = attributes
            placedFrame = attributes.frame
            self.view = view
        }

        /// The frame as it is visible in the collection view.
        var frame: CGRect { attributes.scrollHost?.visibleFrame(placedFrame) ?? placedFrame }
    }

    var entries: [Entry] = []
    /// The rectangle for which the attributes were requested, or `nil` if they are invalid.
    var rect: CGRect?
    /// The supplementary and decoration views whose attributes alone are invalid.
    var invalidViews: Set<CollectionElement> = []
    /// A number that changes when the entries are replaced or discarded.
    private(set) var generation = 0

    /// Whether the entries are valid for a visible rectangle.
    func covers(_ visible: CGRect) -> Bool { rect?.contains(visible) ?? false }

    /// Marks the attributes as invalid. The views remain until the attributes are requested again.
    mutating func invalidate() { rect = nil }

    /// Removes all entries.
    mutating func discard() {
        entries = []
        rect = nil
        generation += 1
    }

    mutating func replace(by entries: [Entry], for rect: CGRect) {
        self.entries = entries
        self.rect = rect
        invalidViews = []
        generation += 1
    }
}
