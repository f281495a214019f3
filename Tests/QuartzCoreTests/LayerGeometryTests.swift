import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Layers with invalid geometry")
struct LayerGeometryTests {
    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("setting a position with NaN traps")
    func position() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CALayer().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        }
        #expect(Self.message(result).contains("CALayer position contains NaN"))
    }

    @MainActor
    @Test("contents that are too large to be drawn stay empty")
    func tooLarge() {
        final class Drawn: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(bounds) }
        }
        let layer = Drawn()
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.displayAsImage()
        #expect(layer.contents != nil)
        layer.bounds = CGRect(x: 0, y: 0, width: 16_777_216, height: 20)
        layer.displayAsImage()
        #expect(layer.contents == nil)
        layer.bounds = CGRect(x: 0, y: 0, width: 30_000, height: 30_000)
        layer.displayAsImage()
        #expect(layer.contents == nil, "it would take gigabytes")
    }

    @Test("setting bounds with NaN traps")
    func size() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        }
        #expect(Self.message(result).contains("CALayer bounds contains NaN"))
    }
}
