/// An object that determines the sizes and distances of a flow layout, by item and by section.
///
/// All methods are optional. Default implementations have the effect of a method that is not implemented.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item. Called for every item when the layout is prepared; if all items have one
    /// size, set `itemSize` instead.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the margins of a section's items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the minimum distance between the lines of a section, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum distance between the items of a line, in points.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header. Only the dimension in the direction of scrolling is used. A
    /// header of size zero does not exist.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a section's footer. Only the dimension in the direction of scrolling is used. A
    /// footer of size zero does not exist.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    /// The default implementation has the effect of the layout's `itemSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { NotImplemented.size }
    /// The default implementation has the effect of the layout's `sectionInset`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: NotImplemented.height, left: 0, bottom: 0, right: 0) }
    /// The default implementation has the effect of the layout's `minimumLineSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { NotImplemented.height }
    /// The default implementation has the effect of the layout's `minimumInteritemSpacing`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { NotImplemented.height }
    /// The default implementation has the effect of the layout's `headerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { NotImplemented.size }
    /// The default implementation has the effect of the layout's `footerReferenceSize`.
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { NotImplemented.size }
}

extension NotImplemented {
    /// Not a number, which equals no size.
    static let size = CGSize(width: CGFloat.nan, height: .nan)

    /// Returns a size, or `nil` if the method is not implemented.
    static func answer(_ size: CGSize) -> CGSize? { isImplemented(size.width) ? size : nil }

    /// Returns insets, or `nil` if the method is not implemented.
    static func answer(_ insets: UIEdgeInsets) -> UIEdgeInsets? { isImplemented(insets.top) ? insets : nil }

    /// Returns a size that a method has returned to a forced call.
    static func requireAnswer(_ size: CGSize) -> CGSize { required(answer(size)) }

    /// Returns insets that a method has returned to a forced call.
    static func requireAnswer(_ insets: UIEdgeInsets) -> UIEdgeInsets { required(answer(insets)) }
}
