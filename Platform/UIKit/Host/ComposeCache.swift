/// The cache folder of X11's parsed compose sequences and dead keys.
///
/// Without the cache, X11 parses about six thousand lines of text at every launch, which takes longer than
/// everything else needed to open a window. X11 reads the folder's path from the environment but does not
/// create the folder, and it ignores the path if the user is root.
enum ComposeCache {
    /// Proof that the environment no longer changes, so that other threads may read it.
    struct FinalEnvironment {
        fileprivate init() {}
    }

    /// Creates the folder unless the user has configured one already, and stores its path in the environment.
    /// Call this method before opening the display.
    static func prepare() -> FinalEnvironment {
        guard getenv("DISPLAY") != nil, getenv("XCOMPOSECACHE") == nil,
            let home = getenv("HOME").map({ String(cString: $0) }), access(home + "/.compose-cache", F_OK) != 0
        else { return FinalEnvironment() }
        let caches = getenv("XDG_CACHE_HOME").map { String(cString: $0) } ?? home + "/.cache"
        let folder = caches + "/trestle/compose"
        do {
            if access(folder, W_OK) != 0 {
                // X11 accepts the folder only if no other user can write to it.
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            setenv("XCOMPOSECACHE", folder, 1)
        } catch {
            // Without the cache, launching is slower but works.
        }
        return FinalEnvironment()
    }
}
