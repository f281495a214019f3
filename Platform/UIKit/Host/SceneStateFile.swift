import Foundation

/// A scene as it is stored for the next launch.
package struct StoredScene: Equatable, Sendable {
    /// The identifier of the scene's session.
    var identifier: String
    var placement: WindowPlacement?
    /// The custom data of the session, as a property list.
    var userInfo: Data?
    /// The activity that restores the state of the scene, as a property list.
    var activity: Data?

    /// Creates a scene with the identifier of its session.
    package init(identifier: String, placement: WindowPlacement? = nil) {
        (self.identifier, self.placement) = (identifier, placement)
    }

    /// Creates a scene with the state of its session.
    @MainActor
    init(_ session: UISceneSession, placement: WindowPlacement?) {
        self.init(identifier: session.persistentIdentifier, placement: placement)
        userInfo = session.userInfo.flatMap { PropertyList.data(PropertyList.storable($0)) }
        activity = session.stateRestorationActivity?.stored
    }

    package static func == (left: StoredScene, right: StoredScene) -> Bool {
        left.identifier == right.identifier && left.placement == right.placement
            && PropertyList.areEqual(left.userInfo, right.userInfo)
            && PropertyList.areEqual(left.activity, right.activity)
    }
}

/// The file that stores the scenes of an app from one launch to the next: `<identifier>/scenes.plist` in the user's folder for
/// states (`$XDG_STATE_HOME`, or `~/.local/state`).
struct SceneStateFile {
    let url: URL

    /// Returns the file of an app, or `nil` if its scenes are not stored.
    ///
    /// Apps that `Info.plist` does not identify, such as tools and tests, share no file. `TRESTLE_STATE=none` in the
    /// environment disables the file of others.
    ///
    /// - Parameters:
    ///   - information: The contents of `Info.plist`.
    ///   - variable: Returns the value of an environment variable.
    init?(information: [String: Any], _ variable: (String) -> String?) {
        guard let identifier = information["CFBundleIdentifier"] as? String, !identifier.isEmpty,
            ![".", ".."].contains(identifier), !identifier.contains("/"), variable("TRESTLE_STATE") != "none"
        else { return nil }
        let folder: String
        if let states = variable("XDG_STATE_HOME"), states.hasPrefix("/") {
            folder = states
        } else {
            guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
            folder = home + "/.local/state"
        }
        url = URL(fileURLWithPath: folder).appendingPathComponent(identifier).appendingPathComponent("scenes.plist")
    }

    /// The name of the file during a launch.
    private var launchURL: URL { url.deletingPathExtension().appendingPathExtension("launch.plist") }

    /// Reads the scenes for a launch, until ``launchDidEnd()`` is called. If it was not called for the last launch, the state of the
    /// scenes may have ended that one, and is ignored.
    func readForLaunch() -> [StoredScene] {
        let isNew = rename(url.path, launchURL.path) == 0
        let scenes = Self.read(launchURL)
        return isNew ? scenes : scenes.map { StoredScene(identifier: $0.identifier, placement: $0.placement) }
    }

    /// Keeps the file for the next launch unless the scenes have been stored again.
    func launchDidEnd() {
        if FileManager.default.fileExists(atPath: url.path) {
            unlink(launchURL.path)
        } else {
            rename(launchURL.path, url.path)
        }
    }

    /// Reads the scenes. The array is empty if there is no file, or another program has damaged it.
    func read() -> [StoredScene] { Self.read(url) }

    private static func read(_ url: URL) -> [StoredScene] {
        guard let data = try? Data(contentsOf: url),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let scenes = (list as? [String: Any])?["scenes"] as? [[String: Any]]
        else { return [] }
        return scenes.compactMap { values in
            guard let identifier = values["identifier"] as? String, !identifier.isEmpty else { return nil }
            var scene = StoredScene(
                identifier: identifier, placement: WindowPlacement(propertyList: values["placement"]))
            scene.userInfo = values["userInfo"] as? Data
            scene.activity = values["activity"] as? Data
            return scene
        }
    }

    /// Stores the scenes. An app whose state cannot be stored continues without it.
    func write(_ scenes: [StoredScene]) {
        let list: [String: Any] = [
            "scenes": scenes.map { scene -> [String: Any] in
                var values: [String: Any] = ["identifier": scene.identifier]
                values["placement"] = scene.placement?.propertyList
                values["userInfo"] = scene.userInfo
                values["activity"] = scene.activity
                return values
            }
        ]
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try data.write(to: url, options: .atomic)
        } catch {
            ResourceWarning.log("UIApplication", "\(url.path) could not be written: \(error). Check its permissions.")
        }
    }
}
