import Foundation

/// The values that a change notification contains, and the times at which it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The notification contains the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    /// The notification contains the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    /// A notification is also sent when the observation begins.
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    /// A notification is also sent before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A kind of change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were inserted in a collection.
    case insertion
    /// Objects were removed from a collection.
    case removal
    /// Objects of a collection were replaced.
    case replacement
}

/// A key of the dictionary that describes a change.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of an `NSKeyValueChange`, as a number.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, or `NSNull`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, or `NSNull`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a collection that changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` in a notification that precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, if the options contain `new`.
    public let newValue: Value?
    /// The old value, if the options contain `old`.
    public let oldValue: Value?
    /// The indexes of a collection that changed, or `nil`.
    public let indexes: IndexSet?
    /// Whether the notification precedes the change.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
