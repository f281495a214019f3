/// Requests for scenes. A scene is a window on the desktop.
extension UIApplication {
    /// Requests to show a scene: an existing one in front of others, or a new one.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene, or `nil` for a new scene.
    ///   - userActivity: The activity that the scene displays. A new scene gets it with its connection options, and an
    ///     existing one by `scene(_:continue:)` of its delegate.
    ///   - options: The options of the request.
    ///   - errorHandler: Called with a ``UISceneError`` if the app does not support several scenes, or no window can be
    ///     opened.
    public final func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        let request =
            sceneSession.map {
                UISceneSessionActivationRequest(session: $0, userActivity: userActivity, options: options)
            } ?? UISceneSessionActivationRequest(userActivity: userActivity, options: options)
        activateSceneSession(for: request, errorHandler: errorHandler)
    }

    /// Requests to show a scene: an existing one in front of others, or a new one.
    ///
    /// - Parameters:
    ///   - request: The scene and its activity.
    ///   - errorHandler: Called with a ``UISceneError`` if the app does not support several scenes, or no window can be
    ///     opened.
    public final func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let hosting else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        hosting.process(request, errorHandler: errorHandler)
    }

    /// Requests to close a scene and to discard its session. The app quits with its last scene.
    ///
    /// - Parameters:
    ///   - sceneSession: The session of the scene.
    ///   - options: The options of the request.
    ///   - errorHandler: Called with a ``UISceneError`` if the app does not support several scenes, or the scene is not
    ///     connected.
    public final func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let hosting else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        hosting.destroy(sceneSession, errorHandler: errorHandler)
    }

    /// Draws the window of a scene again, and requests the activity that describes its state from its delegate.
    public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { hosting?.refresh(sceneSession) }

    /// Returns whether a screen displays a scene of the app.
    final func displays(_ screen: UIScreen) -> Bool {
        screen === UIScreen.main || connectedScenes.contains { ($0 as? UIWindowScene)?.ownScreen === screen }
    }

    /// The visible windows of scenes other than the one of the main screen, from back to front.
    final var windowsOfInactiveScenes: [UIWindow] {
        guard connectedScenes.count > 1, let hosting else { return [] }
        return hosting.scenes.filter { $0.screen !== UIScreen.main }
            .flatMap { $0.screen.windows.filter { !$0.isSystemWindow } }
    }
}

/// Whether `Info.plist` allows several scenes.
enum MultipleScenesKey: FeatureKey {
    static var defaultValue: Bool { SceneManifest.supportsMultipleScenes(in: AppInformation.dictionary()) }
}

/// A request to show a scene.
@preconcurrency @MainActor
public final class UISceneSessionActivationRequest: NSObject {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session of the scene, or `nil` for a new scene.
    public let session: UISceneSession?
    /// The activity that the scene displays.
    public var userActivity: NSUserActivity?
    /// The options of the request.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
        super.init()
    }

    /// Creates a request for the scene of a session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options)
        super.init()
    }
}

/// A request for a scene that has failed.
public struct UISceneError: Error, CustomStringConvertible {
    /// The reason for which a request has failed.
    public enum Code: Int, Sendable {
        /// The app does not support several scenes.
        case multipleScenesNotSupported = 0
        /// The system has denied the request.
        case requestDenied = 1
    }

    /// The reason for which the request has failed.
    public let code: Code
    private let reason: (any Error)?

    /// Creates an error with a reason.
    init(_ code: Code, reason: (any Error)? = nil) {
        (self.code, self.reason) = (code, reason)
    }

    /// The domain of the errors.
    public static let errorDomain = "UISceneErrorDomain"

    /// The cause of the error, and how to fix it.
    public var description: String {
        switch code {
        case .multipleScenesNotSupported:
            "The app does not support several scenes. Set UIApplicationSupportsMultipleScenes in the "
                + "UIApplicationSceneManifest of Info.plist to true, and name a scene delegate."
        case .requestDenied:
            reason.map { "\($0)" }
                ?? "The request for a scene was denied. The scene has to be connected, in an app that supports several."
        }
    }
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
