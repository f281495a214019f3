import Testing

@testable import UIKitData

@Suite("Section snapshots")
struct DiffableSectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Fruit with apple (with gala and fuji) and pear, and nuts.
    private func outline() -> Outline {
        var outline = Outline()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["gala", "fuji"], to: "apple")
        return outline
    }

    @Test("items are in depth-first order, each with its level and parent")
    func tree() {
        let outline = outline()
        #expect(outline.items == ["fruit", "apple", "gala", "fuji", "pear", "nuts"])
        #expect(outline.rootItems == ["fruit", "nuts"])
        #expect(outline.items.map(outline.level(of:)) == [0, 1, 2, 2, 1, 0])
        #expect(outline.parent(of: "gala") == "apple" && outline.parent(of: "nuts") == nil)
        #expect(outline.index(of: "pear") == 4 && outline.index(of: "plum") == nil)
        #expect(outline.contains("fuji") && !outline.contains("plum"))
    }

    @Test("an item is visible while all of its ancestors are expanded")
    func expansion() {
        var outline = outline()
        #expect(outline.visibleItems == ["fruit", "nuts"] && !outline.isVisible("apple"))
        outline.expand(["apple"])
        #expect(outline.visibleItems == ["fruit", "nuts"] && outline.isExpanded("apple") && !outline.isVisible("gala"))
        outline.expand(["fruit"])
        #expect(
            outline.visibleItems == ["fruit", "apple", "gala", "fuji", "pear", "nuts"] && outline.isVisible("gala"))
        outline.collapse(["apple"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"])
        #expect(outline.visualDescription() == "- fruit\n  + apple\n    * gala\n    * fuji\n  * pear\n* nuts")
    }

    @Test("items are inserted next to others and deleted with their descendants")
    func change() {
        var outline = outline()
        outline.insert(["plum"], before: "pear")
        outline.insert(["quince"], after: "apple")
        outline.insert(["seeds"], after: "nuts")
        #expect(outline.items == ["fruit", "apple", "gala", "fuji", "quince", "plum", "pear", "nuts", "seeds"])
        #expect(outline.level(of: "quince") == 1)
        outline.delete(["apple", "gala", "none"])
        #expect(outline.items == ["fruit", "quince", "plum", "pear", "nuts", "seeds"] && !outline.contains("fuji"))
        outline.delete(["fruit"])
        #expect(outline.items == ["nuts", "seeds"])
        outline.deleteAll()
        #expect(outline.items.isEmpty && outline.rootItems.isEmpty)
    }

    @Test("a part of an outline is a snapshot that can be inserted into another one")
    func parts() {
        var outline = outline()
        outline.expand(["apple"])
        let part = outline.snapshot(of: "fruit")
        #expect(part.items == ["apple", "gala", "fuji", "pear"] && part.rootItems == ["apple", "pear"])
        #expect(part.isExpanded("apple") && part.level(of: "gala") == 1)
        let whole = outline.snapshot(of: "apple", includingParent: true)
        #expect(whole.items == ["apple", "gala", "fuji"] && whole.rootItems == ["apple"])

        var other = Outline()
        other.append(["food"])
        other.append(["bread"], to: "food")
        other.insert(part, before: "bread")
        #expect(other.items == ["food", "apple", "gala", "fuji", "pear", "bread"] && other.level(of: "gala") == 2)
        other.replace(childrenOf: "apple", using: NSDiffableDataSourceSectionSnapshot(["idared"]))
        #expect(other.items == ["food", "apple", "idared", "pear", "bread"])
        other.insert(NSDiffableDataSourceSectionSnapshot(["butter"]), after: "food")
        #expect(other.rootItems == ["food", "butter"])
    }
}
