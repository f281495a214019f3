import SourceRewriting
import Testing

@Suite struct ForwardingRuleTests {
    private static let methods = """
        override func responds(to s: Selector!) -> Bool { super.responds(to: s) || other.responds(to: s) }
        override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }
        """

    @Test("a class that overrides the methods of NSObject conforms to a protocol with them")
    func conformance() {
        let text = rewritten("class A: NSObject {\n\(Self.methods)\n}")
        #expect(text.contains("class A: NSObject, ObjCForwarding {"))
        #expect(
            text.contains(
                "\nfunc responds(to s: Selector!) -> Bool { self.baseResponds(to: s) || other.responds(to: s) }"))
        #expect(
            text.contains("\nfunc forwardingTarget(for s: Selector!) -> Any? { self.baseForwardingTarget(for: s) }"))
    }

    @Test(
        "the conformance of a class on the main actor is checked at run time",
        arguments: [
            "class A: UITableViewCell", "@MainActor class A: NSObject", "class A: NSObject, UITableViewDelegate",
        ])
    func isolation(head: String) {
        #expect(rewritten("\(head) {\n\(Self.methods)\n}").contains("\(head), @preconcurrency ObjCForwarding {"))
    }

    @Test("a subclass of such a class overrides as on iOS")
    func subclass() {
        let text = rewritten("class A: NSObject {\n\(Self.methods)\n}\nclass B: A {\n\(Self.methods)\n}")
        #expect(text.components(of: "ObjCForwarding").count == 2)
        #expect(text.hasSuffix("class B: A {\n\(Self.methods)\n}"))
    }

    @Test("classes list delegate methods that are looked up by name when messages are forwarded")
    func delegates() {
        let delegate = """
            class D: NSObject, UITableViewDelegate {
            func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
            func tableView(_ t: UITableView, shouldIndentWhileEditingRowAt i: IndexPath) -> Bool { false }
            func other() {}
            }
            """
        #expect(!rewritten(delegate).contains("objcMembers"))
        let text = rewritten("class A: NSObject {\n\(Self.methods)\n}\n\(delegate)")
        #expect(text.contains(".method(\"tableView:didSelectRowAtIndexPath:\", "))
        #expect(text.contains(".method(\"tableView:shouldIndentWhileEditingRowAtIndexPath:\", "))
        #expect(!text.contains(".method(\"other\""))
    }
}
