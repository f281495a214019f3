import Testing

@testable import SourceRewriting

@Suite struct ObjectiveCNameTests {
    @Test(
        "methods have the Objective-C names that Swift derives",
        arguments: [
            ("foo", [], "foo"), ("foo", ["_"], "foo:"), ("foo", ["bar"], "fooWithBar:"),
            ("foo", ["with"], "fooWith:"), ("foo", ["withBar"], "fooWithBar:"), ("move", ["to"], "moveTo:"),
            ("moveTo", ["place"], "moveToPlace:"), ("foo", ["_", "bar"], "foo:bar:"),
            ("foo", ["a", "_", "c"], "fooWithA::c:"), ("keyboard", ["notification"], "keyboardWithNotification:"),
            ("panelValue", ["for"], "panelValueFor:"), ("tap", ["withoutDelay"], "tapWithWithoutDelay:"),
        ] as [(String, [String], String)])
    func selectors(base: String, labels: [String], expected: String) {
        #expect(ObjectiveCName.selector(base: base, labels: labels) == expected)
    }

    @Test("asynchronous methods have a completion handler")
    func asynchronous() {
        #expect(ObjectiveCName.selector(base: "load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
        #expect(ObjectiveCName.selector(base: "load", labels: ["_"], isAsync: true) == "load:completionHandler:")
    }

    @Test("throwing methods have an error parameter before trailing closures")
    func throwing() {
        #expect(ObjectiveCName.selector(base: "save", labels: [], isThrowing: true) == "saveAndReturnError:")
        #expect(ObjectiveCName.selector(base: "save", labels: ["to"], isThrowing: true) == "saveTo:error:")
        #expect(
            ObjectiveCName.selector(base: "save", labels: ["_", "done"], isThrowing: true, trailingClosures: 1)
                == "save:error:done:")
    }

    @Test("setters are capitalized")
    func setters() {
        #expect(ObjectiveCName.setter(of: "isOn") == "setIsOn:")
    }
}
