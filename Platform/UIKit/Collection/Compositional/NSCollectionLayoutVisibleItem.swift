/// A visible element of a section, whose appearance a `visibleItemsInvalidationHandler` changes.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order. Views with greater values are in front of others.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center of the view.
    var center: CGPoint { get set }
    /// The affine part of the transform.
    var transform: CGAffineTransform { get set }
    /// The transform of the view about its center.
    var transform3D: CATransform3D { get set }
    /// The name of the item.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame of the view.
    var frame: CGRect { get }
    /// The bounds of the view.
    var bounds: CGRect { get }
    /// The type of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of the supplementary or decoration view, or `nil` for a cell.
    var representedElementKind: String? { get }
}

/// A visible element, which changes its attributes.
final class CompositionalVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    /// The attributes of the layout.
    let original: UICollectionViewLayoutAttributes
    /// The attributes with the changes of the handler.
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) {
        original = attributes
        self.attributes = attributes.duplicate()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var name: String { representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
