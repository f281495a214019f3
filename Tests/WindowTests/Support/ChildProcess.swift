import Foundation

/// A process started by a test, with its output in files. Unlike Foundation's `Process` it starts with no
/// signals blocked: test threads block all signals, and child processes inherit that.
final class ChildProcess {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let identifier: pid_t
    private var status: Int32?

    /// Starts the program at a path, or by its name in the PATH.
    /// - Parameters:
    ///   - environment: The complete environment.
    ///   - output: The file for standard output.
    ///   - error: The file for standard error.
    init(_ path: String, _ arguments: [String], environment: [String: String], output: URL, error: URL) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output.path, flags, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, error.path, flags, 0o600)

        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        var argv = ([path] + arguments).map { strdup($0) } + [nil]
        var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for pointer in argv + envp { free(pointer) } }
        var identifier: pid_t = 0
        let failure = posix_spawnp(&identifier, path, &actions, &attributes, &argv, &envp)
        guard failure == 0 else {
            throw Failure(description: "\(path) can't be started: \(String(cString: strerror(failure)))")
        }
        self.identifier = identifier
    }

    deinit {
        guard exitStatus == nil else { return }
        send(SIGKILL)
        waitpid(identifier, nil, 0)
    }

    func send(_ signal: Int32) {
        if exitStatus == nil { kill(identifier, signal) }
    }

    /// The exit status of the process, or 128 plus the signal that ended it; nil while it runs.
    var exitStatus: Int32? {
        if let status { return status }
        var raw: Int32 = 0
        guard waitpid(identifier, &raw, WNOHANG) == identifier else { return nil }
        status = raw & 0x7F == 0 ? raw >> 8 & 0xFF : 128 + raw & 0x7F
        return status
    }
}

/// Polls until `value` is not nil.
func waitFor<Value>(_ what: @autoclosure () -> String, limit: TimeInterval, _ value: () throws -> Value?) throws
    -> Value
{
    let end = Date(timeIntervalSinceNow: limit)
    while true {
        if let value = try value() { return value }
        guard Date() < end else { throw ChildProcess.Failure(description: "Not within \(limit) s: \(what())") }
        usleep(5000)
    }
}

extension FileManager {
    func makeTemporaryFolder() throws -> URL {
        let folder = temporaryDirectory.appendingPathComponent("trestle-\(UUID().uuidString)")
        try createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
