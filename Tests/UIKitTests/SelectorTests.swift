import Foundation
import Testing
import TrestleTesting

@testable import UIKit

/// A model without a superclass of UIKit, whose methods are called by name.
private class Counter: NSObject, ObjCExposing {
    private(set) var calls: [String] = []
    var total = 0 { didSet { calls.append("total") } }

    func note(_ text: String) { calls.append(text) }
    func plain() { note("plain") }
    func add(_ number: Int) { note("add \(number)") }
    func sum(_ first: NSNumber, with second: NSNumber) -> Int { first.intValue + second.intValue }
    func optional(_ object: String?) { note(object ?? "nil") }
    func unused(_ button: NSObject) { note("unused") }
    func any(_ value: Any) { note("any") }
    func stop(_ isForced: Bool) { note("stop \(isForced)") }
    func received(_ notification: NSNotification) { note(notification.name.rawValue) }

    class var objcMembers: [ObjCMember] {
        [
            .method("plain", nonisolated: Counter.plain), .method("add:", nonisolated: Counter.add),
            .method("sum:with:", nonisolated: Counter.sum),
            .method("optional:", nonisolated: Counter.optional), .method("unused:", nonisolated: Counter.unused),
            .method("any:", nonisolated: Counter.any), .method("stop:", nonisolated: Counter.stop),
            .method("received:", nonisolated: Counter.received), .property("total", \Counter.total),
        ]
    }
}

private final class LoudCounter: Counter {
    override func plain() { note("loud") }
    func extra() { note("extra") }

    override class var objcMembers: [ObjCMember] {
        super.objcMembers + [.method("extra", nonisolated: LoudCounter.extra)]
    }
}

@Suite("Selectors", .serialized) @MainActor
struct SelectorTests {
    @Test("a method is called by its name with converted arguments")
    func performing() throws {
        let counter = Counter()
        counter.perform("plain")
        counter.perform("add:", with: NSNumber(value: 3))
        counter.perform("optional:", with: nil)
        counter.perform("unused:", with: nil)
        counter.perform("any:", with: nil)
        counter.perform("received:", with: Notification(name: Notification.Name("ping")))
        #expect(counter.calls == ["plain", "add 3", "nil", "unused", "any", "ping"])
        let sum = try #require(counter.perform("sum:with:", with: NSNumber(value: 2), with: NSNumber(value: 5)))
        #expect(sum.takeUnretainedValue() as? Int == 7)
    }

    @Test("nil is zero or false for a number or a flag that a method receives")
    func performingWithoutObject() {
        let counter = Counter()
        counter.perform("add:", with: nil)
        counter.perform("stop:", with: nil)
        #expect(counter.calls == ["add 0", "stop false"])
    }

    @Test("a subclass inherits the list, adds to it, and its overrides are called")
    func inheriting() {
        let counter = LoudCounter()
        counter.perform("plain")
        counter.perform("extra")
        #expect(counter.calls == ["loud", "extra"])
        #expect(counter.responds(to: "extra") && counter.responds(to: "add:"))
        #expect(!Counter().responds(to: "extra"))
    }

    @Test("a listed property has a getter and a setter")
    func accessors() {
        let counter = Counter()
        counter.perform("setTotal:", with: 4)
        #expect(counter.total == 4 && counter.calls == ["total"])
        #expect(counter.perform("total").takeUnretainedValue() as? Int == 4)
    }

    @Test("members can be registered for a class of UIKit and its subclasses")
    func registering() {
        final class Screen: UIViewController {}
        ObjCMember.register(
            [.method("hideNow:", { (c: UIViewController) in { (_: Any?) in c.title = "hidden" } })],
            for: UIViewController.self)
        let screen = Screen()
        screen.perform("hideNow:", with: nil)
        #expect(screen.title == "hidden")
        #expect(!UIView().responds(to: "hideNow:"))
    }

    @Test("UIKit's own methods can be called by name")
    func system() {
        let superview = UIView()
        let view = UIView()
        superview.addSubview(view)
        view.perform("removeFromSuperview")
        #expect(view.superview == nil)
        #expect(UITableView().responds(to: "reloadData") && UIView().responds(to: "endEditing:"))
    }

    @Test("an object that is passed for a flag is true, as for a tap that ends editing")
    func objectAsFlag() {
        final class Editing: UIView {
            var isForced: Bool?
            override func endEditing(_ force: Bool) -> Bool {
                isForced = force
                return super.endEditing(force)
            }
        }
        let view = Editing()
        view.perform("endEditing:", with: UITapGestureRecognizer())
        #expect(view.isForced == true)
        view.perform("endEditing:", with: false)
        #expect(view.isForced == false)
    }

    @Test("a selector that nobody lists traps with Apple's text and the line to add")
    func unrecognized() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = UIView().perform("explode:", with: nil)
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("-[UIKit.UIView explode:]: unrecognized selector sent to instance 0x"))
        #expect(message.contains("Add `.method(\"explode:\", UIView.explode)` to `UIView.objcMembers`."))
    }

    @Test("a delayed call arrives once, unless it is canceled with an equal argument")
    func delays() {
        let screen = HeadlessScreen(scale: 1)
        let counter = Counter()
        counter.perform("optional:", with: "kept", afterDelay: 0.5)
        counter.perform("optional:", with: "canceled", afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: counter, selector: "optional:", object: "canceled")
        screen.advance(by: 0.4)
        #expect(counter.calls.isEmpty)
        screen.advance(by: 0.2)
        #expect(counter.calls == ["kept"])
        counter.perform("plain", with: nil, afterDelay: 0.5)
        NSObject.cancelPreviousPerformRequests(withTarget: counter)
        screen.advance(by: 1)
        #expect(counter.calls == ["kept"])
    }

    @Test("a call on the main thread arrives in a later turn of its queue")
    func mainThread() async throws {
        let counter = Counter()
        counter.performSelector(onMainThread: "plain", with: nil, waitUntilDone: false)
        #expect(counter.calls.isEmpty)
        for _ in 0..<200 where counter.calls.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(counter.calls == ["plain"])
    }

    @Test("a timer calls its target with itself, has its user info, and retains the target until it is invalidated")
    func timers() {
        weak var released: Counter?
        var timer: Timer?
        do {
            let counter = Counter()
            released = counter
            timer = Timer(timeInterval: 1, target: counter, selector: "plain", userInfo: ["key": 3], repeats: true)
        }
        #expect((timer?.userInfo as? [String: Int]) == ["key": 3])
        timer?.fire()
        #expect(released?.calls == ["plain"])
        timer?.invalidate()
        timer = nil
        #expect(released == nil)
    }
}

@Suite("Notifications by selector", .serialized) @MainActor
struct NotificationSelectorTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test("an observer is called for the name and sender that it observes")
    func observing() {
        let counter = Counter()
        let sender = NSObject()
        center.addObserver(counter, selector: "received:", name: name, object: sender)
        center.post(name: name, object: sender)
        center.post(name: name, object: NSObject())
        center.post(name: Notification.Name("other"), object: sender)
        #expect(counter.calls == ["changed"])
    }

    @Test("an observer is removed by name, or from all its observations")
    func removing() {
        let counter = Counter()
        let other = Notification.Name("other")
        center.addObserver(counter, selector: "received:", name: name, object: nil)
        center.addObserver(counter, selector: "received:", name: other, object: nil)
        center.removeObserver(counter, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: other, object: nil)
        #expect(counter.calls == ["other"])
        center.removeObserver(counter)
        center.post(name: other, object: nil)
        #expect(counter.calls == ["other"])
    }

    @Test("an observer is not retained, and none is called after it is deallocated")
    func deallocating() {
        weak var released: Counter?
        do {
            let counter = Counter()
            released = counter
            center.addObserver(counter, selector: "received:", name: name, object: nil)
        }
        #expect(released == nil)
        center.post(name: name, object: nil)
    }

    @Test("tokens are removed as before")
    func tokens() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }
}
