/// The scenes that an app's `Info.plist` lists, in the form that Xcode writes.
enum SceneManifest {
    /// The delegate's class that `Info.plist` names for the scene configuration `name` (nil: the first one) of `role`;
    /// nil where it says nothing.
    @MainActor
    static func delegateClass(named name: String?, role: UISceneSession.Role) -> AnyClass? {
        let information = AppInformation.dictionary()
        guard let className = delegateClassName(in: information, configuration: name, role: role) else { return nil }
        guard let found = ClassNames.type(named: className, module: nil) else {
            preconditionFailure(
                "Info.plist: there is no class \(className); declare it, or name the one that there is, as in "
                    + "\"MyApp.SceneDelegate\"")
        }
        return found
    }

    static func delegateClassName(
        in plist: [String: Any]?, configuration name: String?, role: UISceneSession.Role
    ) -> String? {
        entry(in: plist, configuration: name, role: role)?["UISceneDelegateClassName"] as? String
    }

    // MARK: Storyboards

    /// The storyboard whose first controller an app without scenes shows (`UIMainStoryboardFile`); nil for none.
    static var mainStoryboardName: String? { AppInformation.dictionary()["UIMainStoryboardFile"] as? String }

    /// The storyboard whose first controller a scene of that configuration (nil: the first one) and role shows; nil for none.
    static func storyboardName(
        forConfiguration name: String?, role: UISceneSession.Role, in plist: [String: Any]? = nil
    ) -> String? {
        entry(in: plist ?? AppInformation.dictionary(), configuration: name, role: role)?["UISceneStoryboardFile"]
            as? String
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
