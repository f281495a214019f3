import Foundation

/// Calls `body` with the URL of a temporary file with the given content, and deletes the file afterwards.
func withFile<Result>(_ content: Data, _ body: (URL) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
    try content.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url)
}

func withFile<Result>(_ content: String, _ body: (URL) throws -> Result) throws -> Result {
    try withFile(Data(content.utf8), body)
}
