import Foundation

extension BuiltProgram {
    /// Starts the GTK program that drags items of a kind, or receives them, and waits for its window.
    ///
    /// - Parameters:
    ///   - arguments: The kind of the items, and options.
    ///   - backend: The name of GTK's backend for the display.
    ///   - environment: The environment variables for programs on the display.
    static func dragPeer(
        _ arguments: [String], backend: String, environment: [String: String]
    ) throws -> BuiltProgram {
        let tests = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let script = tests.appendingPathComponent("DragPeer/drag_peer.py")
        let peer = try BuiltProgram(
            path: "/usr/bin/python3", name: "drag_peer.py", [script.path] + arguments,
            environment: environment.merging(["NO_AT_BRIDGE": "1", "GDK_BACKEND": backend]) { $1 })
        try peer.waitForLine("appeared")
        return peer
    }
}
