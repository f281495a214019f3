import Testing
import TrestleTesting

@testable import UIKit

/// A delegate that implements one method, and forwards the others.
@MainActor
private final class Proxy: NSObject, UITableViewDelegate, @preconcurrency ObjCForwarding {
    let other: Other
    private(set) var selected: [IndexPath] = []

    init(_ other: Other) { self.other = other }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }

    func responds(to aSelector: Selector!) -> Bool { baseResponds(to: aSelector) || other.responds(to: aSelector) }

    func forwardingTarget(for aSelector: Selector!) -> Any? {
        other.responds(to: aSelector) ? other : baseForwardingTarget(for: aSelector)
    }
}

/// A delegate to which another one forwards.
@MainActor
private final class Other: NSObject, UITableViewDelegate, ObjCExposing {
    private(set) var calls: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func refresh() { calls.append("refresh") }

    static var objcMembers: [ObjCMember] {
        [
            .method("refresh", Other.refresh), .method("scrollViewDidScroll:", Other.scrollViewDidScroll),
            .method(
                "tableView:heightForRowAtIndexPath:",
                { (other: Other) in
                    { (table: UITableView, path: IndexPath) in other.tableView(table, heightForRowAt: path) }
                }),
            .method(
                "tableView:didSelectRowAtIndexPath:",
                { (other: Other) in
                    { (table: UITableView, path: IndexPath) in other.tableView(table, didSelectRowAt: path) }
                }),
        ]
    }
}

private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@Suite("Forwarding of messages") @MainActor
struct MessageForwardingTests {
    @Test("a delegate forwards the methods that it does not implement and the other delegate does")
    func delegate() {
        let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1, safeAreaInsets: .zero)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (source, other) = (Source(), Other())
        let proxy = Proxy(other)
        (table.dataSource, table.delegate) = (source, proxy)
        screen.show(table)
        #expect(table.rectForRow(at: [0, 1]).minY == 60)
        screen.tap(at: CGPoint(x: 160, y: 70))
        screen.tap(at: CGPoint(x: 160, y: 10))
        #expect(proxy.selected == [[0, 1], [0, 0]])
        #expect(other.calls.isEmpty, "it does not respond to the selector of deselection, and the proxy selects itself")
        table.contentOffset.y = 100
        #expect(other.calls == ["scroll"])
    }

    @Test("an object responds to forwarded messages, which are sent to their target")
    func messages() {
        let other = Other()
        let proxy = Proxy(other)
        #expect((proxy as any UITableViewDelegate).responds(to: "refresh"))
        #expect(!(proxy as NSObject).responds(to: "tableView:didDeselectRowAtIndexPath:"))
        proxy.perform("refresh")
        #expect(other.calls == ["refresh"])
    }
}
