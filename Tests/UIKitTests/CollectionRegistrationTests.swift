import Testing
import UIKit

@Suite("Registration of supplementary views", .serialized) @MainActor
struct CollectionRegistrationTests {
    @Test("a class that is no reusable view can be registered, as by tests with mocks")
    func otherClass() {
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let kind = UICollectionView.elementKindSectionHeader
        collectionView.register(UILabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "label")
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: [0, 0])
        #expect(view.reuseIdentifier == "view")
    }

    @Test("a view of such a class cannot be dequeued")
    func dequeue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let kind = UICollectionView.elementKindSectionHeader
            collectionView.register(UILabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "label")
            _ = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "label", for: [0, 0])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UILabel, which is registered for label, is not a subclass"))
    }
}
