import CoreGraphics
import Testing

@Suite("Affine transforms")
struct TransformTests {
    @Test("translatedBy, scaledBy and rotated are applied before the existing transform")
    func prepending() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 10, y: 100)) == CGPoint(x: 22, y: 303))
        #expect(CGPoint(x: 1, y: 1).applying(scaled.scaledBy(x: 5, y: 7)) == CGPoint(x: 10, y: 21))
        let turned = CGPoint(x: 1, y: 0).applying(scaled.rotated(by: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 3) < 1e-12)
    }

    @Test("concatenating applies the other transform afterwards")
    func concatenating() {
        let both = CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 10, y: 10))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 20, y: 30))
    }

    @Test("points, sizes and rectangles are equal to the same values, and a rectangle to its standardized one")
    func equality() {
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint(x: 1, y: 2).equalTo(.zero))
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
        #expect(
            CGRect(x: 10, y: 10, width: -5, height: 5).equalTo(CGRect(x: 5, y: 10, width: 5, height: 5)))
        #expect(!CGRect(x: 0, y: 0, width: 5, height: 5).equalTo(.null))
    }

    @Test("inverting a transform undoes it, and a singular transform is returned unchanged")
    func inverting() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let result = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
        #expect(abs(result.x - 3) < 1e-12 && abs(result.y - 4) < 1e-12)
        let singular = CGAffineTransform(scaleX: 0, y: 1)
        #expect(singular.inverted() == singular)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test("transforming a rectangle returns the bounding box of its image")
    func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        #expect(
            rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -11, y: 4, width: 10, height: 40))
        let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 22) < 1e-9 && abs(turned.width - 20) < 1e-9 && abs(turned.height - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        #expect(CGSize(width: 1, height: 2).applying(CGAffineTransform(translationX: 9, y: 9)).height == 2)
    }
}
