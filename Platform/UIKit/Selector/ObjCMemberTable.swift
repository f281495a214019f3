import Foundation

/// The members of all classes by name.
enum ObjCMemberTable {
    private static let lock = NSLock()
    /// The members of each class for which a name was looked up, including those of its superclasses.
    nonisolated(unsafe) private static var tables: [ObjectIdentifier: [String: ObjCMember]] = [:]
    /// The members that extensions add to classes.
    nonisolated(unsafe) private static var registered: [ObjectIdentifier: [String: ObjCMember]] = [:]

    /// Returns the member of a class with a name.
    ///
    /// - Complexity: O(1) after the first call for a class.
    static func member(_ name: String, of type: AnyClass) -> ObjCMember? {
        if let table = lock.withLock({ tables[ObjectIdentifier(type)] }) { return table[name] }
        let listed = members(listedBy: type)
        return lock.withLock {
            var table: [String: ObjCMember] = [:]
            for ancestor in sequence(first: type, next: { _getSuperclass($0) }) {
                table.merge(registered[ObjectIdentifier(ancestor)] ?? [:]) { subclass, _ in subclass }
            }
            for member in listed { table[member.name] = member }
            tables[ObjectIdentifier(type)] = table
            return table[name]
        }
    }

    /// Returns the name of the listed or UIKit's property with a key path.
    static func name(of keyPath: AnyKeyPath, in type: AnyClass) -> String? {
        // The first access fills the table.
        _ = member("", of: type)
        let table = lock.withLock { tables[ObjectIdentifier(type)] ?? [:] }
        return table.first { $0.value.keyPath == keyPath }?.key ?? SystemProperties.name(of: keyPath, in: type)
    }

    static func register(_ members: [ObjCMember], for type: AnyClass) {
        lock.withLock {
            let new = members.filter { registered[ObjectIdentifier(type)]?[$0.name] == nil }
            if new.isEmpty { return }
            for member in new { registered[ObjectIdentifier(type), default: [:]][member.name] = member }
            tables.removeAll()
        }
    }

    /// Reads the list on the current thread: selectors are also performed on others, as in Objective-C.
    private static func members(listedBy type: AnyClass) -> [ObjCMember] {
        guard let exposing = type as? any ObjCExposing.Type else { return [] }
        nonisolated(unsafe) let type = exposing
        let read: @MainActor () -> [ObjCMember] = { type.objcMembers }
        return unsafeBitCast(read, to: (() -> [ObjCMember]).self)()
    }
}

extension ObjCMember {
    /// Adds members to a class and its subclasses, for methods that an extension of the class declares: an
    /// extension cannot override the list of the class. Members that were registered before, or that a class
    /// lists, have precedence over those with the same names.
    public static func register(_ members: [ObjCMember], for type: AnyClass) {
        ObjCMemberTable.register(members, for: type)
    }
}
