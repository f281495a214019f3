/// An action that waits until a layer is visible, for endless effects that pause while nobody can see them.
@MainActor
package final class VisibilityWait {
    private static var waiting: [VisibilityWait] = []

    private weak var layer: CALayer?
    private let action: @MainActor () -> Void

    /// Waits until neither the layer nor one of its superlayers is hidden, then calls `action` once.
    package init(for layer: CALayer, _ action: @escaping @MainActor () -> Void) {
        self.layer = layer
        self.action = action
        Self.waiting.append(self)
    }

    /// Cancels the action if it has not been called yet.
    package func cancel() {
        Self.waiting.removeAll { $0 === self }
    }

    /// Calls the actions of the layers that have become visible.
    static func check() {
        guard !waiting.isEmpty else { return }
        let due = waiting.filter { $0.layer?.isInHiddenTree != true }
        guard !due.isEmpty else { return }
        waiting.removeAll { wait in due.contains { $0 === wait } }
        for wait in due where wait.layer != nil { wait.action() }
    }
}

extension CALayer {
    /// Whether the layer or one of its superlayers is hidden, so that nothing of the layer is visible.
    package final var isInHiddenTree: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if current.model.isHidden { return true }
            layer = current.parent
        }
        return false
    }
}
