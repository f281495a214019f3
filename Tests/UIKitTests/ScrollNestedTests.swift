import Testing
import TrestleTesting

@testable import UIKit

@Suite("Nested scroll views and their content", .serialized) @MainActor
final class ScrollNestedTests {
    private lazy var screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
    private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))

    /// Called by each test, because tests of other suites may run between the initializer and the test.
    private func prepare() {
        outer.contentSize = CGSize(width: 300, height: 2000)
        inner.contentSize = CGSize(width: 1200, height: 200)
        outer.addSubview(inner)
        screen.show(outer)
    }

    private func drag(_ from: CGPoint, _ to: CGPoint) {
        screen.drag(from: from, to: to)
        screen.settle()
    }

    @Test("nested scroll views scroll along their own axes")
    func axes() {
        prepare()
        drag(CGPoint(x: 200, y: 200), CGPoint(x: 100, y: 205))
        #expect(inner.contentOffset.x == 90 && outer.contentOffset.y == 0)
        drag(CGPoint(x: 200, y: 200), CGPoint(x: 205, y: 140))
        #expect(inner.contentOffset.x == 90 && outer.contentOffset.y == 50)
    }

    @Test("along the same axis the inner scroll view scrolls first, and the outer one continues")
    func sameAxis() {
        prepare()
        inner.contentSize = CGSize(width: 300, height: 300)
        drag(CGPoint(x: 100, y: 280), CGPoint(x: 100, y: 220))
        #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
        inner.contentOffset.y = 100
        drag(CGPoint(x: 100, y: 280), CGPoint(x: 100, y: 220))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 50)
    }

    @Test("an inner scroll view at its end bounces if the outer one can't scroll either")
    func bothAtEnd() {
        prepare()
        inner.contentSize = CGSize(width: 300, height: 300)
        screen.touchDown(at: CGPoint(x: 100, y: 150))
        screen.touchMove(to: CGPoint(x: 100, y: 250))
        #expect(inner.contentOffset.y < -30 && outer.contentOffset.y == 0)
    }

    @Test("the content receives a touch after 150 ms, and a drag cancels it")
    func delayedAndCanceled() {
        prepare()
        let content = TouchLog(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        outer.addSubview(content)
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        screen.advance(by: 0.14)
        #expect(content.log == [])
        screen.advance(by: 0.02)
        #expect(content.log == ["began"])
        screen.touchMove(to: CGPoint(x: 100, y: 495))
        #expect(content.log == ["began", "moved"])
        screen.touchMove(to: CGPoint(x: 100, y: 450))
        #expect(content.log == ["began", "moved", "cancelled"])
        #expect(outer.isDragging)
        screen.touchUp(at: CGPoint(x: 100, y: 450))
        #expect(content.log == ["began", "moved", "cancelled"])
    }

    @Test("the content receives no touch of a quick drag, and both phases of a quick tap")
    func quick() {
        prepare()
        let content = TouchLog(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        outer.addSubview(content)
        screen.tap(at: CGPoint(x: 100, y: 500))
        #expect(content.log == ["began", "ended"])
        content.log = []
        drag(CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 400))
        #expect(content.log == [])
    }

    @Test("without delay the content receives touches immediately")
    func undelayed() {
        prepare()
        outer.delaysContentTouches = false
        let content = TouchLog(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        outer.addSubview(content)
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        #expect(content.log == ["began"])
    }

    @Test("content keeps its touch if the scroll view cannot cancel it")
    func notCanceled() {
        prepare()
        outer.canCancelContentTouches = false
        let content = TouchLog(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        outer.addSubview(content)
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        screen.advance(by: 0.2)
        screen.touchMove(to: CGPoint(x: 100, y: 400))
        #expect(content.log == ["began", "moved"])
        #expect(!outer.isDragging)
    }

    @Test("a control keeps its touch, and a quick drag over it scrolls")
    func control() {
        prepare()
        let control = UIControl(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        outer.addSubview(control)
        screen.touchDown(at: CGPoint(x: 100, y: 500))
        screen.advance(by: 0.2)
        #expect(control.isTracking)
        screen.touchMove(to: CGPoint(x: 100, y: 450))
        #expect(control.isTracking && !outer.isDragging)
        screen.touchUp(at: CGPoint(x: 100, y: 450))
        drag(CGPoint(x: 100, y: 500), CGPoint(x: 100, y: 450))
        #expect(outer.contentOffset.y == 40)
    }

    @Test("a scroll view decides which content receives touches")
    func shouldBegin() {
        prepare()
        final class Guarded: UIScrollView {
            override func touchesShouldBegin(
                _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
            ) -> Bool { view.tag != 7 }
        }
        let guarded = Guarded(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
        let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        content.tag = 7
        guarded.addSubview(content)
        outer.addSubview(guarded)
        screen.tap(at: CGPoint(x: 100, y: 500))
        #expect(content.log == [])
        content.tag = 0
        screen.tap(at: CGPoint(x: 100, y: 500))
        #expect(content.log == ["began", "ended"])
    }
}
