import ScrollPhysics
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Random scrolling", .serialized) @MainActor
struct ScrollRandomTests {
    @Test(
        "after random touches, wheel turns and content changes the content rests within its limits, with paired calls"
    )
    func randomInput() {
        repeatRandomly(10) { seed, numbers in
            let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
            let scrollView = UIScrollView()
            scrollView.contentSize = CGSize(
                width: .random(in: 100...900, using: &numbers), height: .random(in: 100...4000, using: &numbers))
            scrollView.alwaysBounceVertical = .random(using: &numbers)
            scrollView.bounces = .random(using: &numbers)
            scrollView.isPagingEnabled = Int.random(in: 0..<4, using: &numbers) == 0
            let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            scrollView.addSubview(content)
            let recorder = ScrollRecorder()
            scrollView.delegate = recorder
            screen.show(scrollView)
            for _ in 0..<12 { step(screen, scrollView, &numbers) }
            for touchID in 0..<2 { screen.touchUp(at: CGPoint(x: 10, y: 10), touchID: touchID) }
            #expect(screen.settle(), "seed \(seed)")
            check(scrollView, recorder, content, seed)
        }
    }

    @Test("an animation to the end reaches it when heights above change by fractions of a pixel")
    func fractionalPixels() {
        let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 300, height: 2344.298)
        screen.show(scrollView)
        scrollView.setContentOffset(CGPoint(x: 0, y: 1744.5), animated: true)
        screen.advance(by: 0.1)
        scrollView.contentSize.height += 42.41
        scrollView.adjustContentOffset(by: CGPoint(x: 0, y: 42.41))
        screen.settle()
        #expect(scrollView.contentOffset.y == scrollView.limits.y.upperBound)
    }

    private func step(_ screen: HeadlessScreen, _ scrollView: UIScrollView, _ numbers: inout SeededGenerator) {
        let start = CGPoint(x: .random(in: 1..<299, using: &numbers), y: .random(in: 1..<599, using: &numbers))
        let translation = CGVector(
            dx: .random(in: -200...200, using: &numbers), dy: .random(in: -500...500, using: &numbers))
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: screen.tap(at: start)
        case 1, 2: screen.fling(from: start, by: translation, duration: .random(in: 0.03...0.3, using: &numbers))
        case 3: screen.drag(from: start, to: CGPoint(x: start.x + translation.dx, y: start.y + translation.dy))
        case 4: screen.turnWheel(by: translation, at: start)
        case 5: screen.scrollOnTouchpad(by: translation, at: start, duration: 0.1)
        case 6: screen.advance(by: .random(in: 0...0.4, using: &numbers))
        case 7: scrollView.contentSize.height = .random(in: 100...4000, using: &numbers)
        case 8:
            let height = CGFloat.random(in: 0...90, using: &numbers)
            scrollView.contentSize.height += height
            guard scrollView.limits.y.contains(scrollView.contentOffset.y + height) else { break }
            scrollView.adjustContentOffset(by: CGPoint(x: 0, y: height))
        case 9: scrollView.contentInset.top = .random(in: 0...80, using: &numbers).rounded()
        case 10:
            let limits = scrollView.limits
            let offset = CGPoint(x: limits.x.lowerBound, y: .random(in: limits.y, using: &numbers))
            scrollView.setContentOffset(offset, animated: .random(using: &numbers))
        default:
            screen.touchDown(at: start, touchID: 1)
            screen.touchMove(to: CGPoint(x: start.x + translation.dx, y: start.y + translation.dy), touchID: 1)
            if Bool.random(using: &numbers) { screen.touchUp(at: start, touchID: 1) }
        }
    }

    private func check(_ scrollView: UIScrollView, _ recorder: ScrollRecorder, _ content: TouchLog, _ seed: UInt64) {
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating, "seed \(seed)")
        #expect(scrollView.drag == nil && scrollView.motion == nil, "seed \(seed)")
        let nearest = scrollView.limits.nearest(to: scrollView.contentOffset)
        #expect(nearest.distance(to: scrollView.contentOffset) <= 0.25, "seed \(seed)")
        func count(_ call: String) -> Int { recorder.calls.count { $0 == call } }
        #expect(count("begin drag") == count("end drag true") + count("end drag false"), "seed \(seed)")
        #expect(count("begin drag") == count("will end drag"), "seed \(seed)")
        #expect(count("begin glide") == count("end glide"), "seed \(seed)")
        let ends = content.log.count { $0 == "ended" || $0 == "cancelled" }
        #expect(content.log.count { $0 == "began" } == ends, "seed \(seed)")
        #expect(!content.log.contains { $0.contains("another") }, "seed \(seed)")
    }

    @Test("a random motion that is restarted repeatedly keeps its path")
    func randomRestart() {
        repeatRandomly(10) { seed, numbers in
            let rules = AxisMotion.Rules(limits: 0...1000, rate: 0.998, bounces: true)
            let whole = AxisMotion(
                position: .random(in: -100...1100, using: &numbers),
                velocity: .random(in: -4000...4000, using: &numbers),
                at: 0, rules: rules)
            var restarted = whole
            var shift: CGFloat = 0
            var time = 0.0
            while time < 1 {
                time += .random(in: 0.001...0.1, using: &numbers)
                let (a, b) = (whole.state(at: time), restarted.state(at: time))
                #expect(abs(a.position + shift - b.position) < 0.5, "seed \(seed)")
                let more = CGFloat.random(in: -50...50, using: &numbers)
                shift += more
                restarted.restart(at: time, shiftedBy: more, limits: shift...(1000 + shift))
            }
        }
    }
}
