internal import CollectionGeometry

/// The container of a section or group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size before the insets are subtracted.
    var contentSize: CGSize { get }
    /// The size after the insets are subtracted.
    var effectiveContentSize: CGSize { get }
    /// The insets of the content.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that apply to the content.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and traits for which a section is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A container of a compositional layout.
final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(size: PlanarSize, insets: NSDirectionalEdgeInsets) {
        contentSize = CGSize(width: size.width, height: size.height)
        contentInsets = insets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

/// The environment of a compositional layout.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
    /// The insets of the safe area across the layout's axis.
    let safeAreaInsets: DirectionalInsets

    init(
        container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection,
        safeAreaInsets: DirectionalInsets = .zero
    ) {
        self.container = container
        self.traitCollection = traitCollection
        self.safeAreaInsets = safeAreaInsets
    }
}

extension PlanarSize {
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }
}

extension PlanarRect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension CGRect {
    init(_ rect: PlanarRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}
