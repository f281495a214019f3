import RandomRuns
import Testing

@testable import UIKit

@Suite("Sorted dictionaries")
struct SortedDictionaryTests {
    @Test("random operations have the results of a dictionary, sorted by key")
    func randomOperations() {
        repeatRandomly(50) { seed, random in
            var sorted = SortedDictionary<Int, Int>()
            var model: [Int: Int] = [:]
            for _ in 0..<200 {
                let key = Int.random(in: 0..<40, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: #expect(sorted.removeValue(forKey: key) == model.removeValue(forKey: key), "seed \(seed)")
                case 1:
                    sorted[key] = nil
                    model[key] = nil
                default:
                    sorted[key] = key &* 7
                    model[key] = key &* 7
                }
                #expect(sorted[key] == model[key], "seed \(seed)")
                #expect(sorted.count == model.count)
                #expect(sorted.isEmpty == model.isEmpty)
            }
            let entries = model.sorted { $0.key < $1.key }
            #expect(sorted.map(\.key) == entries.map(\.key), "seed \(seed)")
            #expect(sorted.map(\.value) == entries.map(\.value), "seed \(seed)")
            #expect(sorted.mapValues(String.init).values == entries.map { String($0.value) })
        }
    }

    @Test("entries may be removed during iteration")
    func removalDuringIteration() {
        var sorted = SortedDictionary<Int, String>()
        for key in [3, 1, 2] { sorted[key] = "\(key)" }
        var visited: [Int] = []
        for (key, _) in sorted {
            visited.append(key)
            sorted[key] = nil
        }
        #expect(visited == [1, 2, 3])
        #expect(sorted.isEmpty)
    }
}
