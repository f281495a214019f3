/// The scene configurations in the app's `Info.plist`, in the format that Xcode writes.
enum SceneManifest {
    /// Returns the delegate class that `Info.plist` names for a scene configuration.
    ///
    /// - Parameters:
    ///   - name: The name of the configuration, or `nil` for the first one.
    ///   - role: The role of the scene.
    /// - Returns: The class, or `nil` if `Info.plist` does not name one.
    @MainActor
    static func delegateClass(named name: String?, role: UISceneSession.Role) -> AnyClass? {
        let information = AppInformation.dictionary()
        guard let className = delegateClassName(in: information, configuration: name, role: role) else { return nil }
        guard let found = ClassNames.type(named: className, module: nil) else {
            preconditionFailure(
                "Info.plist names the scene delegate class \(className), which does not exist. Declare the class, or "
                    + "write its full name, as in \"MyApp.SceneDelegate\".")
        }
        return found
    }

    static func delegateClassName(
        in plist: [String: Any]?, configuration name: String?, role: UISceneSession.Role
    ) -> String? {
        entry(in: plist, configuration: name, role: role)?["UISceneDelegateClassName"] as? String
    }

    /// Returns whether the app supports several scenes.
    static func supportsMultipleScenes(in plist: [String: Any]) -> Bool {
        let manifest = plist["UIApplicationSceneManifest"] as? [String: Any]
        return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    }

    // MARK: Storyboards

    /// The main storyboard of an app without scenes (`UIMainStoryboardFile`), or `nil` if there is none.
    static var mainStoryboardName: String? { storyboardName(AppInformation.dictionary()["UIMainStoryboardFile"]) }

    /// Returns the name that an entry contains. Xcode leaves an empty one when the storyboard is removed.
    private static func storyboardName(_ entry: Any?) -> String? {
        (entry as? String).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the storyboard of a scene configuration, or `nil` if it has none. A `nil` name selects the
    /// first configuration of the role.
    static func storyboardName(
        forConfiguration name: String?, role: UISceneSession.Role, in plist: [String: Any]? = nil
    ) -> String? {
        storyboardName(
            entry(in: plist ?? AppInformation.dictionary(), configuration: name, role: role)?["UISceneStoryboardFile"])
    }

    private static func entry(
        in plist: [String: Any]?, configuration name: String?, role: UISceneSession.Role
    ) -> [String: Any]? {
        let manifest = plist?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[role.rawValue] as? [[String: Any]] ?? []
        return entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    }
}
