import Foundation
import Testing
import UIKitGraphics

@Suite("Conversions to and from objects")
struct BridgingTests {
    @Test("lengths are converted to and from numbers")
    func numbers() {
        let length: CGFloat = 2.5
        let none: CGFloat? = nil
        #expect(length as NSNumber == 2.5)
        #expect((none as NSNumber?) == nil)
        let values: NSDictionary = ["width": length, "count": 3] as NSDictionary
        #expect(values["width"] as? CGFloat == 2.5)
        #expect(values["width"] as? Double == 2.5)
        #expect(values["count"] as? CGFloat == 3)
        #expect([length] as NSArray as? [NSNumber] == [2.5])
    }

    @Test("rectangles, points, sizes and ranges are converted to and from values")
    func geometry() {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((rectangle as NSValue).cgRectValue == rectangle)
        #expect((rectangle.origin as NSValue).cgPointValue == rectangle.origin)
        #expect((rectangle.size as NSValue).cgSizeValue == rectangle.size)
        #expect((NSRange(location: 1, length: 2) as NSValue).rangeValue == NSRange(location: 1, length: 2))
        let value: Any = NSValue(cgRect: rectangle)
        #expect(value as? CGRect == rectangle)
        #expect(value as? CGPoint == nil)
        #expect(NSNumber(value: 1) as? CGSize == nil)
        let frame: [String: Any] = ["frame": rectangle]
        #expect((frame as NSDictionary)["frame"] as? CGRect == rectangle)
    }
}
