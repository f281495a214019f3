import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Random navigation", .serialized)
struct NavigationRandomTests {
    @Test(
        "after random pushes, pops and drags only the top view is visible, and callbacks are paired"
    )
    func randomNavigation() {
        repeatRandomly(8) { seed, numbers in
            let fixture = NavigationFixture(["0"])
            let navigation = fixture.navigation
            var isDown = false
            var x: CGFloat = 0
            for step in 1...40 {
                let animated = Bool.random(using: &numbers)
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0, 1: navigation.pushViewController(fixture.make("\(step)"), animated: animated)
                case 2: navigation.popViewController(animated: animated)
                case 3:
                    let remaining = navigation.viewControllers.filter { _ in Bool.random(using: &numbers) }
                    navigation.setViewControllers(remaining + [fixture.make("\(step)")], animated: animated)
                case 4: navigation.popToRootViewController(animated: animated)
                case 5 where !isDown:
                    x = 5
                    isDown = true
                    fixture.screen.touchDown(at: CGPoint(x: x, y: 200))
                case 6 where isDown:
                    isDown = false
                    fixture.screen.touchUp(at: CGPoint(x: x, y: 200))
                default:
                    guard isDown else { break }
                    x = CGFloat(Int.random(in: 5..<315, using: &numbers))
                    fixture.screen.touchMove(to: CGPoint(x: x, y: 200))
                }
                fixture.screen.advance(by: Double.random(in: 0...0.3, using: &numbers))
            }
            if isDown { fixture.screen.touchUp(at: CGPoint(x: x, y: 200)) }
            fixture.screen.settle()
            let top = navigation.topViewController
            #expect(navigation.transition == nil, "seed \(seed)")
            #expect(navigation.screens.subviews.count == 1, "seed \(seed)")
            #expect(top?.view.superview === navigation.screens, "seed \(seed)")
            #expect(top?.view.frame == navigation.screens.bounds, "seed \(seed)")
            #expect(top?.appearance == .appeared, "seed \(seed)")
            let children = Set(navigation.children.map(ObjectIdentifier.init))
            #expect(children == Set(navigation.viewControllers.map(ObjectIdentifier.init)), "seed \(seed)")
            #expect(navigation.navigationBar.topItem === top?.navigationItem, "seed \(seed)")
            // The background and one set of contents.
            #expect(navigation.navigationBar.subviews.count == 2, "seed \(seed)")
            for controller in navigation.viewControllers where controller !== top {
                #expect(controller.appearance == .disappeared, "seed \(seed)")
                #expect(controller.movement == .none, "seed \(seed)")
            }
            expectPairs(in: fixture.log, seed: seed)
        }
    }

    /// Expects each `did` to follow the `will` of the same controller.
    private func expectPairs(in log: [String], seed: UInt64) {
        var announced: [Substring: Substring] = [:]
        for line in log {
            let words = line.split(separator: " ")
            guard words.count == 3, words[2].hasSuffix("appear") else { continue }
            if words[1] == "will" {
                announced[words[0]] = words[2]
            } else {
                #expect(announced[words[0]] == words[2], "\(line), seed \(seed)")
            }
        }
    }
}
