import Foundation
import Testing

/// A window in the fractional scale of a Wayland compositor.
@Suite("The window in a fractional scale", .serialized)
struct FractionalScaleTests {
    @Test(
        "the window is drawn with the pixels of a fractional scale",
        .enabled(if: KWinDisplay.isInstalled, "Fractional scales need KWin: apt-get install kwin-wayland"),
        arguments: [(1.0, 100), (1.25, 125), (1.5, 150), (2.0, 200)])
    func pixels(scale: Double, buttonPixels: Int) throws {
        let display = try KWinDisplay(scale: scale)
        let program = try BuiltProgram(
            "WindowProbe", environment: display.environment.merging(["TRESTLE_SIZE": "400x480"]) { $1 })
        try program.waitForLine("appeared")
        #expect(program.lines.first == "launched 400 480 \(scale) ProbeApplication")
        // The button ends at 100 points, and none of its pixels is a mixture.
        let width = try waitFor("the button", limit: 20) {
            for y in stride(from: 40, to: 1200, by: 40) {
                let red = try (0..<1200).filter { try display.pixel(x: $0, y: y) == 0xFF3B30 }
                if let first = red.first, let last = red.last {
                    let neighbor = try display.pixel(x: last + 1, y: y)
                    if neighbor == 0xFFFFFF, red.count == last - first + 1 { return red.count }
                }
            }
            return Int?.none
        }
        #expect(width == buttonPixels)
    }
}
