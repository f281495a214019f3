/// A layout between two others, whose progress a gesture determines.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]
    /// The offsets of the content at the beginning and at the end of the transition.
    final var offsets: (start: CGPoint, end: CGPoint) = (.zero, .zero)

    /// Creates a layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let current: UICollectionViewLayout = coder.anyObject("UICurrentLayout"),
            let next: UICollectionViewLayout = coder.anyObject("UINextLayout")
        else { return nil }
        self.current = current
        self.next = next
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(current, forKey: "UICurrentLayout")
        coder.encode(next, forKey: "UINextLayout")
    }

    /// The progress of the transition, from 0 to 1. Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            collectionView?.interactiveTransitionDidChange(self)
            invalidateLayout()
        }
    }

    /// The layout at the beginning of the transition.
    open var currentLayout: UICollectionViewLayout { current }

    /// The layout at the end of the transition.
    open var nextLayout: UICollectionViewLayout { next }

    /// Stores a value that a subclass uses besides the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns a value that was stored for a key, or 0.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Layout

    open override var collectionViewContentSize: CGSize {
        let (start, end) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(width: between(start.width, end.width), height: between(start.height, end.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let offset = offset
        func elements(of layout: UICollectionViewLayout, at start: CGPoint) -> [UICollectionViewLayoutAttributes] {
            layout.layoutAttributesForElements(in: rect.offsetBy(dx: start.x - offset.x, dy: start.y - offset.y)) ?? []
        }
        var seen = Set<CollectionElement>()
        return (elements(of: current, at: offsets.start) + elements(of: next, at: offsets.end)).compactMap {
            seen.insert($0.element).inserted ? attributes(of: $0.element) : nil
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(current.layoutAttributesForItem(at: indexPath), next.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        between(
            current.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            next.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element {
        case .cell(let path): layoutAttributesForItem(at: path.indexPath)
        case .supplementary(let kind, let path): layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        // Decoration views belong to one layout, and do not take part in the transition.
        case .decoration, .placeholder: nil
        }
    }

    // MARK: Interpolation

    /// The offset of the content at the current progress.
    final var offset: CGPoint {
        CGPoint(x: between(offsets.start.x, offsets.end.x), y: between(offsets.start.y, offsets.end.y))
    }

    private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

    /// Returns attributes between those of the two layouts. An element of one layout only fades.
    private func between(_ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes?
    {
        guard let result = (start ?? end)?.duplicate() else { return nil }
        let (from, to) = (start ?? end ?? result, end ?? start ?? result)
        let offset = offset
        // An element of one layout only keeps its position on the screen.
        let fromOffset = start == nil ? offsets.end : offsets.start
        let toOffset = end == nil ? offsets.start : offsets.end
        result.size = CGSize(
            width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        result.center = CGPoint(
            x: between(from.center.x - fromOffset.x, to.center.x - toOffset.x) + offset.x,
            y: between(from.center.y - fromOffset.y, to.center.y - toOffset.y) + offset.y)
        result.alpha = between(start?.alpha ?? 0, end?.alpha ?? 0)
        if !from.hasIdentityTransform || !to.hasIdentityTransform {
            result.transform = between(from.transform, to.transform)
        }
        result.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
        result.selfSizingAxes = []
        return result
    }

    private func between(_ start: CGAffineTransform, _ end: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(start.a, end.a), b: between(start.b, end.b), c: between(start.c, end.c),
            d: between(start.d, end.d), tx: between(start.tx, end.tx), ty: between(start.ty, end.ty))
    }
}
