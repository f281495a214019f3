import Testing
import UIKit

@testable import Trestle

@Suite("Components")
struct ComponentTests {
    @Test("type-erased components are equal if their types and contents are")
    func equality() {
        #expect(AnyComponent(Word("a")) == AnyComponent(Word("a")))
        #expect(AnyComponent(Word("a")) != AnyComponent(Word("b")))
        #expect(AnyComponent(Word("a")) != AnyComponent(Title("a")))
    }

    @Test("handlers take no part in the comparison of components")
    func handlers() {
        struct Price: Component {
            let amount: Int
            @Handler var onBuy: @MainActor () -> Void

            func render(in cell: UITableViewCell) {}
        }
        #expect(Price(amount: 1, onBuy: {}) == Price(amount: 1, onBuy: {}))
        #expect(Price(amount: 1, onBuy: {}) != Price(amount: 2, onBuy: {}))
    }

    @Test("the default reuse identifier is the full name of the component type")
    func identifiers() {
        #expect(Word("a").reuseIdentifier == "TrestleTests.Word")
        #expect(Patch(height: 1).reuseIdentifier == "TrestleTests.Patch")
        #expect(Banner(text: "b").reuseIdentifier == "TrestleTests.Banner")
    }

    @Test("a title in a header is drawn by the table view, other components have views")
    func headers() {
        #expect(HeaderFooter(Title("a")) == .title("a"))
        #expect(HeaderFooter(Banner(text: "a")) == .component(Banner(text: "a")))
        #expect(HeaderFooter(Banner(text: "a")) != .component(Banner(text: "b")))
        #expect(HeaderFooter(Banner(text: "a")) != HeaderFooter(Patch(height: 2)))
        #expect(HeaderFooter(nil) == nil)
    }

    @Test("a header view is shared by equal types, but not by a title and a view")
    func sharing() {
        let title = HeaderFooter.title("a")
        let banner = HeaderFooter.component(Banner(text: "a"))
        #expect(title.sharesViews(with: .title("b")))
        #expect(banner.sharesViews(with: .component(Banner(text: "b"))))
        #expect(!banner.sharesViews(with: .component(Patch(height: 1))))
        #expect(!banner.sharesViews(with: title))
    }
}
