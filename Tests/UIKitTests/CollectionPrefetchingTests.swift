import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Item prefetching", .serialized)
struct CollectionPrefetchingTests {
    /// Records the prefetching calls.
    final class Recorder: NSObject, UICollectionViewDataSourcePrefetching {
        var fetched: [Int] = []
        var canceled: [Int] = []

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            fetched += indexPaths.map(\.item)
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            canceled += indexPaths.map(\.item)
        }
    }

    private func grid(_ recorder: Recorder) -> TextCollection {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let grid = TextCollection([texts("a", 500)], layout: layout) { $0.prefetchDataSource = recorder }
        grid.show()
        grid.screen.advanceFrame()
        return grid
    }

    @Test("the items of the next screen are prefetched after the first frame, the nearest first")
    func first() {
        let recorder = Recorder()
        let grid = grid(recorder)
        #expect(recorder.fetched == Array(12..<24))
        grid.screen.advance(by: 1)
        #expect(recorder.fetched.count == 12)
        #expect(grid.requestedCells.count == 12)
    }

    @Test("each item is prefetched once while content scrolls, and canceled when it scrolls back")
    func scrolling() {
        let recorder = Recorder()
        let grid = grid(recorder)
        for _ in 0..<40 {
            grid.view.contentOffset.y += 30
            grid.screen.advanceFrame()
        }
        #expect(recorder.fetched == recorder.fetched.sorted())
        #expect(Set(recorder.fetched).count == recorder.fetched.count)
        #expect(recorder.canceled == [])
        for _ in 0..<10 {
            grid.view.contentOffset.y -= 30
            grid.screen.advanceFrame()
        }
        #expect(!recorder.canceled.isEmpty)
        #expect(recorder.canceled.allSatisfy { $0 > 32 })
    }

    @Test("a disabled collection view prefetches nothing")
    func disabled() {
        let recorder = Recorder()
        let grid = grid(recorder)
        grid.view.isPrefetchingEnabled = false
        #expect(recorder.canceled == Array(12..<24))
        recorder.fetched = []
        grid.view.contentOffset.y = 4_000
        grid.screen.advance(by: 1)
        #expect(recorder.fetched == [])
    }
}
