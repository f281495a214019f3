import Foundation
import Testing

@testable import QuartzCore

@Suite("Values in objects") struct ValueObjectTests {
    @Test("an object contains a transform") func transforms() {
        var transform = CATransform3DMakeTranslation(1, 2, 3)
        transform.m34 = -0.002
        let value = NSValue(caTransform3D: transform)
        #expect(value.caTransform3DValue == transform)
        #expect(value.isEqual(NSValue(caTransform3D: transform)))
        #expect(NSValue(point: .zero).caTransform3DValue == CATransform3DIdentity)
    }

    @Test("points, sizes, rectangles and transforms in objects are animated as the values themselves")
    func animation() {
        func halfway(_ from: NSValue, _ to: NSValue) -> Any? {
            guard let from = AnimatableValue(from), let to = AnimatableValue(to) else { return nil }
            switch from.interpolated(to: to, progress: 0.5) {
            case .point(let value): return value
            case .size(let value): return value
            case .rect(let value): return value
            case .transform(let value): return value
            default: return nil
            }
        }
        #expect(halfway(NSValue(point: .zero), NSValue(point: CGPoint(x: 2, y: 4))) as? CGPoint == CGPoint(x: 1, y: 2))
        #expect(
            halfway(NSValue(size: .zero), NSValue(size: CGSize(width: 2, height: 4))) as? CGSize
                == CGSize(width: 1, height: 2))
        #expect(
            halfway(NSValue(rect: .zero), NSValue(rect: CGRect(x: 2, y: 2, width: 2, height: 2))) as? CGRect
                == CGRect(x: 1, y: 1, width: 1, height: 1))
        let moved = halfway(
            NSValue(caTransform3D: CATransform3DIdentity),
            NSValue(caTransform3D: CATransform3DMakeTranslation(10, 20, 0)))
        #expect(moved as? CGAffineTransform == CGAffineTransform(translationX: 5, y: 10))
    }
}
