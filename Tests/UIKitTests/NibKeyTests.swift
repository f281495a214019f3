import Testing
import UIKitFixtures

@testable import UIKit

/// Provides a nib's values, and records the requested keys.
private final class RecordingCoder: NibCoder {
    private(set) var requestedKeys: Set<String> = []

    override func value(_ key: String) -> NibValue? {
        requestedKeys.insert(key)
        return super.value(key)
    }
}

@MainActor
@Suite("Keys of nibs")
struct NibKeyTests {
    /// Classes whose initializers don't read all keys, because others read them: the scene of a controller's
    /// view, and tables.
    private let readElsewhere: Set<String> = ["UIView", "UIRefreshControl"]

    @Test("each key of the vocabulary is read by the initializer of its class")
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
            let coder = RecordingCoder(record, in: NibInstance(document))
            _ = record.make(coder)
            let keys = Set(nibClass.properties.values.map(\.key)).union(nibClass.lists.values)
                .filter { !$0.hasPrefix("IB") }
            unread += keys.subtracting(coder.requestedKeys).subtracting(readElsewhere).map { "\(name): \($0)" }
        }
        #expect(unread.isEmpty, "\(unread.sorted())")
    }

    @Test("a split view controller has the column style in both forms in which Interface Builder writes it")
    func columnStyle() throws {
        for style in ["allowDoubleColumnStyle=\"YES\"", "style=\"doubleColumn\""] {
            let folder = try TemporaryFolder([
                "S.storyboard":
                    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
                    + "initialViewController=\"s\"><scenes><scene><objects><splitViewController id=\"s\" \(style)>"
                    + "<connections><segue destination=\"p\" kind=\"relationship\" "
                    + "relationship=\"masterViewController\" id=\"r\"/></connections></splitViewController></objects>"
                    + "</scene><scene><objects><viewController id=\"p\"/></objects></scene></scenes></document>"
            ])
            let storyboard = try UIStoryboard(contentsOf: folder.url.appendingPathComponent("S.storyboard"))
            let split = try #require(try storyboard.viewController() as? UISplitViewController)
            #expect(split.style == .doubleColumn)
            #expect(split.viewControllers.first is UINavigationController)
        }
    }
}
