import Testing

@testable import UIKit

/// Hands out what a nib says, and remembers what was asked for.
private final class ListeningCoder: NibCoder {
    private(set) var asked: Set<String> = []

    override func value(_ key: String) -> NibValue? {
        asked.insert(key)
        return super.value(key)
    }
}

@MainActor
@Suite("Words of nibs")
struct NibKeyTests {
    /// Which initialisers don't read, but others: a scene its controller's view, and tables what they make of.
    private let readElsewhere: Set<String> = ["UIView", "UIRefreshControl"]

    @Test("each stands for a key that the initialiser of its class reads, so that nothing is dropped without a word")
    func keysAreRead() throws {
        let document = try NibDocument(
            Data(
                #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects/></document>"#.utf8
            ),
            bundle: nil)
        var unread: [String] = []
        for (name, nibClass) in NibVocabulary.classes {
            let element = NibElement(name: name, attributes: [:], line: 1)
            let record = NibRecord(element: element, type: nibClass.type)
            let coder = ListeningCoder(record, in: NibInstance(document))
            _ = record.make(coder)
            let keys = Set(nibClass.properties.values.map(\.key)).union(nibClass.lists.values)
                .filter { !$0.hasPrefix("IB") }
            unread += keys.subtracting(coder.asked).subtracting(readElsewhere).map { "\(name): \($0)" }
        }
        #expect(unread.isEmpty, "\(unread.sorted())")
    }
}
