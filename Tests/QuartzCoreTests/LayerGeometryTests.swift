import CoreGraphics
import Testing

@testable import QuartzCore

@Suite("Layers that are to stand nowhere")
struct LayerGeometryTests {
    private static func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("stop the program where they are placed, before the layout asks for it for ever")
    func position() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CALayer().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        }
        #expect(Self.message(result).contains("CALayer position contains NaN"))
    }

    @Test("stop the program where their size is no number")
    func size() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        }
        #expect(Self.message(result).contains("CALayer bounds contains NaN"))
    }
}
