internal import RowGeometry

/// The position and appearance of an element of a collection view: a cell, a supplementary view or a
/// decoration view.
///
/// Subclass it to pass more values from a layout to its views. A subclass copies its values in `copy(with:)`
/// and compares them in `isEqual(_:)`, and the layout returns it from `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The frame without the transform.
    private var untransformedFrame = CGRect.zero
    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?

    /// The axes along which the view determines its size. The size of these attributes is then an estimate, or
    /// the size that the view last preferred.
    final var selfSizingAxes: SelfSizingAxes = []
    /// The scroll view of the section that contains the view, or `nil` for the collection view.
    final weak var scrollHost: OrthogonalScrollView?
    /// The position in a list section, or `nil` for an element of another section.
    final var listItem: ListItemAttributes?
    /// The color of the background of a list section.
    final var listBackgroundColor: UIColor?

    /// Creates the attributes of a cell at an empty index path. Use an initializer with an element instead.
    public override init() {
        super.init()
    }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        category = .supplementaryView
        kind = elementKind
        self.indexPath = indexPath
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        category = .decorationView
        kind = decorationViewKind
        self.indexPath = indexPath
    }

    // MARK: Element

    /// The index path of the element.
    open var indexPath = IndexPath()

    /// The type of the element.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of the supplementary or decoration view, or `nil` for a cell.
    open var representedElementKind: String? { kind }

    // MARK: Geometry

    /// The frame of the view. With a transform it is the bounding rectangle of the transformed view.
    open var frame: CGRect {
        get {
            guard !hasIdentityTransform else { return untransformedFrame }
            let size = untransformedFrame.size
            let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
                .applying(transform)
            return rect.offsetBy(dx: untransformedFrame.midX, dy: untransformedFrame.midY)
        }
        set {
            guard !hasIdentityTransform else {
                untransformedFrame = newValue
                return
            }
            let size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
            untransformedFrame = CGRect(
                x: newValue.midX - size.width / 2, y: newValue.midY - size.height / 2, width: size.width,
                height: size.height)
        }
    }

    /// The center of the view.
    open var center: CGPoint {
        get { CGPoint(x: untransformedFrame.midX, y: untransformedFrame.midY) }
        set {
            untransformedFrame.origin = CGPoint(
                x: newValue.x - untransformedFrame.width / 2, y: newValue.y - untransformedFrame.height / 2)
        }
    }

    /// The size of the view without the transform. The center remains when it is set.
    open var size: CGSize {
        get { untransformedFrame.size }
        set {
            let center = center
            untransformedFrame.size = newValue
            self.center = center
        }
    }

    /// The bounds of the view, whose origin is zero.
    ///
    /// - Precondition: The origin of a new value is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            precondition(
                newValue.origin == .zero,
                "UICollectionViewLayoutAttributes: the origin of bounds \(newValue) is not zero. Set a size.")
            size = newValue.size
        }
    }

    /// The transform of the view about its center.
    open var transform3D = CATransform3DIdentity {
        didSet { hasIdentityTransform = CATransform3DIsIdentity(transform3D) }
    }
    private(set) final var hasIdentityTransform = true

    /// The affine part of the transform.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    // MARK: Appearance

    /// The opacity of the view, from 0 to 1.
    open var alpha: CGFloat = 1

    /// The order of overlapping views. Views with greater values are in front of others.
    open var zIndex = 0

    /// Whether the view is hidden. The collection view creates no view for hidden elements.
    open var isHidden = false

    // MARK: Attributes of subclasses

    /// Returns new attributes of the class on which the method is called.
    static func dynamicInit(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = self == UICollectionViewLayoutAttributes.self ? .init() : dynamicInit()
        attributes.indexPath = indexPath
        return attributes
    }

    /// Returns new attributes of the class on which the method is called.
    static func dynamicInit(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = dynamicInit(forCellWith: indexPath)
        attributes.category = .supplementaryView
        attributes.kind = elementKind
        return attributes
    }

    /// Returns new attributes of the class on which the method is called.
    static func dynamicInit(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = dynamicInit(forCellWith: indexPath)
        attributes.category = .decorationView
        attributes.kind = elementKind
        return attributes
    }

    // MARK: Copies and comparison

    /// Returns a copy of the same class. A subclass copies its own values too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self.dynamicInit()
        copy.copyValues(of: self)
        return copy
    }

    private func copyValues(of other: UICollectionViewLayoutAttributes) {
        category = other.category
        kind = other.kind
        indexPath = other.indexPath
        untransformedFrame = other.untransformedFrame
        if !other.hasIdentityTransform { transform3D = other.transform3D }
        alpha = other.alpha
        zIndex = other.zIndex
        isHidden = other.isHidden
        selfSizingAxes = other.selfSizingAxes
        scrollHost = other.scrollHost
        listItem = other.listItem
        listBackgroundColor = other.listBackgroundColor
    }

    /// Returns whether `object` describes the same element with equal values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            other === self
                || type(of: other) == type(of: self) && category == other.category && kind == other.kind
                    && indexPath == other.indexPath && untransformedFrame == other.untransformedFrame
                    && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
                    && listItem == other.listItem && listBackgroundColor == other.listBackgroundColor
                    && (hasIdentityTransform && other.hasIdentityTransform
                        || CATransform3DEqualToTransform(transform3D, other.transform3D))
        }
    }

    /// The hash value of the index path.
    open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    /// The element and its frame, for debugging.
    open nonisolated override var description: String {
        MainActor.assumeIsolated {
            let element = kind.map { "\(category) \($0)" } ?? "cell"
            return "<\(type(of: self)) \(element) at \(indexPath), frame \(frame), zIndex \(zIndex)>"
        }
    }

    /// The element to which the attributes apply.
    final var element: CollectionElement {
        switch category {
        case .cell: .cell(RowPath(indexPath))
        case .supplementaryView: .supplementary(kind ?? "", indexPath)
        case .decorationView: .decoration(kind ?? "", indexPath)
        }
    }

    /// Returns a copy, with the type of the attributes.
    final func duplicate() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            preconditionFailure(
                "\(type(of: self)).copy(with:) returned an object of another class. Return the result of super.")
        }
        return copy
    }
}

/// The axes along which a view of a collection view determines its own size.
struct SelfSizingAxes: OptionSet, Sendable {
    let rawValue: Int

    static let horizontal = SelfSizingAxes(rawValue: 1)
    static let vertical = SelfSizingAxes(rawValue: 2)
    static let both: SelfSizingAxes = [.horizontal, .vertical]
}
