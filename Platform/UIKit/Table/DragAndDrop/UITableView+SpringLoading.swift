extension UITableView: UISpringLoadedInteractionSupporting {
    /// Whether rows open, as by a tap, when a drag rests on them.
    public final var isSpringLoaded: Bool {
        get { dragAndDropIfLoaded?.springLoading != nil }
        set {
            guard newValue != isSpringLoaded else { return }
            if let interaction = dragAndDropIfLoaded?.springLoading {
                removeInteraction(interaction)
                dragAndDrop.springLoading = nil
            } else {
                let interaction = UISpringLoadedInteraction(
                    interactionBehavior: TableSpringLoading(), interactionEffect: nil
                ) { interaction, context in
                    guard let table = interaction.view as? UITableView, let path = context.targetItem as? IndexPath
                    else { return }
                    table.choose(RowPath(path))
                }
                dragAndDrop.springLoading = interaction
                addInteraction(interaction)
            }
        }
    }
}

/// Which row of a table opens under a drag.
private final class TableSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let table = interaction.view as? UITableView,
            let path = table.indexPathForRow(at: context.location(in: table)),
            table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
        else { return false }
        context.targetView = table.cellForRow(at: path)
        context.targetItem = path
        return true
    }
}
