import CoreGraphics
import Foundation
import Testing

@Suite("Descriptions of geometry")
struct GeometryDescriptionTests {
    @Test("texts contain the numbers of points, sizes and rectangles as on Apple's platforms")
    func descriptions() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: -2, width: 3, height: 4))" == "(1.0, -2.0, 3.0, 4.0)")
        #expect(String(describing: CGRect.zero) == "(0.0, 0.0, 0.0, 0.0)")
    }
}
