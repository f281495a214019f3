import Foundation
import Testing
import UIKitGraphics

@Suite("Texts of geometry") struct GeometryTextTests {
    @Test("points, sizes and rectangles are converted to texts and back") func conversion() {
        let point = CGPoint(x: 1, y: -2.5)
        #expect(NSCoder.string(for: point) == "{1, -2.5}")
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == point)
        #expect(NSCoder.string(for: CGSize(width: 3, height: 4)) == "{3, 4}")
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4.25)
        #expect(NSCoder.string(for: rect) == "{{1, 2}, {3, 4.25}}")
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    }
}
