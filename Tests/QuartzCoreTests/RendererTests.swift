import Testing

@testable import QuartzCore

/// A small screen with a layer tree.
@MainActor
final class Stage {
    let root = CALayer()
    let frame: FrameBuffer
    let renderer: Renderer
    let width: Int
    let height: Int
    let scale: CGFloat
    var time: CFTimeInterval = 100

    init(
        width: Int = 20, height: Int = 20, scale: CGFloat = 1, smallestSparseArea: Int = .max,
        smallestPlaneArea: Int = .max, hasSpareRows: Bool = true
    ) {
        DisplayClock.startManually(at: 100)
        self.width = Int(CGFloat(width) * scale)
        self.height = Int(CGFloat(height) * scale)
        self.scale = scale
        frame = FrameBuffer(
            width: self.width, height: self.height, rowCount: hasSpareRows ? nil : self.height)
        renderer = Renderer(
            scale: scale, smallestSparseArea: smallestSparseArea, smallestPlaneArea: smallestPlaneArea)
        root.frame = CGRect(x: 0, y: 0, width: width, height: height)
        root.backgroundColor = .white
    }

    @discardableResult
    func render(at time: CFTimeInterval? = nil) -> [PixelRect] { renderFrame(at: time).rects }

    @discardableResult
    func renderFrame(at time: CFTimeInterval? = nil, usesPlanes: Bool = false) -> FrameChanges {
        if let time {
            DisplayClock.advance(to: time)
            AnimationTimeline.advance(to: time)
        }
        CATransaction.flush()
        root.displayTree()
        return renderer.render(root, into: frame, time: DisplayClock.now, usesPlanes: usesPlanes)
    }

    /// Changes layers without implicit animations.
    func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    func pixel(_ x: Int, _ y: Int) -> Pixel {
        guard let image = frame.context.makeImage() else { return Pixel(red: 1, green: 2, blue: 3) }
        return image.pixel(x, y)
    }

    @discardableResult
    func add(_ frame: CGRect, _ color: CGColor?, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }
}

extension CGColor {
    static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let blue = Pixel(red: 0, green: 0, blue: 255)

@MainActor
@Suite("Renderer", .serialized)
struct RendererTests {
    @Test("a frame without changes draws nothing")
    func drawsNothingWhenNothingChanged() {
        let stage = Stage()
        #expect(stage.render() == [PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 20)])
        #expect(!stage.renderer.needsFrame(stage.root))
        #expect(stage.render().isEmpty)
    }

    @Test("a moved layer damages only its old and new rectangles")
    func movingDamagesBothPlaces() {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 1, y: 1, width: 3, height: 3), .red)
        stage.render()
        stage.change { layer.position.x += 10 }
        let damage = stage.render()
        #expect(Set(damage.map(\.minX)) == [1, 11])
        #expect(damage.allSatisfy { $0.width == 3 && $0.height == 3 })
        #expect(stage.pixel(2, 2) == white)
        #expect(stage.pixel(12, 2) == red)
    }

    @Test("removed and hidden layers are erased")
    func leavingIsDrawnOver() {
        let stage = Stage()
        let first = stage.add(CGRect(x: 1, y: 1, width: 3, height: 3), .red)
        let second = stage.add(CGRect(x: 10, y: 10, width: 3, height: 3), .blue)
        stage.render()
        first.removeFromSuperlayer()
        stage.change { second.isHidden = true }
        stage.render()
        #expect(stage.pixel(2, 2) == white)
        #expect(stage.pixel(11, 11) == white)
    }

    @Test("sublayers are clipped only by layers that mask to their bounds")
    func masking() {
        for masks in [true, false] {
            let stage = Stage()
            let parent = stage.add(CGRect(x: 2, y: 2, width: 4, height: 4), nil)
            parent.masksToBounds = masks
            stage.add(CGRect(x: 0, y: 0, width: 10, height: 2), .red, to: parent)
            stage.render()
            #expect(stage.pixel(3, 3) == red)
            #expect(stage.pixel(9, 3) == (masks ? white : red))
        }
    }

    @Test("changing the origin of the bounds scrolls the sublayers")
    func scrolling() {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 20, height: 10), nil)
        parent.masksToBounds = true
        stage.add(CGRect(x: 0, y: 12, width: 20, height: 2), .red, to: parent)
        stage.render()
        #expect(stage.pixel(5, 5) == white)
        stage.change { parent.bounds.origin.y = 8 }
        let damage = stage.render()
        #expect(damage == [PixelRect(minX: 0, minY: 4, maxX: 20, maxY: 6)])
        #expect(stage.pixel(5, 5) == red)
    }

    @Test("the opacity applies to a layer and its sublayers as one image")
    func groupOpacity() {
        let stage = Stage()
        let parent = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
        stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red, to: parent)
        parent.opacity = 0.5
        stage.render()
        let pixel = stage.pixel(5, 5)
        #expect(pixel.red == 255)
        #expect(abs(Int(pixel.green) - 128) <= 1 && abs(Int(pixel.blue) - 128) <= 1)
    }

    @Test("a layer with a greater zPosition is in front of one that was added later")
    func zPosition() {
        let stage = Stage()
        let first = stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .red)
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), .blue)
        first.zPosition = 1
        stage.render()
        #expect(stage.pixel(2, 2) == red)
    }

    @Test("a cached raster equals the drawn layer when the layer moves, changes, or is partly off the screen")
    func keptPictures() {
        for keeps in [false, true] {
            let stage = Stage(scale: 2)
            let parent = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), nil)
            parent.masksToBounds = true
            let row = stage.add(CGRect(x: 0, y: 16, width: 20, height: 8), .white, to: parent)
            row.cachesRaster = keeps
            let mark = stage.add(CGRect(x: 1, y: 5, width: 2, height: 2), .red, to: row)
            stage.render()
            stage.change { parent.bounds.origin.y = 4 }
            stage.render()
            #expect(stage.pixel(3, 35) == red, "keeps: \(keeps)")
            stage.change { mark.backgroundColor = .blue }
            stage.render()
            #expect(stage.pixel(3, 35) == blue, "keeps: \(keeps)")
            stage.change { mark.position.x += 10 }
            stage.render()
            #expect(stage.pixel(3, 35) == white, "keeps: \(keeps)")
            #expect(stage.pixel(23, 35) == blue, "keeps: \(keeps)")
        }
    }

    @Test("a cached raster is not redrawn when its layer only moves")
    func keptPicturesAreKept() {
        let stage = Stage()
        let row = stage.add(CGRect(x: 0, y: 0, width: 20, height: 5), .white)
        row.cachesRaster = true
        let drawing = CountingDrawing()
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), nil, to: row).contents = drawing
        stage.render()
        for _ in 0..<5 {
            stage.change { row.position.y += 1 }
            stage.render()
        }
        #expect(drawing.count == 2)  // the first frame, and the raster, which is made for the second one
    }

    @Test("a row that scrolls into view by parts keeps no raster when it is complete")
    func partsWithoutRaster() {
        let stage = Stage()
        let list = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .white)
        list.masksToBounds = true
        let rows = (0..<12).map { index in
            let row = stage.add(CGRect(x: 0, y: index * 5, width: 20, height: 5), .white, to: list)
            row.cachesRaster = true
            return row
        }
        stage.render()
        for _ in 0..<20 {
            stage.change { list.bounds.origin.y += 2 }
            stage.render()
        }
        #expect(rows.allSatisfy { $0.record.rasterCache == nil })
    }

    @Test("a large layer that fades is drawn once more, into a raster that ends with the fade")
    func fade() {
        let stage = Stage(width: 300, height: 300)
        let screen = stage.add(CGRect(x: 0, y: 0, width: 300, height: 300), .red)
        let drawing = CountingDrawing()
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), nil, to: screen).contents = drawing
        for step in 1...8 {
            stage.change { screen.opacity = 1 - Float(step) / 10 }
            stage.render()
            #expect(abs(Int(stage.pixel(20, 20).green) - step * 255 / 10) <= 1)
        }
        #expect(drawing.count == 2)
        stage.change { screen.sublayers?.first?.contents = nil }
        stage.render()
        stage.change { screen.backgroundColor = .blue }
        stage.render()
        #expect(abs(Int(stage.pixel(20, 20).red) - 204) <= 1)
        stage.change { screen.opacity = 0.3 }
        stage.render()
        #expect(screen.record.rasterCache != nil)
        stage.change { screen.opacity = 1 }
        stage.render()
        #expect(screen.record.rasterCache == nil && stage.pixel(20, 20).blue == 255)
    }

    @Test("a rasterized layer is drawn from its bitmap, and again by itself afterwards")
    func rasterized() {
        let stage = Stage()
        let card = stage.add(CGRect(x: 0, y: 0, width: 20, height: 5), .white)
        let drawing = CountingDrawing()
        stage.add(CGRect(x: 0, y: 0, width: 5, height: 5), nil, to: card).contents = drawing
        card.shouldRasterize = true
        card.rasterizationScale = 2
        for _ in 0..<5 {
            stage.change { card.position.y += 1 }
            stage.render()
        }
        #expect(drawing.count == 1)
        stage.change { card.shouldRasterize = false }
        for _ in 0..<3 {
            stage.change { card.position.y += 1 }
            stage.render()
        }
        #expect(drawing.count >= 4 && !card.cachesRaster)
        card.cachesRaster = true
        card.shouldRasterize = true
        card.shouldRasterize = false
        #expect(card.cachesRaster)
    }

    @Test("a rasterized layer with fewer pixels than the screen is blurred")
    func rasterizationScale() {
        let (black, white) = (Pixel(red: 0, green: 0, blue: 0), Pixel(red: 255, green: 255, blue: 255))
        let stage = Stage(width: 10, height: 10, scale: 2)
        let card = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
        // Its edge is at pixel 5, in the middle of a pixel of the bitmap.
        stage.add(CGRect(x: 0, y: 0, width: 2.5, height: 10), CGColor(red: 0, green: 0, blue: 0, alpha: 1), to: card)
        stage.render()
        #expect(stage.pixel(4, 9) == black && stage.pixel(5, 9) == white)
        stage.change { card.shouldRasterize = true }
        stage.render()
        let edge = stage.pixel(4, 9)
        #expect(edge != black && edge != white)
        #expect(stage.pixel(0, 9) == black && stage.pixel(19, 9) == white)
        stage.change { card.rasterizationScale = 2 }
        stage.render()
        #expect(stage.pixel(4, 9) == black && stage.pixel(5, 9) == white)
    }

    @Test("content behind rounded corners is visible, also if a sublayer fills them")
    func roundedCorners() {
        let stage = Stage()
        let card = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
        card.cornerRadius = 8
        card.masksToBounds = true
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: card)
        stage.render()
        #expect(stage.pixel(0, 0) == white)
        #expect(stage.pixel(10, 10) == red)
        card.maskedCorners = [.layerMaxXMinYCorner]
        stage.render()
        #expect(stage.pixel(0, 0) == red)
        #expect(stage.pixel(19, 0) == white)
    }

    @Test("a cached raster is redrawn when an animation changes more than the position")
    func keptPicturesFollowAnimations() {
        let stage = Stage()
        let row = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
        row.cachesRaster = true
        row.masksToBounds = true
        stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red, to: row)
        stage.render()
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        animation.fromValue = CGFloat(0)
        animation.duration = 1
        stage.change { row.cornerRadius = 8 }
        row.add(animation, forKey: "cornerRadius")
        stage.render(at: 100)
        #expect(stage.pixel(0, 0) == red)
        stage.render(at: 102)
        #expect(stage.pixel(0, 0) == white)
    }
}
