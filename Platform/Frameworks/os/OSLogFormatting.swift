import Foundation

/// The alignment of an interpolated value in a column.
public struct OSLogStringAlignment: Sendable {
    private enum Edge {
        case left, right
    }

    private let edge: Edge?
    private let columns: @Sendable () -> Int

    /// No alignment.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(edge: nil, columns: { 0 }) }

    /// Returns the alignment at the left edge of a column with at least a number of characters.
    public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(edge: .left, columns: columns)
    }

    /// Returns the alignment at the right edge of a column with at least a number of characters.
    public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(edge: .right, columns: columns)
    }

    func apply(to text: String) -> String {
        let padding = String(repeating: " ", count: max(0, columns() - text.count))
        return edge == .right ? padding + text : text + padding
    }
}

/// The format of an interpolated integer.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let explicitPositiveSign: Bool
    private let includePrefix: Bool
    private let uppercase: Bool
    private let minimumDigits: @Sendable () -> Int

    private init(
        radix: Int, explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minimumDigits: @escaping @Sendable () -> Int = { 0 }
    ) {
        self.radix = radix
        self.explicitPositiveSign = explicitPositiveSign
        self.includePrefix = includePrefix
        self.uppercase = uppercase
        self.minimumDigits = minimumDigits
    }

    /// The decimal format.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
    /// The hexadecimal format, with lowercase letters and without a prefix.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// The octal format, without a prefix.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// Returns the decimal format.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a sign.
    ///   - minDigits: The minimum number of digits, to which zeros are added.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, explicitPositiveSign: explicitPositiveSign, minimumDigits: minDigits)
    }

    /// Returns the hexadecimal format.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a sign.
    ///   - includePrefix: Whether numbers have the prefix `0x`.
    ///   - uppercase: Whether letters are uppercase.
    ///   - minDigits: The minimum number of digits, to which zeros are added.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix, uppercase: uppercase,
            minimumDigits: minDigits)
    }

    /// Returns the octal format.
    ///
    /// - Parameters:
    ///   - explicitPositiveSign: Whether positive numbers have a sign.
    ///   - includePrefix: Whether numbers have the prefix `0o`.
    ///   - minDigits: The minimum number of digits, to which zeros are added.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false,
        minDigits: @autoclosure @escaping @Sendable () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, explicitPositiveSign: explicitPositiveSign, includePrefix: includePrefix,
            minimumDigits: minDigits)
    }

    func text(of number: some FixedWidthInteger) -> String {
        // In radixes other than 10, negative numbers are written in two's complement, as by `printf`.
        let isNegative = number < 0 && radix == 10
        let digits =
            number < 0 && !isNegative
            ? String(
                UInt64(truncatingIfNeeded: number) & Self.mask(number.bitWidth), radix: radix, uppercase: uppercase)
            : String(number.magnitude, radix: radix, uppercase: uppercase)
        let sign = isNegative ? "-" : explicitPositiveSign ? "+" : ""
        let prefix = includePrefix ? (radix == 16 ? "0x" : radix == 8 ? "0o" : "") : ""
        return sign + prefix + String(repeating: "0", count: max(0, minimumDigits() - digits.count)) + digits
    }

    private static func mask(_ bitWidth: Int) -> UInt64 { bitWidth >= 64 ? .max : (1 << UInt64(bitWidth)) - 1 }
}

/// The format of an interpolated floating-point number.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let explicitPositiveSign: Bool
    private let precision: (@Sendable () -> Int)?

    private init(
        _ conversion: String, explicitPositiveSign: Bool = false, uppercase: Bool = false,
        precision: (@Sendable () -> Int)? = nil
    ) {
        self.conversion = uppercase ? conversion.uppercased() : conversion
        self.explicitPositiveSign = explicitPositiveSign
        self.precision = precision
    }

    /// The format with six digits after the decimal point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// The hexadecimal format.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// The format with an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// The shorter of the fixed and the exponential format.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    /// Returns the format with a number of digits after the decimal point.
    public static func fixed(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            "f", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
    }

    /// Returns the format with an exponent and a number of digits after the decimal point.
    public static func exponential(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            "e", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
    }

    /// Returns the shorter of the fixed and the exponential format with a number of significant digits.
    public static func hybrid(
        precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            "g", explicitPositiveSign: explicitPositiveSign, uppercase: uppercase, precision: precision)
    }

    func text(of number: Double) -> String {
        let sign = explicitPositiveSign ? "+" : ""
        let digits = precision.map { ".\(max(0, min(999, $0())))" } ?? ""
        return String(format: "%\(sign)\(digits)\(conversion)", number)
    }
}

/// The format of an interpolated Boolean value.
public enum OSLogBoolFormat: Sendable {
    /// The words `true` and `false`.
    case truth
    /// The words `YES` and `NO`.
    case answer
}
