import Foundation
import Testing
import UIKit

@testable import AssociatedObjects

@Suite(.serialized) struct AssociatedObjectTests {
    private class Owner {
        var onDeinit: ((Owner) -> Void)?
        deinit { onDeinit?(self) }
    }

    private final class Derived: Owner {
        let padding = [1, 2, 3]
    }

    private final class Generic<Value>: NSObject {}

    /// A value that reports its deallocation.
    private final class Value {
        let name: String
        let onDeinit: () -> Void

        init(_ name: String = "", onDeinit: @escaping () -> Void = {}) {
            self.name = name
            self.onDeinit = onDeinit
        }

        deinit { onDeinit() }
    }

    private let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    private let otherKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @Test("values are stored by object and key, replaced and removed")
    func storage() {
        let (first, second) = (Owner(), Owner())
        objc_setAssociatedObject(first, key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(first, otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) as? String == "a")
        #expect(objc_getAssociatedObject(first, otherKey) as? Int == 2)
        #expect(objc_getAssociatedObject(second, key) == nil)
        objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) == nil)
        objc_removeAssociatedObjects(first)
        #expect(objc_getAssociatedObject(first, otherKey) == nil)
    }

    @Test("an optional without a value removes the value")
    func optionalValue() {
        let owner = Owner()
        objc_setAssociatedObject(owner, key, 1, .OBJC_ASSOCIATION_RETAIN)
        let none: Owner?? = .some(nil)
        objc_setAssociatedObject(owner, key, none as Any?, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) == nil)
    }

    @Test("a value is released with its object")
    func release() {
        var released: [String] = []
        let count = AssociationTable.count
        func associate(_ owner: AnyObject, _ name: String) {
            objc_setAssociatedObject(owner, key, Value(name) { released.append(name) }, .OBJC_ASSOCIATION_RETAIN)
        }
        associate(Owner(), "base")
        #expect(released == ["base"])
        associate(Derived(), "derived")
        associate(Generic<Int>(), "generic")
        associate(NSMutableArray(), "array")
        #expect(released == ["base", "derived", "generic", "array"])
        #expect(AssociationTable.count == count)
    }

    @Test("views keep their values until they are deallocated") @MainActor
    func views() {
        var isReleased = false
        var view: UIView? = UILabel()
        objc_setAssociatedObject(view!, key, Value { isReleased = true }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(type(of: view!) == UILabel.self)
        #expect(!isReleased)
        view = nil
        #expect(isReleased)
    }

    @Test("a deinitializer can read and change the values of its object")
    func deinitializer() {
        var read: String?
        var isReleased = false
        do {
            let owner = Owner()
            objc_setAssociatedObject(owner, key, "late", .OBJC_ASSOCIATION_RETAIN)
            owner.onDeinit = { [key, otherKey] owner in
                read = objc_getAssociatedObject(owner, key) as? String
                objc_setAssociatedObject(owner, otherKey, Value { isReleased = true }, .OBJC_ASSOCIATION_RETAIN)
            }
        }
        #expect(read == "late")
        #expect(isReleased)
    }

    @Test("policies retain, copy or only refer to values")
    func policies() {
        let owner = Owner()
        var value: Value? = Value("x")
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, key) == nil)
        let text = NSMutableString(string: "a")
        objc_setAssociatedObject(owner, key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        text.append("b")
        #expect(objc_getAssociatedObject(owner, key) as? NSString == "a")
    }

    @Test("a value without identity has no values")
    func structure() {
        objc_setAssociatedObject(5, key, "x", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(5, key) == nil)
    }

    @Test("objects that are created and deallocated by several threads never have another object's values")
    func threads() {
        let count = AssociationTable.count
        nonisolated(unsafe) let key = key
        nonisolated(unsafe) var failures = 0
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 {
                let owner = Derived()
                if objc_getAssociatedObject(owner, key) != nil { lock.withLock { failures += 1 } }
                objc_setAssociatedObject(owner, key, Value(), .OBJC_ASSOCIATION_RETAIN)
            }
        }
        #expect(failures == 0)
        #expect(AssociationTable.count == count)
    }
}
