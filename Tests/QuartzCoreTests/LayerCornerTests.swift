import Testing

@testable import QuartzCore

@MainActor
@Suite("Corners and backdrops", .serialized)
struct LayerCornerTests {
    private func stage(_ corners: CACornerMask, _ curve: CALayerCornerCurve, height: CGFloat = 80) -> Stage {
        let stage = Stage(width: 80, height: 80)
        stage.change {
            let layer = stage.add(CGRect(x: 0, y: 0, width: 80, height: height), .black)
            layer.cornerRadius = 20
            layer.maskedCorners = corners
            layer.cornerCurve = curve
        }
        stage.render()
        return stage
    }

    /// The pixels of the square of 32 points in the top-left corner.
    private func topLeft(_ stage: Stage) -> [UInt8] {
        (0..<32).flatMap { y in (0..<32).map { x in stage.pixel(x, y).red } }
    }

    @Test("a corner of continuous curvature looks the same whichever other corners are rounded")
    func partialCorners() {
        let all = topLeft(stage(.all, .continuous))
        #expect(topLeft(stage([.layerMinXMinYCorner], .continuous)) == all)
        #expect(topLeft(stage([.layerMinXMinYCorner, .layerMaxXMinYCorner], .continuous)) == all)
        #expect(topLeft(stage([.layerMinXMinYCorner, .layerMaxXMinYCorner], .circular)) != all)
    }

    @Test("only the masked corners are rounded")
    func mask() {
        let stage = stage([.layerMaxXMinYCorner, .layerMinXMaxYCorner], .continuous)
        #expect(stage.pixel(0, 0).red == 0 && stage.pixel(79, 79).red == 0)
        #expect(stage.pixel(79, 0).red == 255 && stage.pixel(0, 79).red == 255)
    }

    @Test("a corner of continuous curvature needs one and a half radii of each edge, and is circular otherwise")
    func lowLayer() {
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(topLeft(stage(top, .continuous, height: 32)) != topLeft(stage(top, .circular, height: 32)))
        // Two corners beside each other do not fit, so the quarter circles do.
        #expect(topLeft(stage(.all, .continuous, height: 50)) == topLeft(stage(.all, .circular, height: 50)))
    }

    @Test("a backdrop that fades in blurs what is behind it")
    func fadingBackdrop() {
        let stage = Stage(width: 40, height: 20)
        stage.change {
            stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
            let blur = stage.add(CGRect(x: 0, y: 0, width: 40, height: 20), nil)
            blur.backdrop = LayerBackdrop(radius: 4, saturation: 1, tint: .clear)
            blur.opacity = 0.5
        }
        stage.render()
        // Half of the sharp edge and half of the blurred one, which is gray on both sides.
        #expect((20...110).contains(stage.pixel(19, 10).red))
        #expect((145...235).contains(stage.pixel(20, 10).red))
    }
}
