import Foundation
import Synchronization

/// A coder that holds the values of the object being created instead of reading them from an archive, such
/// as the coder of a nib.
package protocol ValueCoder: NSCoder {
    /// Returns the Boolean value for a key, or `nil` if there is none.
    func flag(_ key: String) -> Bool?
    /// Returns the integer for a key, or `nil` if there is none.
    func integer(_ key: String) -> Int?
    /// Returns the number for a key, or `nil` if there is none.
    func number(_ key: String) -> Double?
    /// Returns the string for a key, or `nil` if there is none.
    func text(_ key: String) -> String?
    /// Returns the value for a key that all objects created from the same description share, or `nil` if
    /// there is none.
    func shared<Value>(_ key: String) -> Value?
    /// Returns the value or the object for a key, or `nil` if there is none. Creates the object if
    /// necessary.
    func anyObject(_ key: String) -> Any?
}

/// The conversion of coders to value coders, which the module that defines the coder of nibs installs.
///
/// Casting each coder to the protocol is about twenty times as slow as casting it to the class.
package enum ValueCoderConversion {
    private final class Conversion: Sendable {
        let convert: @Sendable (NSCoder) -> (any ValueCoder)?

        init(_ convert: @escaping @Sendable (NSCoder) -> (any ValueCoder)?) {
            self.convert = convert
        }
    }

    private static let installed = AtomicLazyReference<Conversion>()

    /// Installs the conversion. Later calls have no effect.
    package static func install(_ convert: @escaping @Sendable (NSCoder) -> (any ValueCoder)?) {
        _ = installed.storeIfNil(Conversion(convert))
    }

    fileprivate static func valueCoder(_ coder: NSCoder) -> (any ValueCoder)? {
        installed.load()?.convert(coder)
    }
}

extension NSCoder {
    /// The coder itself if it is a value coder, otherwise `nil`.
    var valueCoder: (any ValueCoder)? { ValueCoderConversion.valueCoder(self) }
}
