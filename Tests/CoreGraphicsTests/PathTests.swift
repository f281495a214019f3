import CoreGraphics
import Testing

@Suite("Paths")
struct PathTests {
    let rounded = CGPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 20, transform: nil)

    @Test("a rounded rectangle contains its center and edges but not its corners")
    func roundedRectangle() {
        #expect(rounded.contains(CGPoint(x: 50, y: 30)))
        #expect(rounded.contains(CGPoint(x: 50, y: 1)))
        #expect(!rounded.contains(CGPoint(x: 3, y: 3)))
        #expect(rounded.contains(CGPoint(x: 7, y: 7)))
        #expect(!rounded.contains(CGPoint(x: -1, y: 30)))
        #expect(rounded.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 60))
    }

    @Test("corner radii are clamped to half the side")
    func largeCorners() {
        let disc = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 50, cornerHeight: 50, transform: nil)
        #expect(!disc.contains(CGPoint(x: 1, y: 1)))
        #expect(disc.contains(CGPoint(x: 1.6, y: 1.6)))
    }

    @Test("the even-odd rule leaves a hole where the winding rule does not")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    }

    @Test("the bounding box of all points is larger than that of the shape")
    func boxes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 15))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("an arc with increasing angle turns from the x axis to the y axis")
    func arcs() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.boundingBoxOfPath.width < 10.001)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(other.boundingBoxOfPath.width - 20) < 0.01)
    }

    @Test("a corner is rounded by a circle that is tangent to both sides", arguments: [1, -1] as [CGFloat])
    func tangents(_ side: CGFloat) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20 * side), radius: 5)
        #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5 * side) < 1e-9)
        path.addLine(to: CGPoint(x: 0, y: 20 * side))
        #expect(!path.contains(CGPoint(x: 19.5, y: 0.5 * side)))
        #expect(path.contains(CGPoint(x: 17, y: 2 * side)))
    }

    @Test("paths with equal elements are equal, regardless of their class")
    func equality() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let other = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(path == other && path.hashValue == other.hashValue)
        #expect(other.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(rounded.rectangle == nil)
        path.addLine(to: .zero)
        #expect(path != other)
    }

    @Test("after a closed subpath, a line begins at the start of that subpath")
    func continuing() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 5, width: 3, height: 4))
        path.addLine(to: CGPoint(x: 50, y: 5))
        var kinds: [CGPathElementType] = []
        var last = CGPoint.zero
        path.applyWithBlock { element in
            kinds.append(element.pointee.type)
            if element.pointee.type == .moveToPoint { last = element.pointee.points[0] }
        }
        #expect(kinds.suffix(3) == [.closeSubpath, .moveToPoint, .addLineToPoint])
        #expect(last == CGPoint(x: 5, y: 5))
    }

    @Test("a continuous corner begins earlier than a circular one and keeps the bounding box")
    func continuousCorner() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let smooth = CGPath(continuousRoundedRect: rect, cornerRadius: 20)
        let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
        #expect(smooth.boundingBoxOfPath == rect)
        let beside = CGPoint(x: 20, y: 0.1)
        #expect(round.contains(beside) && !smooth.contains(beside))
        for point in [CGPoint(x: 1, y: 1), CGPoint(x: 99, y: 1), CGPoint(x: 1, y: 99), CGPoint(x: 99, y: 99)] {
            #expect(!smooth.contains(point))
        }
        #expect(smooth.contains(CGPoint(x: 7, y: 7)))
        let tight = CGPath(continuousRoundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20)
        #expect(tight.boundingBoxOfPath.width == 40)
    }
}
