import Testing
import UIKitGraphics

@Suite("Image renderers and the current context")
struct ImageRendererTests {
    private let format: UIGraphicsImageRendererFormat = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return format
    }()

    @Test("an image has the size of the bounds at the format's scale, and shows that region")
    func bounds() throws {
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 5, height: 4), format: format).image {
            UIColor.red.setFill()
            $0.cgContext.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
            #expect($0.currentImage.size == CGSize(width: 5, height: 4))
        }
        let picture = try #require(image.cgImage)
        #expect(image.size == CGSize(width: 5, height: 4) && image.scale == 2)
        #expect(picture.width == 10 && picture.height == 8)
        #expect(picture.pixel(1, 1) == Pixel(red: 255, green: 0, blue: 0) && picture.pixel(2, 2).alpha == 0)
    }

    @Test("the context is the current one inside the actions only")
    func currentContext() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { outer in
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
            _ = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { inner in
                #expect(UIGraphicsGetCurrentContext() === inner.cgContext)
            }
            #expect(UIGraphicsGetCurrentContext() === outer.cgContext)
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("the older functions create the same images")
    func beginEnd() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), true, 2)
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 2 && image.size == CGSize(width: 3, height: 3))
        #expect(image.cgImage?.pixel(1, 1) == Pixel(red: 255, green: 255, blue: 255))
        #expect(image.cgImage?.pixel(2, 2) == Pixel(red: 0, green: 0, blue: 0))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("a path is filled, stroked, and clipped with the current colors")
    func bezierPath() throws {
        let picture = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
                UIColor.red.setFill()
                UIColor.blue.setStroke()
                let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
                path.lineWidth = 2
                path.fill()
                path.stroke()
                UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4)).addClip()
                UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }.cgImage)
        #expect(picture.pixel(20, 20) == Pixel(red: 255, green: 0, blue: 0))
        #expect(picture.pixel(9, 20) == Pixel(red: 0, green: 0, blue: 255) && picture.pixel(7, 20).alpha == 0)
        #expect(picture.pixel(4, 4).red == 255 && picture.pixel(0, 0).alpha == 0)
    }

    @Test("clockwise arcs are clockwise as displayed")
    func arcs() {
        let lower = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(lower.bounds.minY > -0.01 && abs(lower.bounds.maxY - 10) < 0.01)
        let upper = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(upper.bounds.minY + 10) < 0.01 && upper.bounds.maxY < 0.01)
    }

    @Test("only the given corners are rounded, and a reversed path has the same interior")
    func corners() throws {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
        for shape in [path, path.reversing()] {
            #expect(!shape.contains(CGPoint(x: 2, y: 2)) && !shape.contains(CGPoint(x: 98, y: 98)))
            #expect(shape.contains(CGPoint(x: 98, y: 2)) && shape.contains(CGPoint(x: 2, y: 98)))
            #expect(shape.bounds == rect)
        }
        #expect(path.reversing().reversing().bounds == rect)
        let hole = UIBezierPath(rect: rect)
        hole.append(UIBezierPath(rect: rect.insetBy(dx: 20, dy: 20)).reversing())
        #expect(!hole.contains(CGPoint(x: 50, y: 50)) && hole.contains(CGPoint(x: 10, y: 50)))
        let copy = try #require(hole.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(copy.contains(CGPoint(x: 110, y: 50)) && !hole.contains(CGPoint(x: 110, y: 50)))
    }
}
