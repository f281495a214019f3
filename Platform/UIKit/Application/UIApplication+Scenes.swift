/// Requests for scenes. An app has one scene on Linux, which lives as long as the app.
extension UIApplication {
    /// Requests to close a scene.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene.
    ///   - options: The options of the request.
    ///   - errorHandler: Called with an error, because the only scene is not closed before the app ends.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(SystemServiceError.oneScene) }

    /// Requests an update of a scene's picture in the app switcher. Desktops display windows as they are.
    public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// The options of a request to close a scene.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The options of a request to close a scene with windows.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// The animation with which the scene disappears.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    /// The animation with which a scene disappears.
    public enum DismissalAnimation: Int, Sendable {
        /// The standard animation.
        case standard = 1
        /// The animation for changes that are kept.
        case commit = 2
        /// The animation for changes that are discarded.
        case decline = 3
    }
}
