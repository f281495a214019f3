import CoreFoundationTypes
import Foundation

/// Bytes in memory or in a file from which images are created.
public final class CGDataProvider: @unchecked Sendable {
    private let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    /// Creates a provider of the bytes of a data object.
    public convenience init?(data: CFData) {
        self.init(data as Data)
    }

    /// Creates a provider of the contents of a file, which is read immediately. Returns `nil` if it cannot be read.
    public convenience init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        self.init(bytes)
    }

    /// Creates a provider of the contents of the file at a path, which is read immediately. Returns `nil` if it cannot be
    /// read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        guard let bytes = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        self.init(bytes)
    }

    /// Creates a provider of `size` bytes of memory.
    ///
    /// - Parameters:
    ///   - info: A value for `releaseData`.
    ///   - data: The memory, which is copied.
    ///   - size: The number of bytes.
    ///   - releaseData: A function that releases the memory. It is called before the initializer returns.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        let bytes = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.init(bytes)
    }

    /// The bytes.
    public var data: CFData? { bytes as NSData }
}
