import Testing
import TrestleTesting

@testable import UIKit

/// Animated insertion and removal of views in a stack view.
@MainActor
@Suite("Animated stack views", .serialized)
struct StackViewAnimationTests {
    private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }

    @Test("hiding a view in an animation block collapses it while the others move", arguments: [false, true])
    func hiding(laysOutItself: Bool) {
        let fixture = StackFixture()
        let (stack, boxes) = (fixture.stack, fixture.boxes)
        fixture.screen.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            boxes[1].isHidden = true
            if laysOutItself { fixture.root.layoutIfNeeded() }
        }
        #expect(boxes[1].isHidden)
        #expect(boxes[2].frame.minX == 40)
        fixture.screen.advance(by: 0.5)
        #expect(abs(shown(boxes[2]).frame.minX - 70) < 2)
        #expect(abs(shown(stack).bounds.width - 90) < 2)
        #expect(abs(shown(boxes[1]).bounds.width - 30) < 2)
        #expect(!shown(boxes[1]).isHidden)
        fixture.screen.settle()
        #expect(shown(boxes[1]).isHidden)
        #expect(stack.bounds.width == 60)
        #expect(boxes[1].layer.animationKeys() == nil)
    }

    @Test("showing a view in an animation block expands it")
    func showing() {
        let fixture = StackFixture()
        let boxes = fixture.boxes
        boxes[1].isHidden = true
        fixture.screen.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { boxes[1].isHidden = false }
        fixture.screen.advance(by: 0.5)
        #expect(abs(shown(boxes[2]).frame.minX - 70) < 2)
        #expect(abs(shown(boxes[1]).bounds.width - 30) < 2)
        #expect(!shown(boxes[1]).isHidden)
        fixture.screen.settle()
        #expect(fixture.starts == [0, 40, 100])
    }

    @Test("a view that is shown again during its hiding animation is visible")
    func reversing() {
        let fixture = StackFixture()
        let boxes = fixture.boxes
        fixture.screen.settle()
        UIView.animate(withDuration: 1) { boxes[1].isHidden = true }
        fixture.screen.advance(by: 0.3)
        boxes[1].isHidden = false
        fixture.screen.settle()
        #expect(!shown(boxes[1]).isHidden)
        #expect(fixture.starts == [0, 40, 100])
        UIView.animate(withDuration: 1) { boxes[1].isHidden = true }
        boxes[1].isHidden = false
        boxes[1].isHidden = true
        #expect(shown(boxes[1]).isHidden)
    }

    @Test("without animation a view is hidden immediately, and the others move in the next layout")
    func plainHiding() {
        let fixture = StackFixture()
        fixture.screen.settle()
        fixture.boxes[0].isHidden = true
        #expect(shown(fixture.boxes[0]).isHidden)
        #expect(fixture.boxes[1].frame.minX == 40)
        fixture.screen.advance(by: 0.02)
        #expect(fixture.boxes[1].frame.minX == 0)
        #expect(fixture.boxes[1].layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { fixture.boxes[1].isHidden = true }
        }
        #expect(shown(fixture.boxes[1]).isHidden)
    }
}
