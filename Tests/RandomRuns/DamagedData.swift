import Foundation

extension Data {
    /// Returns the data with one to eight random changes: bits are flipped, bytes and numbers are replaced by extreme values, and
    /// ranges are removed, repeated or moved.
    package func damaged(using numbers: inout SeededGenerator) -> Data {
        var bytes = [UInt8](self)
        for _ in 0..<Int.random(in: 1...8, using: &numbers) where !bytes.isEmpty {
            let position = Int.random(in: bytes.indices, using: &numbers)
            let end = Swift.min(bytes.count, position + Int.random(in: 1...32, using: &numbers))
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0, 1: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            case 2: bytes[position] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &numbers) ?? 0
            case 3:
                let extreme: [UInt8] = [0, 0x7F, 0x80, 0xFF]
                for index in position..<Swift.min(bytes.count, position + 4) {
                    bytes[index] = extreme.randomElement(using: &numbers) ?? 0
                }
            case 4: bytes.removeSubrange(position..<end)
            case 5: bytes.insert(contentsOf: bytes[position..<end], at: position)
            case 6:
                let piece = bytes[position..<end]
                bytes.removeSubrange(position..<end)
                bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &numbers))
            default: if Int.random(in: 0..<4, using: &numbers) == 0 { bytes.removeSubrange(position...) }
            }
        }
        return Data(bytes)
    }
}
