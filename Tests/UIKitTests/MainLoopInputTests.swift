import Testing

@testable import UIKit

@Suite("Pending input of the main loop")
struct MainLoopInputTests {
    private func touch(_ phase: UITouch.Phase, _ x: CGFloat, id: Int = 0) -> HostEvent {
        .touch(HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: 0), timestamp: 0))
    }

    private func scroll(_ dy: CGFloat, precise: Bool = true, _ phase: HostScroll.Phase = .changed) -> HostEvent {
        .scroll(
            HostScroll(location: .zero, delta: CGVector(dx: 0, dy: dy), isPrecise: precise, phase: phase, timestamp: 0))
    }

    private func describe(_ events: [HostEvent]) -> [String] {
        events.map { event in
            switch event {
            case .touch(let touch): "\(touch.phase) \(touch.id) \(touch.location.x)"
            case .scroll(let scroll): "\(scroll.phase) \(scroll.delta.dy)"
            default: "\(event)"
            }
        }
    }

    @Test("moves of a touch are merged into the last one, and the order of the other events is kept")
    func moves() {
        var input = PendingInput()
        #expect(input.isEmpty && input.isMotionOnly)
        for x in 1...5 { input.add(touch(.moved, CGFloat(x))) }
        #expect(input.isMotionOnly)
        input.add(touch(.moved, 9, id: 1))
        input.add(touch(.moved, 6))
        input.add(touch(.ended, 7))
        #expect(!input.isMotionOnly)
        #expect(describe(input.drain()) == ["moved 0 5.0", "moved 1 9.0", "moved 0 6.0", "ended 0 7.0"])
        #expect(input.isEmpty && input.isMotionOnly)
    }

    @Test("scroll events are added up, but not across the end of a gesture or between wheel and touchpad")
    func scrolls() {
        var input = PendingInput()
        input.add(scroll(0, .began))
        input.add(scroll(3))
        input.add(scroll(4))
        input.add(scroll(0, .ended))
        input.add(scroll(60, precise: false))
        input.add(scroll(60, precise: false))
        #expect(describe(input.drain()) == ["began 0.0", "changed 7.0", "ended 0.0", "changed 120.0"])
    }

    @Test("frames follow the display's interval, and restart it after a pause")
    func pacing() {
        var pacing = FramePacing(framesPerSecond: 50)
        #expect(pacing.isDue(at: 10))
        pacing.recordFrame(at: 10)
        #expect(!pacing.isDue(at: 10.01))
        #expect(pacing.isDue(at: 10.0195))
        pacing.recordFrame(at: 10.0195)
        #expect(abs(pacing.nextFrameTime - 10.04) < 1e-9)
        pacing.recordFrame(at: 10.045)
        #expect(abs(pacing.nextFrameTime - 10.06) < 1e-9)
        pacing.recordFrame(at: 12)
        #expect(abs(pacing.nextFrameTime - 12.02) < 1e-9)
    }

    @Test("window settings come from the environment, and invalid values are rejected with their format")
    func settings() throws {
        let variables = ["TRESTLE_SIZE": "800x600", "TRESTLE_SCALE": "1.5", "TRESTLE_STYLE": "dark"]
        let settings = try WindowSettings { variables[$0] }
        #expect(settings.size == CGSize(width: 800, height: 600))
        #expect(settings.scale == 1.5)
        #expect(settings.style == .dark)
        let plain = try WindowSettings { _ in nil }
        #expect(plain.size == CGSize(width: 390, height: 844) && plain.scale == nil && plain.style == nil)
        for wrong in [
            ["TRESTLE_SIZE": "800"], ["TRESTLE_SIZE": "axb"], ["TRESTLE_SIZE": "1x1"], ["TRESTLE_SCALE": "big"],
            ["TRESTLE_SCALE": "0"], ["TRESTLE_STYLE": "pink"],
        ] {
            #expect(throws: HostError.self) { try WindowSettings { wrong[$0] } }
        }
    }

    @Test(
        "a display that reports only its density has an integral scale",
        arguments: [(96.0 as CGFloat, 1.0 as CGFloat), (166, 1), (192, 2), (330, 3)])
    func density(dotsPerInch: CGFloat, scale: CGFloat) {
        #expect(WindowGeometry.scale(forDotsPerInch: dotsPerInch) == scale)
    }
}
