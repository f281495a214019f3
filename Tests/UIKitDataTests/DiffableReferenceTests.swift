import Foundation
import Testing

@testable import UIKitData

/// An identifier that equals others by value, as classes of Objective-C do.
private final class Walk: NSObject {
    let name: String

    init(_ name: String) { self.name = name }

    override func isEqual(_ object: Any?) -> Bool { (object as? Walk)?.name == name }

    override var hash: Int { name.hashValue }
}

private final class Plain {}

@Suite("Snapshots with identifiers of any type")
struct DiffableReferenceTests {
    private func snapshot(_ sections: [(Any, [Any])]) -> NSDiffableDataSourceSnapshotReference {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        for (section, items) in sections {
            snapshot.appendSections(withIdentifiers: [section])
            snapshot.appendItems(withIdentifiers: items)
        }
        return snapshot
    }

    @Test("sections and items of several types are found by equal identifiers")
    func lookup() {
        let plain = Plain()
        let list = snapshot([("a", [1, "one", Walk("Kinzua")]), (2, [plain])])
        #expect(list.numberOfSections == 2 && list.numberOfItems == 4)
        #expect(list.index(ofItemIdentifier: Walk("Kinzua")) == 2 && list.index(ofItemIdentifier: plain) == 3)
        #expect(list.index(ofItemIdentifier: NSNumber(value: 1)) == 0)
        #expect(list.index(ofItemIdentifier: NSString(string: "one")) == 1)
        #expect(list.index(ofItemIdentifier: Plain()) == NSNotFound && list.index(ofItemIdentifier: "1") == NSNotFound)
        #expect(list.index(ofSectionIdentifier: 2) == 1 && list.index(ofSectionIdentifier: "b") == NSNotFound)
        #expect(list.sectionIdentifier(forSectionContainingItemIdentifier: plain) as? Int == 2)
        #expect(list.sectionIdentifier(forSectionContainingItemIdentifier: 9) == nil)
        #expect((list.itemIdentifiersInSection(withIdentifier: "a")[2] as? Walk)?.name == "Kinzua")
        #expect(list.numberOfItems(inSection: 2) == 1 && list.itemIdentifiers[1] as? String == "one")
    }

    @Test("items and sections are inserted, moved and deleted")
    func changes() {
        let list = snapshot([("a", [1, 2]), ("b", [3])])
        list.insertItems(withIdentifiers: [4], beforeItemWithIdentifier: 1)
        list.insertItems(withIdentifiers: [5], afterItemWithIdentifier: 3)
        list.appendItems(withIdentifiers: [6], intoSectionWithIdentifier: "a")
        list.moveItem(withIdentifier: 2, beforeItemWithIdentifier: 3)
        list.moveItem(withIdentifier: 4, afterItemWithIdentifier: 6)
        list.deleteItems(withIdentifiers: [5, 99])
        #expect(list.itemIdentifiers as? [Int] == [1, 6, 4, 2, 3])
        list.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
        list.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "c")
        list.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "c")
        list.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "a")
        #expect(list.sectionIdentifiers as? [String] == ["b", "d", "a", "c"])
        list.deleteSections(withIdentifiers: ["b"])
        #expect(list.itemIdentifiers as? [Int] == [1, 6, 4])
        list.reloadItems(withIdentifiers: [6])
        list.reconfigureItems(withIdentifiers: [4])
        list.reloadSections(withIdentifiers: ["d"])
        #expect(list.reloadedItemIdentifiers as? [Int] == [6] && list.reconfiguredItemIdentifiers as? [Int] == [4])
        #expect(list.reloadedSectionIdentifiers as? [String] == ["d"])
        list.deleteAllItems()
        #expect(list.numberOfSections == 0)
    }

    @Test("a copy of a snapshot does not change with the original")
    func copies() {
        let list = snapshot([("a", [1])])
        let copy = list.copy() as? NSDiffableDataSourceSnapshotReference
        list.appendItems(withIdentifiers: [2])
        #expect(copy?.numberOfItems == 1)
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems([1])
        let outlineCopy = outline.copy() as? NSDiffableDataSourceSectionSnapshotReference
        outline.appendItems([2], intoParentItem: 1)
        #expect(outlineCopy?.items as? [Int] == [1] && outline.items as? [Int] == [1, 2])
    }

    @Test("items of a section snapshot are nested, expanded and found")
    func outline() {
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["a", "b"])
        outline.appendItems(["a1", "a3"], intoParentItem: "a")
        outline.appendItems(["c"], intoParentItem: nil)
        outline.insertItems(["a2"], beforeItem: "a3")
        outline.insertItems(["a4"], afterItem: "a3")
        #expect(outline.visibleItems as? [String] == ["a", "b", "c"])
        outline.expandItems(["a"])
        #expect(outline.isExpanded("a") && outline.isVisible("a4") && outline.expandedItems() as? [String] == ["a"])
        #expect(outline.level(ofItem: "a2") == 1 && outline.parent(ofChildItem: "a2") as? String == "a")
        #expect(outline.parent(ofChildItem: "a") == nil && outline.containsItem("a2") && !outline.containsItem("x"))
        #expect(outline.index(ofItem: "a2") == 2 && outline.index(ofItem: "x") == NSNotFound)
        #expect(outline.ofParentItem("a").rootItems as? [String] == ["a1", "a2", "a3", "a4"])
        #expect(outline.ofParentItem("a", includingParentItem: true).rootItems as? [String] == ["a"])
        outline.deleteItems(["a4", "x"])
        outline.collapseItems(["a"])
        #expect(outline.visualDescription() == "+ a\n  * a1\n  * a2\n  * a3\n* b\n* c")
        outline.deleteAllItems()
        #expect(outline.items.isEmpty)
    }

    @Test("section snapshots are inserted into others")
    func grafts() {
        func make(_ items: [String]) -> NSDiffableDataSourceSectionSnapshotReference {
            let snapshot = NSDiffableDataSourceSectionSnapshotReference()
            snapshot.appendItems(items)
            return snapshot
        }
        let outline = make(["m"])
        outline.insert(make(["k", "l"]), beforeItem: "m")
        let last = outline.insert(make(["n", "o"]), afterItem: "m")
        #expect(last as? String == "o" && outline.insert(make([]), afterItem: "m") as? String == "m")
        outline.insert(make(["p"]), afterItem: last)
        outline.appendItems(["m1"], intoParentItem: "m")
        outline.replaceChildren(ofParentItem: "m", with: make(["m2"]))
        #expect(outline.items as? [String] == ["k", "l", "m", "m2", "n", "o", "p"])
    }

    @Test("an identifier whose type is not hashable is refused with a message")
    func notHashable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Point { var x = 1 }
            NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Point()])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("cannot identify a section or an item") && message.contains("Make the type Hashable"))
    }
}
