internal import RowGeometry

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadingList {
    final var springLoadsRows: Bool {
        get { dragAndDropIfLoaded?.springLoading != nil }
        set {
            guard newValue != springLoadsRows else { return }
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
        guard let path = baseIndexPathForRow(at: context.location(in: self)),
            delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return nil }
        return (path, baseCellForRow(at: path))
    }

    func springLoad(_ path: IndexPath) { handleTap(on: RowPath(path)) }
}
