/// Renders the forms that have read a model again when the model changes, on all systems.
@MainActor
package final class ChangeNotifier {
    private struct Reader {
        weak var tracking: ModelTracking?
        let generation: Int
    }

    private var readers: [Reader] = []

    package nonisolated init() {}

    /// Records that the form that is being made depends on the model.
    package func access() {
        guard let tracking = ModelTracking.current,
            !readers.contains(where: { $0.tracking === tracking && $0.generation == tracking.generation })
        else { return }
        readers.removeAll { $0.tracking == nil || $0.tracking === tracking }
        readers.append(Reader(tracking: tracking, generation: tracking.generation))
    }

    /// Requests a render of the forms that have read the model.
    package func notify() {
        let notified = readers
        readers = []
        for reader in notified where reader.generation == reader.tracking?.generation { reader.tracking?.onChange?() }
    }
}
