/// A way of dealing with a view that is put into it as one piece: a drag, a drop, a context menu.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction is in. Declare it `weak`.
    var view: UIView? { get }

    /// The interaction is about to get into `view`, or out of its view (nil).
    func willMove(to view: UIView?)

    /// The interaction has got into `view`, or out of its view (nil): keep it, and add gesture recognisers.
    func didMove(to view: UIView?)
}

extension UIView {
    /// The interactions that the view has.
    public final var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Puts an interaction into the view. It leaves the view it was in.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
        if let old = interaction.view { old.removeInteraction(interaction) }
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction out of the view.
    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
