import XCTest

@testable import My_Notes

class NotesTests: XCTestCase {
    func testSlow() {}
}
