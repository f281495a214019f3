import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite("Scroll layers")
struct CAScrollLayerTests {
    private let layer = CAScrollLayer()
    private let content = CALayer()
    private let mark = CALayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        content.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        mark.frame = CGRect(x: 150, y: 120, width: 20, height: 10)
        layer.addSublayer(content)
        content.addSublayer(mark)
    }

    @Test("sublayers are clipped, and displayed from the point to which the layer scrolls")
    func point() {
        #expect(layer.masksToBounds && layer.scrollMode == .both)
        layer.scroll(to: CGPoint(x: 10, y: 20))
        #expect(layer.bounds == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(content.visibleRect == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test("a layer scrolls in the directions of its mode only")
    func modes() {
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 10, y: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 30, y: 20))
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
        layer.scrollMode = .none
        layer.scroll(to: CGPoint.zero)
        #expect(layer.bounds.origin == CGPoint(x: 10, y: 20))
    }

    @Test("a rectangle becomes visible by the least distance, from either side")
    func rectangle() {
        mark.scrollRectToVisible(mark.bounds)
        #expect(layer.bounds.origin == CGPoint(x: 70, y: 80))
        content.scrollRectToVisible(CGRect(x: 80, y: 90, width: 10, height: 10))
        #expect(layer.bounds.origin == CGPoint(x: 70, y: 80))
        content.scrollRectToVisible(CGRect(x: 20, y: 30, width: 10, height: 200))
        #expect(layer.bounds.origin == CGPoint(x: 20, y: 30))
    }

    @Test("a descendant scrolls to its own point")
    func descendant() {
        mark.scroll(CGPoint(x: 5, y: 5))
        #expect(layer.bounds.origin == CGPoint(x: 155, y: 125))
        #expect(mark.visibleRect == CGRect(x: 5, y: 5, width: 15, height: 5))
        let loose = CALayer()
        loose.bounds = CGRect(x: 0, y: 0, width: 7, height: 7)
        loose.scroll(CGPoint(x: 5, y: 5))
        #expect(loose.visibleRect == loose.bounds)
    }
}
