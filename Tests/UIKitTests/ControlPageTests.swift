import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Page controls", .serialized) @MainActor
struct ControlPageTests {
    private func make(pages: Int = 5, rightToLeft: Bool = false) -> ControlFixture<UIPageControl> {
        let control = UIPageControl()
        control.numberOfPages = pages
        control.currentPage = 2
        return ControlFixture(control, frame: CGRect(x: 20, y: 100, width: 200, height: 26), rightToLeft: rightToLeft)
    }

    @Test("a tap on the trailing or leading half moves to the next or previous page")
    func tap() {
        let fixture = make()
        fixture.screen.tap(at: fixture.point(180, 13))
        #expect(fixture.control.currentPage == 3 && fixture.changes == 1)
        fixture.screen.tap(at: fixture.point(20, 13))
        #expect(fixture.control.currentPage == 2)
        let mirrored = make(rightToLeft: true)
        mirrored.screen.tap(at: mirrored.point(180, 13))
        #expect(mirrored.control.currentPage == 1)
    }

    @Test("a drag after a long press scrubs through the pages")
    func scrubbing() {
        let fixture = make()
        var states: [UIPageControl.InteractionState] = []
        fixture.control.addAction(
            UIAction { states.append(($0.sender as? UIPageControl)?.interactionState ?? .none) }, for: .valueChanged)
        fixture.screen.touchDown(at: fixture.point(100, 13))
        fixture.screen.advance(by: 0.5)
        fixture.screen.touchMove(to: fixture.point(118, 13))
        fixture.screen.touchMove(to: fixture.point(190, 13))
        fixture.screen.touchUp(at: fixture.point(190, 13))
        #expect(fixture.control.currentPage == 4 && states == [.continuous, .continuous])
        #expect(fixture.control.interactionState == .none)
    }

    @Test("the current page is clamped to the number of pages")
    func clamp() {
        let control = UIPageControl()
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
    }

    @Test("a control with more pages than fit shows the dots around the current page")
    func many() {
        let fixture = make(pages: 40)
        fixture.control.currentPage = 20
        fixture.control.layoutIfNeeded()
        let dots = fixture.control.subviews.compactMap { $0 as? UIImageView }.filter { $0.alpha == 1 }
        #expect(dots.count == 10)
        #expect(dots.allSatisfy { fixture.control.bounds.contains($0.frame) })
    }
}
