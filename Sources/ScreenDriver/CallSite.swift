import Testing

/// The source location of a call in a test.
struct CallSite {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    /// Records a failure of the running test at the location, without stopping the test.
    func report(_ text: String) {
        Issue.record(
            Comment(rawValue: text),
            sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}
