import Foundation

/// The structure of an image file with several frames, read without decoding them.
package struct ImageFrames: Sendable, Equatable {
    /// The durations of the frames, in seconds, as the file has them.
    package private(set) var delays: [TimeInterval] = []
    /// The number of times that the animation is shown, or 0 for endlessly. `nil` if the file does not tell.
    package private(set) var loopCount: Int?
    /// Whether the end of the file was reached.
    package private(set) var isComplete = true
    /// Whether each frame of a GIF file begins inside the image. The decoder of gdk-pixbuf 2.42 writes outside its memory when it
    /// removes another frame.
    package private(set) var framesBeginInside = true

    /// Reads the structure of a GIF or WebP file. Other files, and damaged ones, have no frames.
    package init(of data: Data) {
        let bytes = [UInt8](data)
        switch bytes.withUnsafeBytes({ ImageFormat(of: $0) }) {
        case .gif: readGIF(bytes)
        case .webp: readWebP(bytes)
        default: break
        }
    }

    /// Reads the blocks of a GIF file (GIF89a specification, sections 18 to 26).
    private mutating func readGIF(_ bytes: [UInt8]) {
        isComplete = false
        guard bytes.count > 13 else { return }
        func number(_ position: Int) -> Int { Int(bytes[position]) | Int(bytes[position + 1]) << 8 }
        var position = 13 + Self.colorTableSize(bytes[10])
        var delay: TimeInterval = 0
        while position < bytes.count {
            switch bytes[position] {
            case 0x21 where position + 1 < bytes.count:  // an extension
                let label = bytes[position + 1]
                let block = position + 2
                if label == 0xF9, block + 4 < bytes.count {
                    delay = Double(number(block + 2)) / 100
                } else if label == 0xFF, block + 15 < bytes.count, bytes[block] == 11,
                    bytes[block + 1..<block + 12].elementsEqual("NETSCAPE2.0".utf8), bytes[block + 13] == 1
                {
                    loopCount = number(block + 14)
                }
                position = Self.endOfSubblocks(bytes, from: block)
            case 0x2C where position + 9 < bytes.count:  // an image
                delays.append(delay)
                delay = 0
                if number(position + 1) >= number(6) || number(position + 3) >= number(8) { framesBeginInside = false }
                position = Self.endOfSubblocks(
                    bytes, from: position + 10 + Self.colorTableSize(bytes[position + 9]) + 1)
            case 0x3B:  // the trailer
                isComplete = true
                return
            default: position += 1  // Decoders ignore bytes between blocks.
            }
        }
    }

    private static func colorTableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    private static func endOfSubblocks(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start
        while position < bytes.count, bytes[position] != 0 { position += Int(bytes[position]) + 1 }
        return position + 1
    }

    /// Reads the chunks of a WebP file (WebP container specification, sections "Extended File Format" and "Animation").
    private mutating func readWebP(_ bytes: [UInt8]) {
        func number(_ position: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        }
        var position = 12
        while position + 8 <= bytes.count {
            let (size, start) = (number(position + 4, 4), position + 8)
            let isWhole = size <= bytes.count - start
            if bytes[position..<position + 4].elementsEqual("ANIM".utf8), isWhole, size >= 6 {
                loopCount = number(start + 4, 2)
            } else if bytes[position..<position + 4].elementsEqual("ANMF".utf8), isWhole, size >= 16 {
                delays.append(Double(number(start + 12, 3)) / 1000)
            }
            guard isWhole else {
                isComplete = false
                return
            }
            position = start + size + size % 2
        }
    }
}
