import Foundation

/// The pixels of a screen, in memory with more rows than the screen has.
///
/// A vertical movement of the pixels changes the row of the memory in which the screen begins, and copies only the rows of
/// the screen that do not move. When the memory ends, the screen is copied to its other end.
@MainActor
package final class FrameBuffer {
    /// A context that draws in pixels, with the origin at the top left. It is another one after a movement.
    package private(set) var context: CGContext
    /// The width of the screen in pixels.
    package let width: Int
    /// The height of the screen in pixels.
    package let height: Int
    /// The row of the memory in which the screen begins.
    package private(set) var firstRow = 0
    private let memory: UnsafeMutableRawPointer
    private let rowCount: Int
    private let bytesPerRow: Int
    /// The memory if it belongs to the buffer.
    private let ownMemory: PixelMemory?

    /// Returns the number of rows in memory for a screen: half of those of the screen more, or 16 MB more if that is less.
    package static func rowCount(width: Int, height: Int) -> Int {
        height + min(height / 2, (16 << 20) / (max(1, width) * 4))
    }

    /// Creates a buffer in memory that must outlive it. The pixels have the format of an opaque `CGContext`.
    ///
    /// - Parameters:
    ///   - memory: The memory.
    ///   - rowCount: The number of rows in the memory, at least `height`.
    ///   - bytesPerRow: The number of bytes from a row to the next one.
    ///   - width: The width in pixels.
    ///   - height: The height of the screen in pixels.
    package convenience init(
        memory: UnsafeMutableRawPointer, rowCount: Int, bytesPerRow: Int, width: Int, height: Int
    ) {
        self.init(memory, rowCount: rowCount, bytesPerRow: bytesPerRow, width: width, height: height, ownMemory: nil)
    }

    /// Creates a black screen.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - rowCount: The number of rows in memory, or `nil` for the usual one.
    package convenience init(width: Int, height: Int, rowCount: Int? = nil) {
        let rowCount = rowCount ?? Self.rowCount(width: width, height: height)
        let memory = PixelMemory(byteCount: rowCount * width * 4)
        self.init(
            memory.start, rowCount: rowCount, bytesPerRow: width * 4, width: width, height: height, ownMemory: memory)
    }

    private init(
        _ memory: UnsafeMutableRawPointer, rowCount: Int, bytesPerRow: Int, width: Int, height: Int,
        ownMemory: PixelMemory?
    ) {
        self.memory = memory
        self.rowCount = rowCount
        self.bytesPerRow = bytesPerRow
        self.width = width
        self.height = height
        self.ownMemory = ownMemory
        context = CGContext(
            memory: memory, width: width, height: height, bytesPerRow: bytesPerRow, scale: 1, opaque: true)
    }

    /// Moves the pixels of rows by `offset`, as far as they remain in `rows`. The other rows of the screen keep their pixels.
    /// Those that come into view in `rows` have any color.
    ///
    /// - Returns: False if it costs less to copy the pixels of `rows`.
    func move(_ rows: Range<Int>, by offset: Int) -> Bool {
        let isWorthwhile = height - rows.count < rows.count / 2
        guard isWorthwhile, abs(offset) <= min(rowCount - height, rows.count) else { return false }
        context.flush()
        let old = firstRow
        let moved = max(rows.lowerBound, rows.lowerBound + offset)..<min(rows.upperBound, rows.upperBound + offset)
        if (0...rowCount - height).contains(old - offset) {
            firstRow = old - offset
            copy(0..<rows.lowerBound, from: old)
            copy(rows.upperBound..<height, from: old)
        } else {
            firstRow = offset < 0 ? 0 : rowCount - height
            let parts = [
                (0..<rows.lowerBound, old), (moved, old - offset), (rows.upperBound..<height, old),
            ]
            // No row is overwritten before it is copied.
            for (part, first) in firstRow < old ? parts : parts.reversed() { copy(part, from: first) }
        }
        context = CGContext(
            memory: memory + firstRow * bytesPerRow, width: width, height: height, bytesPerRow: bytesPerRow, scale: 1,
            opaque: true)
        return true
    }

    /// Copies rows of the screen from where they are in the memory if the screen begins in another row.
    private func copy(_ rows: Range<Int>, from first: Int) {
        // A row is read before it is overwritten. Copying all rows at once takes as long, but Valgrind counts each byte of it.
        for index in 0..<rows.count {
            let row = firstRow < first ? rows.lowerBound + index : rows.upperBound - 1 - index
            memmove(memory + (firstRow + row) * bytesPerRow, memory + (first + row) * bytesPerRow, bytesPerRow)
        }
    }
}

/// Black pixels in memory.
private final class PixelMemory {
    let start: UnsafeMutableRawPointer

    init(byteCount: Int) {
        start = .allocate(byteCount: byteCount, alignment: 16)
        start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }

    deinit {
        start.deallocate()
    }
}
