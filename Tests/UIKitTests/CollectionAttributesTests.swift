import Testing

@testable import UIKit

@MainActor
@Suite("Layout attributes")
struct CollectionAttributesTests {
    @Test("frame, center and size are views of one rectangle")
    func geometry() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
        attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(attributes.center == CGPoint(x: 60, y: 45))
        attributes.size = CGSize(width: 20, height: 10)
        #expect(attributes.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.frame == CGRect(x: 40, y: 30, width: 40, height: 30))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test("a copy is equal until a value changes")
    func copies() throws {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "kind", with: IndexPath(index: 3))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.alpha = 0.5
        attributes.zIndex = 7
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy == attributes)
        #expect(copy.representedElementKind == "kind")
        #expect(copy.representedElementCategory == .supplementaryView)
        copy.isHidden = true
        #expect(copy != attributes)
        copy.isHidden = false
        #expect(copy.hash == attributes.hash)
        copy.transform3D = CATransform3DMakeScale(2, 2, 1)
        #expect(copy != attributes)
        #expect(UICollectionViewLayoutAttributes(forCellWith: IndexPath(index: 3)) != attributes)
    }
}
