import Testing

@testable import QuartzCore

@Suite("Replicator layers")
@MainActor
struct ReplicatorLayerTests {
    private let white = Pixel(red: 255, green: 255, blue: 255)
    private let black = Pixel(red: 0, green: 0, blue: 0)
    private let stage = Stage(width: 40, height: 10)
    private let replicator = CAReplicatorLayer()
    private let dot: CALayer

    init() {
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        stage.root.addSublayer(replicator)
        dot = stage.add(
            CGRect(x: 2, y: 2, width: 6, height: 6), CGColor(red: 1, green: 1, blue: 1, alpha: 1), to: replicator)
        stage.root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    }

    /// The red components in the middle of the four columns.
    private var columns: [UInt8] { [5, 15, 25, 35].map { stage.pixel($0, 5).red } }

    @Test("the sublayers are drawn as often as there are instances, each further on")
    func transform() {
        stage.render()
        #expect(columns == [255, 255, 255, 0])
        #expect(stage.pixel(1, 5) == black && stage.pixel(2, 5) == white && stage.pixel(11, 5) == black)
        stage.change { replicator.instanceCount = 2 }
        stage.render()
        #expect(columns == [255, 255, 0, 0])
        stage.change { replicator.instanceCount = 0 }
        stage.render()
        #expect(columns == [0, 0, 0, 0])
    }

    @Test("instances turn about the center of the layer")
    func rotation() {
        stage.change {
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        }
        stage.render()
        #expect(columns == [255, 0, 0, 255])
    }

    @Test("the colors of instances differ by the offsets")
    func colors() {
        stage.change {
            replicator.instanceColor = CGColor(red: 0.8, green: 1, blue: 1, alpha: 1)
            replicator.instanceRedOffset = -0.2
            replicator.instanceGreenOffset = -0.5
        }
        stage.render()
        #expect(columns == [204, 153, 102, 0])
        #expect(stage.pixel(15, 5).green == 128 && stage.pixel(25, 5).green == 0 && stage.pixel(25, 5).blue == 255)
        stage.change {
            replicator.instanceColor = nil
            (replicator.instanceRedOffset, replicator.instanceGreenOffset) = (0, 0)
            replicator.instanceAlphaOffset = -0.4
        }
        stage.render()
        #expect(columns == [255, 153, 51, 0])
    }

    @Test("animations reach instances with a delay")
    func delay() {
        stage.change { replicator.instanceDelay = 0.25 }
        stage.render(at: 100)
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (1.0, 0.0)
        animation.duration = 1
        animation.repeatCount = .infinity
        dot.add(animation, forKey: nil)
        stage.render(at: 100.75)
        for (column, expected) in zip(columns, [64, 128, 191, 0]) { #expect(abs(Int(column) - expected) <= 2) }
        stage.render(at: 101)
        for (column, expected) in zip(columns, [255, 64, 128, 0]) { #expect(abs(Int(column) - expected) <= 2) }
    }

    @Test("changes of sublayers and movements are drawn as in a new frame")
    func changes() {
        stage.render()
        stage.change { dot.backgroundColor = CGColor(red: 0.4, green: 0, blue: 0, alpha: 1) }
        stage.render()
        #expect(columns == [102, 102, 102, 0])
        stage.change { replicator.position.x += 10 }
        stage.render()
        #expect(columns == [0, 102, 102, 102])
        stage.change { dot.removeFromSuperlayer() }
        stage.render()
        #expect(columns == [0, 0, 0, 0])
    }
}
