/// The image formats that are decoded. The raw values are gdk-pixbuf's names of their decoders.
package enum ImageFormat: String, CaseIterable {
    case png
    case jpeg
    case gif
    case webp
    case bmp
    case tiff
    case ico
    case svg

    /// The format that the beginning of the data identifies, or `nil` if it is none of these.
    package init?(of bytes: UnsafeRawBufferPointer) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            self = .jpeg
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if bytes.starts(with: "BM".utf8) {
            self = .bmp
        } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if bytes.starts(with: [0, 0, 1, 0]) {
            self = .ico
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Returns whether the data is text with an `svg` element near its beginning.
    private static func isSVG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // Comments and a document type may precede the element.
        let beginning = bytes.prefix(4096)
        guard beginning.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
        return String(decoding: beginning, as: UTF8.self).contains("<svg")
    }
}
