import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The size, type and modification date of a file.
struct FileStatus {
    /// A modification date with the file system's precision.
    struct Modification: Hashable, Codable {
        var seconds: Int
        var nanoseconds: Int
    }

    /// The size in bytes.
    let size: Int
    /// The modification date.
    let modification: Modification
    /// Whether the file is a folder.
    let isDirectory: Bool
    /// Whether the file is a regular file.
    let isRegularFile: Bool

    /// Reads the status of a file, or returns `nil` if the file does not exist.
    init?(_ url: URL, followingLinks: Bool = true) {
        var status = stat()
        guard (followingLinks ? stat(url.path, &status) : lstat(url.path, &status)) == 0 else { return nil }
        size = Int(status.st_size)
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        modification = Modification(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
        isDirectory = status.st_mode & S_IFMT == S_IFDIR
        isRegularFile = status.st_mode & S_IFMT == S_IFREG
    }

    /// Sets the modification date of a file. A file system that cannot store it makes the next run copy the
    /// file again.
    static func setModification(_ modification: Modification, of url: URL) {
        let time = timespec(tv_sec: modification.seconds, tv_nsec: modification.nanoseconds)
        _ = utimensat(AT_FDCWD, url.path, [time, time], 0)
    }
}

/// An exclusive lock on a folder, which other processes wait for.
final class FolderLock {
    private let descriptor: Int32

    /// Waits until no other process has the lock of a folder, and acquires it until the object is
    /// deallocated.
    init(_ folder: URL) throws(ImportDiagnostic) {
        let path = folder.appendingPathComponent("lock").path
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ImportDiagnostic(
                .error, "The folder could not be created: \(error.summary)",
                remedy: "Check the permissions of its parent folder.", file: folder)
        }
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw ImportDiagnostic(
                .error, "The lock file \(path) could not be opened: \(String(cString: strerror(errno))).",
                remedy: "Check the permissions of the folder.", file: folder)
        }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit { close(descriptor) }
}
