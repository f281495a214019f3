/// A table or collection view whose rows are selected when a drag rests on them.
@MainActor
protocol SpringLoadingList: UIView {
    /// Returns the row below a drag, with its cell, if the delegate allows selecting it.
    func springLoadedRow(_ context: any UISpringLoadedInteractionContext) -> (path: IndexPath, cell: UIView?)?
    /// Selects a row.
    func springLoad(_ path: IndexPath)
}

extension UISpringLoadedInteraction {
    /// Returns an interaction for a list view.
    static func ofList() -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: ListSpringLoading(), interactionEffect: nil) {
            interaction, context in
            guard let list = interaction.view as? any SpringLoadingList, let path = context.targetItem as? IndexPath
            else { return }
            list.springLoad(path)
        }
    }
}

/// The behavior that determines the row below a drag.
private final class ListSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let row = (interaction.view as? any SpringLoadingList)?.springLoadedRow(context) else { return false }
        context.targetView = row.cell
        context.targetItem = row.path
        return true
    }
}
