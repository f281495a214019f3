/// Whether a picture's data goes on to its end. gdk-pixbuf takes half a file for a whole one, and fills up what is missing.
enum ImageCompleteness {
    /// False for a PNG or JPEG file that ends before its end mark. Other formats are taken to be whole.
    static func isComplete(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return isCompletePNG(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return isCompleteJPEG(bytes) }
        return true
    }

    /// Goes from chunk to chunk (length, name, data, checksum) to the one called IEND.
    private static func isCompletePNG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var place = 8
        while place + 12 <= bytes.count {
            let length = (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
            if bytes[(place + 4)..<(place + 8)].elementsEqual("IEND".utf8) { return true }
            place += 12 + length
        }
        return false
    }

    /// Goes from segment to segment to the first scan, and looks for the end mark behind it.
    private static func isCompleteJPEG(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var place = 2
        while place + 4 <= bytes.count {
            guard bytes[place] == 0xFF else { return true }  // Not for us to judge.
            let mark = bytes[place + 1]
            if mark == 0xFF {
                place += 1
                continue
            }
            if mark == 0xDA {
                // In a scan, 0xFF is followed by 0 or by a mark.
                for next in place..<(bytes.count - 1) where bytes[next] == 0xFF && bytes[next + 1] == 0xD9 {
                    return true
                }
                return false
            }
            place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
        }
        return false
    }
}
