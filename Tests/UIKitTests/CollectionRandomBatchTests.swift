import RandomRuns
import RowGeometry
import Testing
import TrestleTesting
import UIKitFixtures

@testable import UIKit

/// Random batches in collection views that scroll, change their layouts and are being animated, compared with new
/// collection views.
@MainActor
@Suite("Random batch updates of collection views", .serialized)
struct CollectionRandomBatchTests {
    @Test(
        "random batches leave a collection view equal to a new one in contents, frames and selection",
        arguments: NumberedCollection.Sizes.allCases)
    func randomBatchesOfCollections(sizes: NumberedCollection.Sizes) {
        repeatRandomly(4) { seed, generator in
            let collection = NumberedCollection(sizes, using: &generator)
            for step in 0..<25 {
                collection.interact(using: &generator)
                collection.update(using: &generator)
                collection.compareWithFresh("\(sizes), seed \(seed), batch \(step)")
            }
            collection.comeToRest("\(sizes), seed \(seed)")
        }
    }

    @Test("random batches with a mistake are refused, and the messages are about items of a collection view")
    func randomMistakes() {
        repeatRandomly(40) { seed, generator in
            let model = TableBatchModel(using: &generator)
            guard let mistake = BatchMistake(in: model, using: &generator) else { return }
            let error = #expect(throws: UpdateInconsistency.self, "seed \(seed)") {
                try UpdatePlan(mistake.batch, from: mistake.oldRowCounts, to: mistake.newRowCounts)
            }
            #expect(error == mistake.error, "seed \(seed)")
            let words = Set((error?.collectionDescription ?? "row").split(separator: " "))
            #expect(words.isDisjoint(with: ["row", "rows", "table"]), "seed \(seed)")
        }
    }
}
