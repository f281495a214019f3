/// A place where X11 keeps what it has read about dead keys and compose sequences.
///
/// Without one it reads a text of some six thousand lines at every start, which takes longer than everything else that a
/// window needs. It looks for the place in the environment, and makes none itself; nor does it use this one for the
/// superuser.
enum ComposeCache {
    /// Makes the place, unless the person has one already. To be called before the display is opened.
    static func prepare() {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil, environment["XCOMPOSECACHE"] == nil, let home = environment["HOME"],
            !FileManager.default.fileExists(atPath: home + "/.compose-cache")
        else { return }
        let caches = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
        let folder = caches + "/trestle/compose"
        do {
            // X11 takes only a folder that nobody else can write to.
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            setenv("XCOMPOSECACHE", folder, 1)
        } catch {
            // A home that can't be written to costs no more than time.
        }
    }
}
