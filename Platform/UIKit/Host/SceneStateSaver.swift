import Foundation
import QuartzCore

/// Stores the scenes while the app runs, so that little is lost when it crashes or the power fails.
///
/// The state is collected between frames, and written on another thread.
@MainActor
final class SceneStateSaver {
    /// The time from a change until it is stored, in seconds. Further changes in the meantime are stored with it.
    static let delay = 5.0

    private weak var hosting: ApplicationHosting?
    private let placement: (SceneHosting) -> WindowPlacement?
    private let write: @Sendable ([StoredScene]) -> Void
    private let queue = DispatchQueue(label: "scene state", qos: .utility)
    /// The scenes as they are stored.
    private var stored: [StoredScene]
    private var isScheduled = false

    /// Creates the saver of an app's scenes, which follows their changes from now on.
    ///
    /// - Parameters:
    ///   - hosting: The scenes.
    ///   - stored: The scenes as they are stored now.
    ///   - placement: Returns the placement to store for a scene.
    ///   - write: Stores the scenes. Called on another thread.
    init(
        _ hosting: ApplicationHosting, stored: [StoredScene], placement: @escaping (SceneHosting) -> WindowPlacement?,
        write: @escaping @Sendable ([StoredScene]) -> Void
    ) {
        (self.hosting, self.stored, self.placement, self.write) = (hosting, stored, placement, write)
        hosting.stateSaver = self
    }

    /// Stores the scenes in a few seconds, with the activities that describe them then.
    func setNeedsSave() {
        guard !isScheduled else { return }
        isScheduled = true
        DisplayClock.schedule(after: Self.delay, isIdle: true) { [weak self] in
            guard let self else { return }
            isScheduled = false
            hosting?.storeStates()
        }
    }

    /// Stores the scenes as they are now, unless they are stored already.
    func save() {
        guard let scenes = hosting?.storedScenes(placement: placement), scenes != stored else { return }
        stored = scenes
        queue.async { [write] in write(scenes) }
    }

    /// Stores the scenes before the end of the process.
    func finish() {
        save()
        queue.sync {}
    }
}
