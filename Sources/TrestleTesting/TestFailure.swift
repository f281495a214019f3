import Foundation
import Testing
import XCTest

/// Records a failure of the running test. The name is that of the function in `CTestFailure`, which `ScreenDriver` calls.
@_cdecl("trestle_record_test_failure")
func recordTestFailure(
    _ text: UnsafePointer<CChar>, _ fileID: UnsafePointer<CChar>, _ filePath: UnsafePointer<CChar>, _ line: Int32,
    _ column: Int32
) {
    let location = SourceLocation(
        fileID: String(cString: fileID), filePath: String(cString: filePath), line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: String(cString: text)), sourceLocation: location)
    // Swift Testing ignores issues while XCTest runs a test, and XCTest failures without a test. XCTest accepts only
    // locations that are known when the program is compiled.
    if Test.current == nil { XCTFail("\(String(cString: filePath)):\(line): \(String(cString: text))") }
}
