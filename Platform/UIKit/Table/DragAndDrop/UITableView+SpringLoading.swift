internal import RowGeometry

extension UITableView: UISpringLoadedInteractionSupporting {
    final var springLoadsRows: Bool {
        get { dragAndDropIfLoaded?.springLoading != nil }
        set {
            guard newValue != springLoadsRows else { return }
            if let interaction = dragAndDropIfLoaded?.springLoading {
                removeInteraction(interaction)
                dragAndDrop.springLoading = nil
            } else {
                let interaction = UISpringLoadedInteraction(
                    interactionBehavior: TableSpringLoading(), interactionEffect: nil
                ) { interaction, context in
                    guard let table = interaction.view as? UITableView, let path = context.targetItem as? IndexPath
                    else { return }
                    table.handleTap(on: RowPath(path))
                }
                dragAndDrop.springLoading = interaction
                addInteraction(interaction)
            }
        }
    }
}

/// The behavior that determines the row below a drag.
private final class TableSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let table = interaction.view as? UITableView,
            let path = table.baseIndexPathForRow(at: context.location(in: table)),
            table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return false }
        context.targetView = table.baseCellForRow(at: path)
        context.targetItem = path
        return true
    }
}
