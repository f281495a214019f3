import Foundation

/// The message of a log entry, which is created by a string literal.
///
/// Interpolated values are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let interpolation: OSLogInterpolation

    /// Creates a message from a string interpolation.
    public init(stringInterpolation: OSLogInterpolation) {
        interpolation = stringInterpolation
    }

    /// Creates a message without values.
    public init(stringLiteral value: String) {
        var interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
        self.interpolation = interpolation
    }

    /// Returns the message with its values, of which private ones are redacted.
    func text(showsPrivateValues: Bool) -> String {
        interpolation.parts.map { $0(showsPrivateValues) }.joined()
    }
}

/// The literal text and the values of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// The closures that create the text of the parts. Their parameter is whether private values are written.
    private(set) var parts: [(Bool) -> String] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends literal text, which is never redacted.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append { _ in literal } }
    }

    private mutating func append(
        _ text: @escaping () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy, isScalar: Bool
    ) {
        parts.append { showsPrivateValues in
            privacy.apply(
                to: align.apply(to: text()), isScalar: isScalar, showsPrivateValues: showsPrivateValues)
        }
    }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(argumentString, align: align, privacy: privacy, isScalar: false)
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ value().description }, align: align, privacy: privacy, isScalar: false)
    }

    /// Appends the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append({ String(describing: value()) }, align: align, privacy: privacy, isScalar: false)
    }

    /// Appends the description of an object, or `(null)`.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        append({ argumentObject()?.description ?? "(null)" }, privacy: privacy, isScalar: false)
    }

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(of: number()) }, align: align, privacy: privacy, isScalar: true)
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(of: number()) }, align: align, privacy: privacy, isScalar: true)
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(of: Double(number())) }, align: align, privacy: privacy, isScalar: true)
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append({ format.text(of: Double(number())) }, align: align, privacy: privacy, isScalar: true)
    }

    /// Appends a Boolean value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        append(
            {
                switch format {
                case .truth: boolean() ? "true" : "false"
                case .answer: boolean() ? "YES" : "NO"
                }
            }, privacy: privacy, isScalar: true)
    }

    /// Appends an address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) {
        append({ String(describing: pointer()) }, privacy: privacy, isScalar: true)
    }
}
