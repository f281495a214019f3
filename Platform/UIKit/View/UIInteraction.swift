/// A self-contained behavior of a view, such as dragging, dropping or a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view to which the interaction has been added. Declare it `weak`.
    var view: UIView? { get }

    /// Called before the interaction is added to `view`, or removed from its view (`nil`).
    func willMove(to view: UIView?)

    /// Called when the interaction has been added to `view`, or removed from its view (`nil`). Store the
    /// view and add gesture recognizers here.
    func didMove(to view: UIView?)
}

extension UIView {
    final func baseAddInteraction(_ interaction: any UIInteraction) {
        guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }
}
