@_implementationOnly import CTestFailure
import Foundation

/// The source location of a call in a test.
package struct CallSite {
    private let fileID: String
    private let filePath: String
    private let line: Int
    private let column: Int

    package init(fileID: String, filePath: String, line: Int, column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// Records a failure of the running test at the location, without stopping the test. A program without tests stops.
    package func report(_ text: String) {
        guard !record_test_failure(text, fileID, filePath, Int32(line), Int32(column)) else { return }
        fatalError("\(filePath):\(line): \(text)")
    }
}
