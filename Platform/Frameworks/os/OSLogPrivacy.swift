/// The visibility of a value in the log.
public struct OSLogPrivacy: Sendable {
    /// The replacement of a redacted value.
    public enum Mask: Sendable {
        /// A hash, by which equal values can be recognized.
        case hash
        /// A text that is the same for all values.
        case none
    }

    private enum Visibility {
        case `public`, `private`, sensitive, automatic
    }

    private let visibility: Visibility
    private let mask: Mask

    /// The visibility that depends on the value's type: numbers and Booleans are visible, text and objects are not.
    public static var auto: OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: .none) }
    /// The visibility of values that are never redacted.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(visibility: .public, mask: .none) }
    /// The visibility of values that are redacted unless private values are enabled.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: .none) }
    /// The visibility of values that are always redacted.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: .none) }

    /// Returns the visibility that depends on the value's type, with a mask for redacted values.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .automatic, mask: mask) }
    /// Returns the visibility of private values, with a mask for redacted ones.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .private, mask: mask) }
    /// Returns the visibility of sensitive values, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(visibility: .sensitive, mask: mask) }

    /// Returns the text of a value in the log.
    ///
    /// - Parameters:
    ///   - text: The value's text.
    ///   - isScalar: Whether the value is a number or a Boolean.
    ///   - showsPrivateValues: Whether private values are written.
    func apply(to text: @autoclosure () -> String, isScalar: Bool, showsPrivateValues: Bool) -> String {
        switch visibility {
        case .public: return text()
        case .automatic where isScalar || showsPrivateValues: return text()
        case .private where showsPrivateValues: return text()
        case .automatic, .private, .sensitive: break
        }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: '\(Self.hash(of: text()))'>"
        }
    }

    /// The first value of hashes, which differs between processes, so that hashes cannot be looked up in a table.
    private static let seed = UInt64.random(in: .min ... .max)

    /// Returns the 64-bit FNV-1a hash of a text.
    private static func hash(of text: String) -> String {
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }

    /// Creates the privacy that the options of a format specifier select, such as `public` or `private, mask.hash`.
    init(formatOptions: [String]) {
        let visibility: Visibility =
            if formatOptions.contains("sensitive") {
                .sensitive
            } else if formatOptions.contains("private") {
                .private
            } else {
                formatOptions.contains("public") ? .public : .automatic
            }
        self.init(visibility: visibility, mask: formatOptions.contains("mask.hash") ? .hash : .none)
    }

    private init(visibility: Visibility, mask: Mask) {
        self.visibility = visibility
        self.mask = mask
    }
}
