import Foundation
import RandomRuns
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Random picker views", .serialized) @MainActor
struct PickerRandomTests {
    @Test("random touches, wheels, keys and programmatic selections end on rows, and only user selections are reported")
    func randomPicker() {
        repeatRandomly(10) { seed, numbers in
            let counts = [Int.random(in: 1...40, using: &numbers), .random(in: 1...100_000, using: &numbers)]
            let fixture = PickerViewTests.Fixture(counts)
            var known = [0, 0]
            var read = 0
            @MainActor func readLog() {
                for line in fixture.log.dropFirst(read) {
                    let parts = line.components(separatedBy: ": ").compactMap { Int($0) }
                    #expect(
                        known[parts[0]] != parts[1], "TRESTLE_SEED=\(seed): reported a row that was already selected")
                    known[parts[0]] = parts[1]
                }
                read = fixture.log.count
            }
            for _ in 0..<15 {
                let component = Int.random(in: 0...1, using: &numbers)
                let place = CGPoint(
                    x: (component == 0 ? 80 : 240) + .random(in: -50...50, using: &numbers),
                    y: .random(in: 1...215, using: &numbers))
                step(fixture, component, place, &numbers) { known[$0] = $1 }
                readLog()
                #expect(fixture.selected == known, "TRESTLE_SEED=\(seed)")
                fixture.screen.advance(by: .random(in: 0...0.4, using: &numbers))
                readLog()
            }
            fixture.screen.touchUp(at: CGPoint(x: 80, y: 100))
            #expect(fixture.screen.settle(), "TRESTLE_SEED=\(seed)")
            readLog()
            #expect(fixture.selected == known, "TRESTLE_SEED=\(seed)")
            for component in 0...1 {
                #expect(fixture.offset(ofRow: known[component], component) == 0, "TRESTLE_SEED=\(seed)")
                #expect(fixture.picker.visibleContents(inComponent: component).count < 15)
            }
        }
    }

    private func step(
        _ fixture: PickerViewTests.Fixture, _ component: Int, _ place: CGPoint, _ numbers: inout SeededGenerator,
        select: (Int, Int) -> Void
    ) {
        let screen = fixture.screen
        let distance = CGFloat.random(in: -200...200, using: &numbers)
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0, 1: screen.tap(at: place)
        case 2, 3: screen.fling(from: place, by: CGVector(dx: 0, dy: distance))
        case 4: screen.drag(from: place, to: CGPoint(x: place.x, y: place.y + distance))
        case 5: screen.turnWheel(by: CGVector(dx: 0, dy: distance), at: place)
        case 6: screen.scrollOnTouchpad(by: CGVector(dx: 0, dy: distance), at: place)
        case 7:
            screen.press(.keyboardTab)
            let keys: [UIKeyboardHIDUsage] = [
                .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardPageDown,
                .keyboardEnd,
            ]
            for _ in 0..<3 { screen.press(keys.randomElement(using: &numbers) ?? .keyboardHome) }
        default:
            let row = Int.random(in: 0..<fixture.counts[component], using: &numbers)
            fixture.picker.selectRow(row, inComponent: component, animated: .random(using: &numbers))
            select(component, row)
        }
    }
}
