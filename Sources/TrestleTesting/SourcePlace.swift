import Testing

/// Where in the test's source something was asked for.
struct SourcePlace {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    /// Lets the running test fail there, and go on.
    func report(_ text: String) {
        Issue.record(
            Comment(rawValue: text),
            sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
