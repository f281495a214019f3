import CoreGraphics
import RandomRuns
import Testing

@Suite("Outlines of strokes and dashes")
struct StrokedPathTests {
    private func path(_ build: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    private let corner = {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 10)])
        return path
    }()

    @Test(
        "a line ends at its cap",
        arguments: [(CGLineCap.butt, 0), (.round, 2), (.square, 2)] as [(CGLineCap, CGFloat)])
    func caps(_ cap: CGLineCap, _ extent: CGFloat) {
        let line = path {
            $0.move(to: CGPoint(x: 10, y: 10))
            $0.addLine(to: CGPoint(x: 20, y: 10))
        }
        let outline = line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        let box = outline.boundingBoxOfPath
        #expect(abs(box.minX - (10 - extent)) < 1e-6 && abs(box.maxX - (20 + extent)) < 1e-6)
        #expect(abs(box.minY - 8) < 1e-6 && abs(box.maxY - 12) < 1e-6)
        #expect(outline.contains(CGPoint(x: 8.2, y: 8.2)) == (cap == .square))
    }

    @Test("a corner is mitered up to the limit, and beveled or rounded otherwise")
    func joins() {
        let tip = CGPoint(x: 31.9, y: 31.9)
        let arc = CGPoint(x: 31.35, y: 31.35)
        let bevel = CGPoint(x: 30.9, y: 30.9)
        func outline(_ join: CGLineJoin, _ limit: CGFloat) -> CGPath {
            corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
        }
        #expect(outline(.miter, 1.5).contains(tip))
        #expect(!outline(.miter, 1.4).contains(arc) && outline(.miter, 1.4).contains(bevel))
        #expect(!outline(.round, 10).contains(tip) && outline(.round, 10).contains(arc))
        #expect(!outline(.bevel, 10).contains(arc) && outline(.bevel, 10).contains(bevel))
    }

    @Test("the outline of a closed path has a hole")
    func hole() {
        let outline = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(outline.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 24, height: 24))
        #expect(outline.contains(CGPoint(x: 9, y: 9)) && outline.contains(CGPoint(x: 11, y: 20)))
        #expect(!outline.contains(CGPoint(x: 20, y: 20)) && !outline.contains(CGPoint(x: 12.1, y: 20)))
    }

    @Test("the outline of a circle consists of two circles")
    func circle() {
        let outline = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
            .copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
        for step in 0..<64 {
            let angle = CGFloat(step) / 64 * 2 * .pi
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: 20 + radius * CGFloat(cos(Double(angle))), y: 20 + radius * CGFloat(sin(Double(angle))))
            }
            #expect(outline.contains(point(8.02)) && outline.contains(point(11.98)))
            #expect(!outline.contains(point(7.98)) && !outline.contains(point(12.02)))
        }
    }

    @Test("a subpath without a length has only its caps")
    func dot() {
        let dot = path {
            $0.move(to: CGPoint(x: 10, y: 10))
            $0.addLine(to: CGPoint(x: 10, y: 10))
        }
        func box(_ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(box(.round) == CGRect(x: 8, y: 8, width: 4, height: 4) && box(.square) == box(.round))
        #expect(box(.butt).isNull)
    }

    @Test("the outline is transformed")
    func transform() {
        let outline = corner.copy(
            strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 2, y: 1))
        #expect(outline.boundingBoxOfPath == CGRect(x: 20, y: 10, width: 44, height: 22))
    }

    @Test("random curves fill the same pixels by their outlines as they stroke", arguments: 0..<40 as Range<UInt64>)
    func random(_ seed: UInt64) throws {
        var numbers = SeededGenerator(state: seed)
        let shape = CGMutablePath()
        for _ in 0..<2 {
            shape.move(to: numbers.point())
            for _ in 0..<3 {
                switch numbers.index(below: 3) {
                case 0: shape.addLine(to: numbers.point())
                case 1: shape.addQuadCurve(to: numbers.point(), control: numbers.point())
                default: shape.addCurve(to: numbers.point(), control1: numbers.point(), control2: numbers.point())
                }
            }
            if numbers.index(below: 2) == 0 { shape.closeSubpath() }
        }
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        let (cap, join) = (caps[numbers.index(below: 3)], joins[numbers.index(below: 3)])
        func draw(_ operation: (CGContext) -> Void) throws -> CGImage {
            let context = CGContext(width: 100, height: 100, scale: 1, opaque: false)
            context.addPath(shape)
            context.setLineWidth(6)
            context.setLineCap(cap)
            context.setLineJoin(join)
            operation(context)
            return try #require(context.makeImage())
        }
        let stroked = try draw { $0.strokePath() }
        let filled = try draw {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        // Cusps are approximated differently, and flattened curves by parts of a pixel.
        let different = (0..<10_000).count { index in
            abs(Int(stroked.pixel(index % 100, index / 100).alpha) - Int(filled.pixel(index % 100, index / 100).alpha))
                > 64
        }
        #expect(different < 20, "\(different) pixels differ; seed \(seed), \(cap), \(join)")
    }

    @Test("dashes begin at the phase, and anew in each subpath")
    func dashes() {
        let lines = path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 10, y: 0))
            $0.move(to: CGPoint(x: 0, y: 5))
            $0.addLine(to: CGPoint(x: 10, y: 5))
        }
        let dashes = lines.copy(dashingWithPhase: 1, lengths: [3, 2])
        var points: [CGPoint] = []
        dashes.applyWithBlock { points.append($0.pointee.points[0]) }
        let ends: [CGFloat] = [0, 2, 4, 7, 9, 10]
        #expect(points.map(\.x) == ends + ends)
        #expect(points.map(\.y) == Array(repeating: 0, count: 6) + Array(repeating: 5, count: 6))
    }

    @Test("an odd pattern continues with gaps for dashes, and one without a length leaves the path")
    func patterns() {
        let line = path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 12, y: 0))
        }
        var ends: [CGFloat] = []
        line.copy(dashingWithPhase: 0, lengths: [2]).applyWithBlock { ends.append($0.pointee.points[0].x) }
        #expect(ends == [0, 2, 4, 6, 8, 10])
        #expect(line.copy(dashingWithPhase: 3, lengths: []) == line)
        #expect(line.copy(dashingWithPhase: 3, lengths: [0, 0]) == line)
    }

    @Test("a rectangle is recognized")
    func rectangle() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!corner.isRect(nil))
    }

    @Test("the current path of a context is read, hit and stroked with its dashes")
    func currentPath() throws {
        let context = CGContext(width: 40, height: 40, scale: 1, opaque: false)
        #expect(context.path == nil && !context.pathContains(.zero, mode: .fill))
        context.translateBy(x: 5, y: 5)
        context.addPath(corner)
        context.addQuadCurve(to: CGPoint(x: 10, y: 30), control: CGPoint(x: 10, y: 10))
        let path = try #require(context.path)
        #expect(path.boundingBoxOfPath.minX == 10 && path.currentPoint == CGPoint(x: 10, y: 30))
        context.setLineWidth(4)
        let inside = CGPoint(x: 25, y: 25)
        let edge = CGPoint(x: 20, y: 31)
        #expect(context.pathContains(inside, mode: .fill) && !context.pathContains(inside, mode: .stroke))
        #expect(context.pathContains(edge, mode: .stroke) && context.pathContains(edge, mode: .fillStroke))
        #expect(!context.pathContains(edge, mode: .eoFill))
        context.setLineDash(phase: 0, lengths: [5, 10])
        context.replacePathWithStrokedPath()
        #expect(context.pathContains(CGPoint(x: 12, y: 31), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 20, y: 31), mode: .fill))
    }

    @Test("user space is converted to pixels from the bottom left")
    func deviceSpace() {
        let context = CGContext(width: 20, height: 30, scale: 2, opaque: false)
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 28))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 28)) == CGPoint(x: 1, y: 1))
        let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
        #expect(context.convertToDeviceSpace(rect) == CGRect(x: 2, y: 22, width: 4, height: 6))
        #expect(context.convertToUserSpace(CGRect(x: 2, y: 22, width: 4, height: 6)) == rect)
        #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -2))
    }
}

extension SeededGenerator {
    fileprivate mutating func index(below limit: UInt64) -> Int { Int(next() % limit) }

    fileprivate mutating func point() -> CGPoint { CGPoint(x: 10 + index(below: 80), y: 10 + index(below: 80)) }
}
