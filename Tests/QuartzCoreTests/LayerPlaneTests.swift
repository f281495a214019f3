import RandomRuns
import Testing

@testable import QuartzCore

@Suite("Layers that are displayed as planes", .serialized) @MainActor
struct LayerPlaneTests {
    private func makeStage() -> Stage { Stage(width: 48, height: 48, smallestPlaneArea: 400) }

    /// Moves a layer by a pixel in several frames.
    private func move(_ layer: CALayer, frames: Int = 4, in stage: Stage) -> FrameChanges {
        stage.renderFrame(usesPlanes: true)
        for _ in 1..<frames {
            stage.change { layer.position.x += 1 }
            stage.renderFrame(usesPlanes: true)
        }
        stage.change { layer.position.x += 1 }
        return stage.renderFrame(usesPlanes: true)
    }

    @Test("a large layer that moves in successive frames is drawn once")
    func movement() {
        let stage = makeStage()
        let drawing = CountingDrawing()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        let inner = stage.add(CGRect(x: 2, y: 2, width: 4, height: 4), nil, to: layer)
        inner.contents = drawing
        _ = move(layer, in: stage)
        let count = drawing.count
        for step in 0..<5 {
            stage.change { layer.position.y += 3 }
            let frame = stage.renderFrame(usesPlanes: true)
            #expect(frame.rects.isEmpty)
            #expect(!frame.isEmpty)
            #expect(frame.planes.map(\.origin.y) == [5 + 3 * step])
        }
        #expect(drawing.count == count)
        // The pixels behind it are those of the root layer.
        #expect(stage.pixel(20, 20) == Pixel(word: 0xFFFF_FFFF))
    }

    @Test("a small layer that moves is drawn into the pixels of the screen")
    func smallLayer() {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 10, height: 10), .red)
        #expect(move(layer, in: stage).planes.isEmpty)
    }

    @Test("a layer that rests is drawn into the pixels of the screen again")
    func rest() {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        #expect(move(layer, in: stage).planes.count == 1)
        #expect(stage.pixel(20, 20) == Pixel(word: 0xFFFF_FFFF))
        #expect(stage.renderFrame(usesPlanes: true).isEmpty)
        DisplayClock.advance(to: DisplayClock.now + 1)
        #expect(stage.renderer.needsFrame(stage.root))
        let frame = stage.renderFrame(usesPlanes: true)
        #expect(frame.planes.isEmpty)
        #expect(!frame.isEmpty)
        #expect(stage.pixel(20, 20) == Pixel(word: 0xFFFF_0000))
    }

    @Test("layers in front of one that moves are in front of it")
    func layersInFront() {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        stage.add(CGRect(x: 0, y: 0, width: 48, height: 4), .blue)
        stage.add(CGRect(x: 0, y: 40, width: 48, height: 4), .blue)
        let frame = move(layer, in: stage)
        // The lower bar does not touch the layer.
        #expect(frame.planes.count == 2)
        #expect(stage.composited(frame)[20 + 3 * 48] == 0xFF00_00FF)
        #expect(stage.composited(frame)[20 + 10 * 48] == 0xFFFF_0000)
    }

    @Test("a backdrop in front of a layer that moves has it behind it")
    func backdropInFront() {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        let bar = stage.add(CGRect(x: 0, y: 0, width: 48, height: 4), nil)
        bar.backdrop = LayerBackdrop(radius: 1, saturation: 1, tint: CGColor(gray: 1, alpha: 0.2))
        #expect(move(layer, in: stage).planes.isEmpty)
        #expect(stage.pixel(20, 20) == Pixel(word: 0xFFFF_0000))
    }

    @Test("a layer with a plane is drawn into another context")
    func renderInContext() throws {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        #expect(move(layer, in: stage).planes.count == 1)
        let context = CGContext(width: 48, height: 48, scale: 1, opaque: true)
        stage.root.render(in: context)
        let image = try #require(context.makeImage())
        #expect(image.pixel(20, 20) == Pixel(word: 0xFFFF_0000))
        stage.change { layer.position.x += 1 }
        let frame = stage.renderFrame(usesPlanes: true)
        #expect(stage.composited(frame)[20 + 20 * 48] == 0xFFFF_0000)
    }

    @Test("all layers are drawn into the pixels of a screen that displays no planes any more")
    func endOfPlanes() {
        let stage = makeStage()
        let layer = stage.add(CGRect(x: 2, y: 2, width: 30, height: 30), .red)
        #expect(move(layer, in: stage).planes.count == 1)
        #expect(stage.renderFrame(usesPlanes: false).planes.isEmpty)
        #expect(stage.pixel(20, 20) == Pixel(word: 0xFFFF_0000))
    }

    @Test("random changes look the same with planes and without")
    func randomChanges() {
        var framesWithPlanes = 0
        repeatRandomly(200) { seed, numbers in
            let stages = [makeStage(), makeStage()]
            var screen = [UInt32](repeating: 0, count: 48 * 48)
            let scenes = stages.map { RandomScene(on: $0) }
            for step in 0..<40 {
                let state = numbers
                for scene in scenes {
                    numbers = state
                    scene.stage.change { scene.changeRandomly(&numbers) }
                }
                let frame = stages[0].renderFrame(usesPlanes: true)
                stages[1].renderFrame()
                if !frame.planes.isEmpty { framesWithPlanes += 1 }
                stages[0].apply(frame, to: &screen)
                let seen = stages[0].composited(frame, over: screen)
                // Each plane adds an error of rounding, as do the edges and the shadow of a group.
                let place = stages[1].firstDifference(from: seen, tolerance: frame.planes.count + 3)
                #expect(place == nil, "TRESTLE_SEED=\(seed), step \(step)")
                if place != nil { return }
            }
        }
        #expect(framesWithPlanes > 200)
    }
}

/// Layers that move, fade and change at random.
@MainActor
private final class RandomScene {
    let stage: Stage
    private var layers: [CALayer] = []
    /// The movements of layers in the current frames.
    private var movements: [(layer: CALayer, x: CGFloat, y: CGFloat, fade: Float)] = []
    private var framesLeft = 0

    init(on stage: Stage) {
        self.stage = stage
        stage.root.masksToBounds = true
    }

    func changeRandomly(_ numbers: inout SeededGenerator) {
        func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &numbers) == 0 }
        if layers.count < 3 || layers.count < 14 && chance(6) { add(&numbers) }
        if framesLeft == 0 { startMovements(&numbers) }
        framesLeft -= 1
        for (layer, x, y, fade) in movements {
            layer.position.x += x
            layer.position.y += y
            layer.opacity = min(1, max(0, layer.opacity + fade))
        }
        guard chance(3), let layer = layers.randomElement(using: &numbers) else { return }
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: layer.backgroundColor = randomColor(&numbers)
        case 1: layer.isHidden.toggle()
        case 2:
            layer.removeFromSuperlayer()
            layers.removeAll { $0.parent == nil || $0.isInside(layer) }
            movements.removeAll { $0.layer.isInside(layer) }
        case 3: layer.bounds.origin.y += 2
        case 4: layer.zPosition = CGFloat(Int.random(in: 0..<3, using: &numbers))
        // Where the corners of a layer clip its sublayers, a pixel depends on the rectangle that is drawn.
        case 5 where layer.cornerRadius == 0: layer.masksToBounds.toggle()
        default: layer.bounds.size.width = CGFloat(Int.random(in: 12...25, using: &numbers) * 2)
        }
    }

    private func startMovements(_ numbers: inout SeededGenerator) {
        framesLeft = Int.random(in: 1...8, using: &numbers)
        movements = layers.shuffled(using: &numbers).prefix(Int.random(in: 0...3, using: &numbers)).map {
            (
                $0, CGFloat(Int.random(in: -2...2, using: &numbers)), CGFloat(Int.random(in: -2...2, using: &numbers)),
                [0, 0, 0.05, -0.05].randomElement(using: &numbers) ?? 0
            )
        }
    }

    private func add(_ numbers: inout SeededGenerator) {
        let parent = layers.randomElement(using: &numbers) ?? stage.root
        func even(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers) * 2) }
        let rect = CGRect(x: even(-5...14), y: even(-5...14), width: even(4...25), height: even(4...25))
        let layer = stage.add(
            rect, randomColor(&numbers), to: Int.random(in: 0..<3, using: &numbers) == 0 ? parent : stage.root)
        if Int.random(in: 0..<6, using: &numbers) == 0 { layer.cornerRadius = 4 }
        if Int.random(in: 0..<10, using: &numbers) == 0 { layer.borderWidth = 2 }
        if Int.random(in: 0..<10, using: &numbers) == 0 { layer.shadowOpacity = 0.4 }
        if Int.random(in: 0..<12, using: &numbers) == 0 { layer.cachesRaster = true }
        if layer.shadowOpacity == 0, Int.random(in: 0..<20, using: &numbers) == 0 {
            layer.backdrop = LayerBackdrop(radius: 2, saturation: 1, tint: CGColor(gray: 1, alpha: 0.3))
        }
        layers.append(layer)
    }

    private func randomColor(_ numbers: inout SeededGenerator) -> CGColor? {
        guard Int.random(in: 0..<5, using: &numbers) > 0 else { return nil }
        func part() -> CGFloat { CGFloat(Int.random(in: 0...5, using: &numbers)) / 5 }
        return CGColor(red: part(), green: part(), blue: part(), alpha: Bool.random(using: &numbers) ? 1 : 0.6)
    }
}

extension Stage {
    /// Applies a frame to the pixels that a graphics processor has, which do not contain planes.
    fileprivate func apply(_ frame: FrameChanges, to screen: inout [UInt32]) {
        if let move = frame.move {
            let old = screen
            let target = move.area.offset(by: move.offset).intersection(move.area)
            for y in target.minY..<max(target.minY, target.maxY) {
                for x in target.minX..<target.maxX {
                    screen[y * width + x] = old[(y - move.offset.y) * width + x - move.offset.x]
                }
            }
        }
        self.frame.context.withDevicePixels { pixels, wordsPerRow in
            for rect in frame.drawn {
                for y in rect.minY..<rect.maxY {
                    for x in rect.minX..<rect.maxX {
                        screen[y * width + x] = pixels[y * wordsPerRow + x] | 0xFF00_0000
                    }
                }
            }
        }
    }

    /// Returns the pixels that a graphics processor composites from those of the screen and the planes.
    fileprivate func composited(_ frame: FrameChanges, over screen: [UInt32]? = nil) -> [UInt32] {
        var result = screen ?? [UInt32](repeating: 0, count: width * height)
        if screen == nil {
            self.frame.context.withDevicePixels { pixels, wordsPerRow in
                for place in result.indices {
                    result[place] = pixels[place / width * wordsPerRow + place % width] | 0xFF00_0000
                }
            }
        }
        for plane in frame.planes {
            plane.picture?.withDevicePixels { pixels, wordsPerRow in
                for y in plane.clip.minY..<max(plane.clip.minY, plane.clip.maxY) {
                    for x in plane.clip.minX..<plane.clip.maxX {
                        let source = pixels[(y - plane.origin.y) * wordsPerRow + x - plane.origin.x]
                        result[y * width + x] = Self.blend(source, over: result[y * width + x], plane.opacity)
                    }
                }
            }
        }
        return result
    }

    private static func blend(_ source: UInt32, over target: UInt32, _ opacity: Float) -> UInt32 {
        let rest = 1 - Float(source >> 24) / 255 * opacity
        return [0, 8, 16, 24].reduce(0) { word, shift in
            let value = Float(source >> shift & 255) * opacity + Float(target >> shift & 255) * rest
            return word | UInt32(value.rounded()) << shift
        }
    }

    /// Returns the first pixel that differs by more than `tolerance` in a channel, or `nil`.
    fileprivate func firstDifference(from other: [UInt32], tolerance: Int) -> (x: Int, y: Int)? {
        var place: (x: Int, y: Int)?
        frame.context.withDevicePixels { pixels, wordsPerRow in
            for index in other.indices where place == nil {
                let own = pixels[index / width * wordsPerRow + index % width]
                for shift: UInt32 in [0, 8, 16]
                where abs(Int(own >> shift & 255) - Int(other[index] >> shift & 255)) > tolerance {
                    place = (index % width, index / width)
                }
            }
        }
        return place
    }
}
