import Foundation
import Testing
import UIKit

@Suite struct NumberConversionTests {
    @Test("an object becomes the nearest number")
    func truncating() {
        #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
        #expect(CGFloat(truncating: 3) == 3 && CGFloat(truncating: NSNumber(value: true)) == 1)
    }

    @Test("a format is appended to a mutable string")
    func format() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%C-%d", "b".utf16.first ?? 0, 3)
        #expect(text == "ab-3")
    }
}
