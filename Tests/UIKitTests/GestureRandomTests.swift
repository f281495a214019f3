import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Random gestures", .serialized) @MainActor
struct GestureRandomTests {
    /// Answers the delegate methods randomly, but consistently for each pair of recognizers.
    @MainActor
    private final class RandomDelegate: NSObject, UIGestureRecognizerDelegate {
        var generator: SeededGenerator
        private var decisions: [[ObjectIdentifier]: Bool] = [:]

        init(_ generator: SeededGenerator) {
            self.generator = generator
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            Int.random(in: 0..<8, using: &generator) > 0
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool {
            let pair = [ObjectIdentifier(gestureRecognizer), ObjectIdentifier(other)]
            if let decision = decisions[pair] { return decision }
            let decision = Int.random(in: 0..<4, using: &generator) == 0
            decisions[pair] = decision
            return decision
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            Int.random(in: 0..<10, using: &generator) > 0
        }
    }

    /// The states that a recognizer reported, in order.
    @MainActor
    private final class Report {
        var states: [UIGestureRecognizer.State] = []
    }

    @Test("random touches lead to valid state sequences, paired touch callbacks and complete resets")
    func randomGestures() {
        repeatRandomly(30) { seed, numbers in
            let screen = HeadlessScreen(size: CGSize(width: 300, height: 600), scale: 2, safeAreaInsets: .zero)
            let randomDelegate = RandomDelegate(SeededGenerator(state: numbers.next()))
            var views: [TouchLog] = []
            for level in 0..<3 {
                let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 600 - level * 200))
                view.isMultipleTouchEnabled = .random(using: &numbers)
                views.last?.addSubview(view)
                views.append(view)
            }
            var recognizers: [(UIGestureRecognizer, Report)] = []
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                let entry = makeRecognizer(&numbers)
                entry.0.delegate = Bool.random(using: &numbers) ? randomDelegate : nil
                views[Int.random(in: 0..<3, using: &numbers)].addGestureRecognizer(entry.0)
                // Only earlier recognizers, so that no two wait for each other.
                if let other = recognizers.randomElement(using: &numbers), Bool.random(using: &numbers) {
                    entry.0.require(toFail: other.0)
                }
                recognizers.append(entry)
            }
            screen.show(views[0])
            for _ in 0..<30 { step(screen, recognizers.map(\.0), &numbers) }
            for touchID in 0..<3 { screen.touchUp(at: CGPoint(x: 10, y: 10), touchID: touchID) }
            screen.advance(by: 3)
            check(views, recognizers, seed)
        }
    }

    private func makeRecognizer(_ numbers: inout SeededGenerator) -> (UIGestureRecognizer, Report) {
        let report = Report()
        let recognizer: UIGestureRecognizer
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = .random(in: 1...3, using: &numbers)
            tap.numberOfTouchesRequired = .random(in: 1...2, using: &numbers)
            recognizer = tap
        case 1: recognizer = UILongPressGestureRecognizer()
        default:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = .random(in: 1...2, using: &numbers)
            pan.maximumNumberOfTouches = .random(in: 2...3, using: &numbers)
            recognizer = pan
        }
        recognizer.addAction(
            UIAction { action in
                if let recognizer = action.sender as? UIGestureRecognizer { report.states.append(recognizer.state) }
            })
        recognizer.cancelsTouchesInView = .random(using: &numbers)
        recognizer.delaysTouchesBegan = .random(using: &numbers)
        recognizer.delaysTouchesEnded = .random(using: &numbers)
        return (recognizer, report)
    }

    private func step(
        _ screen: HeadlessScreen, _ recognizers: [UIGestureRecognizer], _ numbers: inout SeededGenerator
    ) {
        let touchID = Int.random(in: 0..<3, using: &numbers)
        let point = CGPoint(x: .random(in: 1..<299, using: &numbers), y: .random(in: 1..<599, using: &numbers))
        switch Int.random(in: 0..<20, using: &numbers) {
        case 0..<5: screen.touchDown(at: point, touchID: touchID)
        case 5..<9: screen.touchMove(to: point, touchID: touchID)
        case 9..<13: screen.touchUp(at: point, touchID: touchID)
        case 13..<15: screen.tap(at: point)
        case 15..<17: screen.advance(by: .random(in: 0...0.7, using: &numbers))
        case 17: screen.drag(from: point, to: CGPoint(x: 150, y: 300))
        case 18:
            let recognizer = recognizers.randomElement(using: &numbers)
            recognizer?.isEnabled = false
            recognizer?.isEnabled = true
        default:
            guard let recognizer = recognizers.randomElement(using: &numbers), let view = recognizer.view else {
                return
            }
            view.removeGestureRecognizer(recognizer)
            view.addGestureRecognizer(recognizer)
        }
    }

    private func check(_ views: [TouchLog], _ recognizers: [(UIGestureRecognizer, Report)], _ seed: UInt64) {
        for view in views {
            var open = 0
            for word in view.log {
                switch word {
                case "began": open += 1
                case "moved": #expect(open > 0, "seed \(seed)")
                case "ended", "cancelled": open -= 1
                default: Issue.record("\(word), seed \(seed)")
                }
                #expect(open >= 0, "seed \(seed)")
            }
            #expect(open == 0, "seed \(seed)")
        }
        for (recognizer, report) in recognizers {
            #expect(recognizer.state == .possible, "seed \(seed)")
            #expect(recognizer.sequenceTouches.isEmpty && recognizer.followedTouches.isEmpty, "seed \(seed)")
            #expect(recognizer.deferredStates.isEmpty && recognizer.recognizersAwaitingFailure.isEmpty, "seed \(seed)")
            var isActive = false
            for state in report.states {
                switch state {
                case .began:
                    #expect(!isActive, "seed \(seed)")
                    isActive = true
                case .changed: #expect(isActive, "seed \(seed)")
                case .ended:
                    #expect(isActive || recognizer is UITapGestureRecognizer, "seed \(seed)")
                    isActive = false
                case .cancelled:
                    #expect(isActive, "seed \(seed)")
                    isActive = false
                case .possible, .failed: Issue.record("reported \(state), seed \(seed)")
                }
            }
            #expect(!isActive, "seed \(seed)")
        }
    }
}
