internal import RowGeometry

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringLoadingList {
    final var springLoadsItems: Bool {
        get { dragAndDropIfLoaded?.springLoading != nil }
        set {
            guard newValue != springLoadsItems else { return }
            if let interaction = dragAndDropIfLoaded?.springLoading {
                removeInteraction(interaction)
                dragAndDrop.springLoading = nil
            } else {
                let interaction = UISpringLoadedInteraction.ofList()
                dragAndDrop.springLoading = interaction
                addInteraction(interaction)
            }
        }
    }

    func springLoadedRow(_ context: any UISpringLoadedInteractionContext) -> (path: IndexPath, cell: UIView?)? {
        guard let path = baseIndexPathForItem(at: context.location(in: self)),
            delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
        else { return nil }
        return (path, loadedCells[RowPath(path)])
    }

    func springLoad(_ path: IndexPath) { handleTap(on: RowPath(path)) }
}
