import UIKit

/// The scenes of an app that supports several.
extension HeadlessScreen {
    /// Activates a connected scene, as when the user clicks its window. Input and pictures are those of the active scene.
    ///
    /// - Precondition: The scene is connected.
    public func activate(_ scene: UIScene) {
        checkIsCurrent()
        hosting.activate(hosting(of: scene))
        runFrame()
    }

    /// Closes the window of a connected scene, as when the user clicks its close button.
    ///
    /// - Precondition: The scene is connected.
    public func close(_ scene: UIScene) {
        checkIsCurrent()
        hosting.handle(.close, in: hosting(of: scene))
        runFrame()
    }

    /// The active scene: the one whose window the user has used last.
    public var activeScene: UIWindowScene { hosting.active.scene }

    private func hosting(of scene: UIScene) -> SceneHosting {
        guard let found = hosting.scenes.first(where: { $0.scene === scene }) else {
            preconditionFailure("HeadlessScreen: The scene \(scene) is not connected. Use one of `connectedScenes`.")
        }
        return found
    }
}
