/// The delegates of scenes, which are created from their classes.
@MainActor
enum SceneDelegates {
    /// Returns the delegate that a configuration names, or `nil` in an app without scene delegates.
    static func make(
        for configuration: UISceneConfiguration, of application: UIApplication
    ) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass ?? conventionalDelegateClass(configuration, application) else {
            precondition(
                configuration is PlainSceneConfiguration,
                """
                `application(_:configurationForConnecting:options:)` returned a configuration without a delegate \
                class. Set `configuration.delegateClass = SceneDelegate.self`, or remove the method and create the \
                window in `application(_:didFinishLaunchingWithOptions:)`.
                """)
            return nil
        }
        guard let type = type as? NSObject.Type, let delegate = NSObject.make(type) as? any UISceneDelegate else {
            preconditionFailure(
                "UISceneConfiguration.delegateClass is \(type), which cannot be a scene delegate. Use a subclass of "
                    + "UIResponder or NSObject that conforms to UIWindowSceneDelegate.")
        }
        return delegate
    }

    /// Returns the class `SceneDelegate` in the app delegate's module, if there is one. Xcode's template
    /// names this class in `Info.plist`, which a Swift package lacks.
    private static func conventionalDelegateClass(
        _ configuration: UISceneConfiguration, _ application: UIApplication
    ) -> AnyClass? {
        guard !(configuration is PlainSceneConfiguration), let delegate = application.delegate else { return nil }
        let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
        return NSClassFromString("\(module).SceneDelegate")
    }
}
