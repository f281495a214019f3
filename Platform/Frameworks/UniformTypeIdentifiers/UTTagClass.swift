/// A kind of tag of a type, such as its filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates a kind from its identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Filename extensions, without a period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    public var description: String { rawValue }
}
