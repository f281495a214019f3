import Foundation

/// A coder that supplies the values of Swift types directly, instead of decoding an archive.
///
/// Subclasses read them from interface files. `NSCoder`'s extensions in this folder ask such a coder first.
class AttributeCoder: NSCoder, ValueCoder {
    /// Casting each coder to the protocol instead would be about twenty times as slow.
    private static let installation: Void = ValueCoderConversion.install { $0 as? AttributeCoder }

    override init() {
        _ = Self.installation
        super.init()
    }

    /// Returns a Boolean value, or `nil` if the key has none.
    func flag(_ key: String) -> Bool? { nil }

    /// Returns an integer, or `nil` if the key has no number.
    func integer(_ key: String) -> Int? { nil }

    /// Returns a number, or `nil` if the key has none.
    func number(_ key: String) -> Double? { nil }

    /// Returns a string, or `nil` if the key has none.
    func text(_ key: String) -> String? { nil }

    /// Returns a value that all objects decoded from the file share, or `nil` if the key has none of this type.
    func shared<Value>(_ key: String) -> Value? { nil }

    /// Returns a value or an object of any type. An object is created when it is first requested.
    func anyObject(_ key: String) -> Any? { nil }

    /// Called when a view controller begins to decode itself, before it reads its attributes.
    @MainActor
    func willRestore(_ controller: UIViewController) {}

    /// Called when a table has decoded its attributes, to add the rows and cells that the file declares.
    @MainActor
    func didRestore(_ table: UITableView) {}
}
