/// The scenes that an app's `Info.plist` lists, in the form that Xcode writes.
enum SceneManifest {
    /// The delegate's class that `Info.plist` names for the scene configuration `name` (nil: the first one) of `role`;
    /// nil where it says nothing.
    @MainActor
    static func delegateClass(named name: String?, role: UISceneSession.Role) -> AnyClass? {
        guard let className = delegateClassName(in: Bundle.main.infoDictionary, configuration: name, role: role) else {
            return nil
        }
        guard let found = NSClassFromString(className) else {
            preconditionFailure(
                "Info.plist: there is no class \(className); write the module before the class, as in "
                    + "\"MyApp.SceneDelegate\"")
        }
        return found
    }

    static func delegateClassName(
        in plist: [String: Any]?, configuration name: String?, role: UISceneSession.Role
    ) -> String? {
        let manifest = plist?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let entries = roles?[role.rawValue] as? [[String: Any]] ?? []
        let entry = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
        return entry?["UISceneDelegateClassName"] as? String
    }
}
