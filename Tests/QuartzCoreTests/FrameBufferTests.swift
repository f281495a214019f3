import RandomRuns
import Testing

@testable import QuartzCore

@Suite("The memory of a screen") @MainActor
struct FrameBufferTests {
    @Test("rows move by random distances, and the others keep their pixels")
    func randomMovements() {
        repeatRandomly(200) { seed, numbers in
            let (width, height) = (Int.random(in: 1...4, using: &numbers), Int.random(in: 2...40, using: &numbers))
            let frame = FrameBuffer(width: width, height: height)
            // The colors of the rows, or `nil` where they may have any.
            var colors: [UInt8?] = (0..<height).map { UInt8($0) }
            for (row, color) in colors.enumerated() { frame.fill(row, with: color ?? 0) }
            for step in 0..<40 {
                let bounds = [Int.random(in: 0...height, using: &numbers), Int.random(in: 0...height, using: &numbers)]
                let rows = (bounds.min() ?? 0)..<(bounds.max() ?? 0)
                let offset = Int.random(in: -height...height, using: &numbers)
                guard frame.move(rows, by: offset) else { continue }
                let old = colors
                for row in rows {
                    colors[row] = rows.contains(row - offset) ? old[row - offset] : nil
                }
                let moved = frame.colors
                let differs = (0..<height).contains { row in colors[row] != nil && colors[row] != moved[row] }
                #expect(!differs, "TRESTLE_SEED=\(seed), step \(step): \(rows) by \(offset)")
                for row in rows where colors[row] == nil {
                    colors[row] = UInt8(row + step)
                    frame.fill(row, with: UInt8(row + step))
                }
            }
        }
    }

    @Test("a screen that moves by a few rows is copied only when its memory ends")
    func copiesRarely() {
        let frame = FrameBuffer(width: 2, height: 40)
        var first: [Int] = []
        for _ in 0..<6 where frame.move(0..<40, by: -8) { first.append(frame.firstRow) }
        #expect(first == [8, 16, 0, 8, 16, 0])
        for _ in 0..<3 where frame.move(0..<40, by: 8) { first.append(frame.firstRow) }
        #expect(first.suffix(3) == [20, 12, 4])
    }

    @Test("a small part of a screen is not worth moving the rest")
    func smallPart() {
        let frame = FrameBuffer(width: 2, height: 40)
        #expect(!frame.move(0..<20, by: -1))
        #expect(frame.firstRow == 0)
        #expect(frame.move(2..<38, by: -1))
    }

    @Test("a window's memory is at most half larger than its picture, and at most 16 MB")
    func memory() {
        #expect(FrameBuffer.rowCount(width: 390, height: 844) == 844 + 422)
        #expect(FrameBuffer.rowCount(width: 7680, height: 4320) == 4320 + 546)
    }
}

extension FrameBuffer {
    fileprivate func fill(_ row: Int, with color: UInt8) {
        let gray = CGFloat(color) / 255
        context.fillDevicePixels(
            x: 0, y: row, width: width, height: 1, color: CGColor(red: gray, green: gray, blue: gray, alpha: 1))
    }

    /// The colors of the rows.
    fileprivate var colors: [UInt8] {
        guard let image = context.makeImage() else { return [] }
        return (0..<height).map { image.pixel(width - 1, $0).red }
    }
}
