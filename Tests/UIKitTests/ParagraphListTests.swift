import Foundation
import RandomRuns
import Testing

@testable import UIKit

/// Compares the list and the scanner of paragraphs with simple models.
@Suite("Paragraph list") @MainActor
struct ParagraphListTests {
    @Test("after random changes positions equal those of an array")
    func randomChanges() {
        repeatRandomly(20) { seed, random in
            func elements(_ count: Int) -> ContiguousArray<ParagraphList.Element> {
                ContiguousArray(
                    (0..<count).map { _ in
                        let length = Int.random(in: 0...9, using: &random)
                        return ParagraphList.Element(
                            length: length, ending: 1,
                            height: CGFloat(Int.random(in: 1...40, using: &random)))
                    })
            }
            var model = elements(Int.random(in: 1...2_000, using: &random))
            var list = ParagraphList(model)
            for step in 0..<60 {
                let low = Int.random(in: 0..<model.count, using: &random)
                let high = min(model.count, low + Int.random(in: 0...(step % 5 == 0 ? 900 : 5), using: &random))
                let new = elements(
                    low == 0 && high == model.count || Bool.random(using: &random)
                        ? Int.random(in: 1...(step % 7 == 0 ? 900 : 5), using: &random) : 0)
                list.replace(low..<high, with: new)
                model.replaceSubrange(low..<high, with: new)
                #expect(list.count == model.count, "TRESTLE_SEED=\(seed)")
                #expect(list.height == model.reduce(0) { $0 + $1.height })
                let index = Int.random(in: 0..<model.count, using: &random)
                let start = model[..<index].reduce(0) { $0 + $1.fullLength }
                let top = model[..<index].reduce(0) { $0 + $1.height }
                let middle = CGFloat(model[index].height / 2)
                for position in [
                    list.position(ofIndex: index), list.position(ofOffset: start + model[index].length),
                    list.position(atY: top + middle),
                ] {
                    #expect(position.index == index && position.start == start && position.top == top)
                    #expect(list[position].fullLength == model[index].fullLength)
                    #expect(list.position(after: position)?.index == (index + 1 < model.count ? index + 1 : nil))
                }
            }
        }
    }

    @Test("random texts are divided like with a search for each terminator")
    func randomTexts() {
        let pieces = ["a", "bc ", "\n", "\r", "\r\n", "\u{2029}", "é", "€", "👩‍👧", "\u{2028}", "日本"]
        repeatRandomly(200) { seed, random in
            let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            .joined()
            var expected: [[Int]] = []
            var length = 0
            for character in text {
                if ["\n", "\r", "\r\n", "\u{2029}"].contains(character) {
                    expected.append([length, character.utf16.count])
                    length = 0
                } else {
                    length += character.utf16.count
                }
            }
            expected.append([length, 0])
            var found: [[Int]] = []
            ParagraphScanner.scan(text) { found.append([$0, $1]) }
            #expect(found == expected, "TRESTLE_SEED=\(seed): \(text.debugDescription)")
        }
    }
}
