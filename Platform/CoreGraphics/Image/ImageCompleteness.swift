/// A check for truncated image files, which gdk-pixbuf accepts and fills up.
package enum ImageCompleteness {
    /// Returns false for PNG and JPEG files without an end marker. Other formats count as complete.
    package static func isComplete(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return isCompletePNG(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return isCompleteJPEG(bytes) }
        return true
    }

    /// Follows the chunks (length, name, data, checksum) to the one named IEND.
    private static func isCompletePNG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
            if bytes[(offset + 4)..<(offset + 8)].elementsEqual("IEND".utf8) { return true }
            offset += 12 + length
        }
        return false
    }

    /// Follows the segments to the first scan, then searches for the end marker.
    private static func isCompleteJPEG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var offset = 2
        while offset + 4 <= bytes.count {
            guard bytes[offset] == 0xFF else { return true }  // Left to the decoder.
            let marker = bytes[offset + 1]
            if marker == 0xFF {
                offset += 1
                continue
            }
            if marker == 0xDA {
                // In a scan, 0xFF is followed by 0 or by a marker. Usually nothing follows the end marker.
                for next in stride(from: bytes.count - 2, to: offset, by: -1)
                where bytes[next] == 0xFF && bytes[next + 1] == 0xD9 {
                    return true
                }
                return false
            }
            offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
        }
        return false
    }
}
