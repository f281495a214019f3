import Foundation
import Testing

@testable import UIKitGraphics

@Suite("SVG path data")
struct SVGPathTests {
    private func elements(_ path: CGPath) -> [(CGPathElementType, [CGPoint])] {
        var elements: [(CGPathElementType, [CGPoint])] = []
        path.applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            elements.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
        }
        return elements
    }

    private func ends(_ text: String) throws -> [CGPoint] {
        try elements(SVGPathData.path(text)).compactMap(\.1.last)
    }

    private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
        numbers.map { CGPoint(x: $0.0, y: $0.1) }
    }

    @Test("uppercase commands are absolute and lowercase commands relative to the current point")
    func relative() throws {
        let expected = points((1, 2), (4, 6), (8, 6), (8, 1), (8, 1), (9, 3))
        #expect(try ends("M1 2L4 6H8V1M8 1L9 3") == expected)
        #expect(try ends("m1 2l3 4h4v-5m0 0l1 2") == expected)
    }

    @Test("numbers need no separators, and commands can be repeated without their letter")
    func compact() throws {
        #expect(try ends("M.5.5-1-2") == points((0.5, 0.5), (-1, -2)))
        #expect(try ends("m1e1,5E-1 1-.5").first == CGPoint(x: 10, y: 0.5))
        #expect(try ends("m1 1 1 1 1 1") == points((1, 1), (2, 2), (3, 3)))
        #expect(try ends("M0 0h1 2 3") == points((0, 0), (1, 0), (3, 0), (6, 0)))
        #expect(try ends(" M 0 , 0\n\tL 1 , 1 ") == points((0, 0), (1, 1)))
    }

    @Test("closing a subpath returns to its first point")
    func closing() throws {
        #expect(try ends("M1 1h2v2zm1 0h1") == points((1, 1), (3, 1), (3, 3), (2, 1), (3, 1)))
    }

    @Test("smooth curves reflect the control point of the preceding curve, if there is one")
    func smooth() throws {
        let cubic = try elements(SVGPathData.path("M0 0C0 1 1 2 2 2S4 3 4 4"))
        #expect(cubic[2].1 == points((3, 2), (4, 3), (4, 4)))
        let alone = try elements(SVGPathData.path("M1 1s2 3 4 4"))
        #expect(alone[1].1 == points((1, 1), (3, 4), (5, 5)))
        let quadratic = try elements(SVGPathData.path("M0 0Q1 2 2 0T4 0t2 0"))
        #expect(quadratic[2].1 == points((3, -2), (4, 0)))
        #expect(quadratic[3].1 == points((5, 2), (6, 0)))
    }

    @Test(
        "two semicircles form a circle in either direction",
        arguments: [
            "M0 5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z", "M0 5A5 5 0 1110 5 5 5 0 010 5z", "M0 5a5 5 0 01 10 0 5 5 0 01-10 0",
        ])
    func circles(_ text: String) throws {
        let path = try SVGPathData.path(text)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01 && abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01)
        for step in 0..<24 {
            let angle = Double(step) * .pi / 12
            func point(_ radius: Double) -> CGPoint {
                CGPoint(x: 5 + radius * cos(angle), y: 5 + radius * sin(angle))
            }
            #expect(path.contains(point(4.99)) && !path.contains(point(5.01)))
        }
    }

    @Test("the flags select one of the four arcs between two points")
    func flags() throws {
        // A quarter of a circle of radius 1, from the right to the bottom, or the rest of it, or those of
        // the adjacent circle.
        func middle(_ flags: String) throws -> CGRect {
            try SVGPathData.path("M1 0A1 1 0 \(flags) 0 1").boundingBoxOfPath
        }
        #expect(try middle("0 1").distance(to: CGRect(x: 0, y: 0, width: 1, height: 1)) < 0.01)
        #expect(try middle("1 0").distance(to: CGRect(x: -1, y: -1, width: 2, height: 2)) < 0.01)
        #expect(try middle("0 0").distance(to: CGRect(x: 0, y: 0, width: 1, height: 1)) < 0.01)
        #expect(try middle("1 1").distance(to: CGRect(x: 0, y: 0, width: 2, height: 2)) < 0.01)
    }

    @Test("an ellipse can be rotated, and radii that are too small are enlarged")
    func ellipses() throws {
        // Half of an ellipse with radii 2 and 1, rotated by 90°.
        let turned = try SVGPathData.path("M0-2A2 1 90 0 1 0 2").boundingBoxOfPath
        #expect(turned.distance(to: CGRect(x: 0, y: -2, width: 1, height: 4)) < 0.01)
        let grown = try SVGPathData.path("M0 0A1 1 0 0 1 10 0").boundingBoxOfPath
        #expect(grown.distance(to: CGRect(x: 0, y: -5, width: 10, height: 5)) < 0.01)
        #expect(try ends("M0 0A0 4 0 0 1 3 3") == points((0, 0), (3, 3)))
    }

    @Test(
        "invalid path data throws an error with its offset",
        arguments: [
            ("M0 0L1", 6), ("L1 1", 0), ("M0 0X1 1", 4), ("M0 0a1 1 0 2 0 1 1", 11), ("M0 0zz", 6), ("M..1 0", 1),
        ])
    func errors(_ text: String, _ offset: Int) {
        #expect(throws: SVGError.unexpected(offset: offset)) { try SVGPathData.path(text) }
    }

    @Test("a file's paths and circles become shapes with their fill rules")
    func files() throws {
        let drawing = try SVGDrawing(
            """
            <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
              <!-- a comment -->
              <path fill-rule="evenodd" d="M0 0h4v4H0z
                M1 1h1v1H1z"/>
              <circle cx="8" cy="9" r="2"/>
            </svg>
            """)
        #expect(drawing.shapes.map(\.rule) == [.evenOdd, .winding])
        #expect(drawing.shapes[0].path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(drawing.shapes[1].path.boundingBoxOfPath.distance(to: CGRect(x: 6, y: 7, width: 4, height: 4)) < 0.01)
        #expect(throws: SVGError.empty) { try SVGDrawing("<svg></svg>") }
        #expect(throws: SVGError.attribute("d", of: "path")) { try SVGDrawing("<path/>") }
        #expect(throws: SVGError.attribute("r", of: "circle")) { try SVGDrawing("<circle cx=\"1\" cy=\"1\"/>") }
    }
}

extension CGRect {
    /// Returns the maximum distance between corresponding edges.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        max(
            max(abs(minX - other.minX), abs(minY - other.minY)), max(abs(maxX - other.maxX), abs(maxY - other.maxY)))
    }
}
