internal import CollectionGeometry

/// The values of a section of a flow layout, from the delegate or the layout.
struct FlowSectionValues {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
    var items: Items

    /// The sizes of the items before any is measured.
    enum Items {
        case uniform(CGSize, count: Int)
        case individual([FlowSize])
    }
}

/// A header or footer of a flow.
enum FlowEdge: CaseIterable {
    case header, footer

    init?(kind: String) {
        switch kind {
        case UICollectionView.elementKindSectionHeader: self = .header
        case UICollectionView.elementKindSectionFooter: self = .footer
        default: return nil
        }
    }

    /// The length that a view has determined, in the direction of scrolling.
    struct Measured {
        let length: CGFloat
        /// The length of the reference size for which it was determined. For another one, it is measured again.
        let reference: CGFloat
    }
}

/// The part of a collection view that a flow layout fills.
struct FlowFrame: Equatable {
    /// The length of the content across the direction of scrolling.
    var lineLength: CGFloat
    /// The distances of sections from the edges of the content, in addition to their insets.
    var inset: UIEdgeInsets
    var scale: CGFloat
    var direction: UICollectionView.ScrollDirection
}
