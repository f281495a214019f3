import CoreGraphics
import Testing

@Suite("Affine transforms")
struct TransformTests {
    @Test("translatedBy, scaledBy and rotated come before what the transform already does")
    func prepending() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(scaled.translatedBy(x: 10, y: 100)) == CGPoint(x: 22, y: 303))
        #expect(CGPoint(x: 1, y: 1).applying(scaled.scaledBy(x: 5, y: 7)) == CGPoint(x: 10, y: 21))
        let turned = CGPoint(x: 1, y: 0).applying(scaled.rotated(by: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 3) < 1e-12)
    }

    @Test("concatenating puts the other transform after")
    func concatenating() {
        let both = CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 10, y: 10))
        #expect(CGPoint(x: 1, y: 1).applying(both) == CGPoint(x: 20, y: 30))
    }

    @Test("An inverted transform undoes it, and one that flattens is returned as it is")
    func inverting() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let back = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test("A rectangle becomes the upright rectangle round its image")
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
