internal import RowGeometry

/// A change from one arrangement of elements to another, by an update or by another layout, while its initial
/// and final attributes are determined.
@MainActor
final class LayoutTransition {
    /// The effect on the elements, or `nil` if only the layout changes.
    let plan: UpdatePlan?
    /// The attributes before the change, of elements in and near the visible area, by old element.
    let oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes]
    let oldOffset: CGPoint
    /// The layout before the change, if another one replaces it.
    let oldLayout: UICollectionViewLayout?
    /// The kinds of supplementary views that move with the items of their index paths.
    private let kindsOfItems: Set<String>
    /// The supplementary and decoration views that the layout has declared as new.
    var insertedViews: Set<CollectionElement> = []

    init(
        plan: UpdatePlan?, oldAttributes: [CollectionElement: UICollectionViewLayoutAttributes], oldOffset: CGPoint,
        oldLayout: UICollectionViewLayout?, kindsOfItems: Set<String> = []
    ) {
        self.plan = plan
        self.oldAttributes = oldAttributes
        self.oldOffset = oldOffset
        self.oldLayout = oldLayout
        self.kindsOfItems = kindsOfItems
    }

    /// Returns the element after the change, or `nil` if it is deleted or reloaded.
    func newElement(of old: CollectionElement) -> CollectionElement? {
        guard let plan else { return old }
        switch old {
        case .cell(let path): return plan.isReloaded(path) ? nil : plan.newPath(of: path).map { .cell($0) }
        case .supplementary(let kind, let path):
            return newPath(of: path, kind, plan).map { .supplementary(kind, $0) }
        case .decoration(let kind, let path): return newPath(of: path, kind, plan).map { .decoration(kind, $0) }
        case .placeholder: return old
        }
    }

    private func newPath(of path: IndexPath, _ kind: String, _ plan: UpdatePlan) -> IndexPath? {
        guard path.count == 2 else { return path }
        if kindsOfItems.contains(kind) {
            let row = RowPath(path)
            return plan.isReloaded(row) ? nil : plan.newPath(of: row)?.indexPath
        }
        guard !plan.isReloaded(oldSection: path.section) else { return nil }
        return plan.newSection(of: path.section).map { IndexPath(item: path.item, section: $0) }
    }

    /// Returns the element before the change, or `nil` if it is inserted or reloaded.
    func oldElement(of new: CollectionElement) -> CollectionElement? {
        guard let plan else { return new }
        guard !insertedViews.contains(new) else { return nil }
        switch new {
        case .cell(let path):
            guard let old = plan.oldPath(of: path), !plan.isReloaded(old) else { return nil }
            return .cell(old)
        case .supplementary(let kind, let path):
            return oldPath(of: path, kind, plan).map { .supplementary(kind, $0) }
        case .decoration(let kind, let path): return oldPath(of: path, kind, plan).map { .decoration(kind, $0) }
        case .placeholder: return oldAttributes[new] == nil ? nil : new
        }
    }

    private func oldPath(of path: IndexPath, _ kind: String, _ plan: UpdatePlan) -> IndexPath? {
        guard path.count == 2 else { return path }
        if kindsOfItems.contains(kind) {
            guard let old = plan.oldPath(of: RowPath(path)), !plan.isReloaded(old) else { return nil }
            return old.indexPath
        }
        guard let old = plan.oldSection(of: path.section), !plan.isReloaded(oldSection: old) else { return nil }
        return IndexPath(item: path.item, section: old)
    }
}

/// Attributes at which elements begin and end their animations by default.
extension UICollectionView {
    /// Returns the attributes from which an element is animated that is visible after a change: its previous
    /// ones, or transparent if it is new. The layout's coordinates are used.
    ///
    /// - Parameter element: The element, with its index path in the layout.
    final func defaultInitialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let transition, let element = self.element(ofLayoutElement: element),
            let final = attributes(of: element)
        else { return nil }
        let copy: UICollectionViewLayoutAttributes
        if let old = transition.oldElement(of: element) {
            if let attributes = transition.oldAttributes[old] ?? oldLayoutAttributes(of: old) {
                copy = attributes.duplicate()
                copy.indexPath = element.indexPath
                copy.center.x += contentOffset.x - transition.oldOffset.x
                copy.center.y += contentOffset.y - transition.oldOffset.y
                limitDistance(of: copy, from: final)
            } else if element.item != nil, transition.oldLayout == nil {
                copy = final.duplicate()
                moveOffscreen(copy, before: isBeforeVisible(old, in: transition))
            } else {
                copy = final.duplicate()
                copy.alpha = 0
            }
        } else {
            copy = final.duplicate()
            copy.alpha = 0
        }
        return displayed(copy)
    }

    /// Returns the attributes at which an element's animation ends that is not visible after a change: its new
    /// ones, or transparent if it is deleted. The layout's coordinates are used.
    final func defaultFinalAttributes(of old: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let transition, let attributes = transition.oldAttributes[old] else { return nil }
        let copy = attributes.duplicate()
        copy.center.x += contentOffset.x - transition.oldOffset.x
        copy.center.y += contentOffset.y - transition.oldOffset.y
        if transition.plan == nil, let new = self.attributes(of: old) {
            let target = new.duplicate()
            limitDistance(of: target, from: copy)
            return displayed(target)
        }
        copy.alpha = 0
        return displayed(copy)
    }

    /// Returns the attributes of an element in the layout that is being replaced.
    private func oldLayoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let layout = transition?.oldLayout else { return nil }
        switch element {
        case .cell(let path): return layout.layoutAttributesForItem(at: path.indexPath)
        case .supplementary(let kind, let path):
            return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration, .placeholder: return nil
        }
    }

    /// Limits the distance that an element travels to the size of the view, so that its motion can be followed.
    private func limitDistance(
        of attributes: UICollectionViewLayoutAttributes, from other: UICollectionViewLayoutAttributes
    ) {
        let (center, origin, size) = (attributes.center, other.center, bounds.size)
        attributes.center = CGPoint(
            x: min(max(center.x, origin.x - size.width), origin.x + size.width),
            y: min(max(center.y, origin.y - size.height), origin.y + size.height))
    }

    private func isBeforeVisible(_ old: CollectionElement, in transition: LayoutTransition) -> Bool {
        guard let path = old.item else { return false }
        let first = transition.oldAttributes.keys.compactMap(\.item).min()
        return first.map { path < $0 } ?? false
    }

    private func moveOffscreen(_ attributes: UICollectionViewLayoutAttributes, before: Bool) {
        if contentSize.height > bounds.height || contentSize.width <= bounds.width {
            attributes.center.y += before ? -bounds.height : bounds.height
        } else {
            attributes.center.x += before ? -bounds.width : bounds.width
        }
    }
}
