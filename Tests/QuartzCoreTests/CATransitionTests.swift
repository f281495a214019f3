import Testing

@testable import QuartzCore

private let white = Pixel(red: 255, green: 255, blue: 255)
private let red = Pixel(red: 255, green: 0, blue: 0)
private let blue = Pixel(red: 0, green: 0, blue: 255)

@MainActor
@Suite("CATransition", .serialized)
struct CATransitionTests {
    private func transition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        return transition
    }

    /// Shows a red layer that becomes blue with a transition, at half its duration.
    private func half(
        _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, addsFirst: Bool = true
    ) -> (Stage, CALayer) {
        let stage = Stage()
        let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        let sublayer = stage.add(layer.bounds, .red, to: layer)
        stage.render()
        if addsFirst { layer.add(transition(type, subtype), forKey: "any") }
        stage.change {
            sublayer.removeFromSuperlayer()
            layer.backgroundColor = .blue
        }
        if !addsFirst { layer.add(transition(type, subtype), forKey: nil) }
        stage.render()
        stage.render(at: 100.5)
        return (stage, layer)
    }

    @Test("a fade dissolves the old appearance into the new one and stays opaque", arguments: [true, false])
    func fade(addsFirst: Bool) {
        let (stage, layer) = half(.fade, addsFirst: addsFirst)
        let pixel = stage.pixel(5, 5)
        #expect(abs(Int(pixel.red) - 128) <= 2 && pixel.green <= 2 && abs(Int(pixel.blue) - 128) <= 2)
        #expect(layer.animationKeys() == [kCATransition])
        stage.render(at: 101)
        #expect(stage.pixel(5, 5) == blue && layer.animationKeys() == nil)
        #expect(!stage.renderer.needsFrame(stage.root))
    }

    @Test("a push moves both appearances in its direction, within the layer", arguments: [true, false])
    func push(addsFirst: Bool) {
        var stage = half(.push, .fromRight, addsFirst: addsFirst).0
        #expect(stage.pixel(2, 5) == red && stage.pixel(7, 5) == blue && stage.pixel(12, 5) == white)
        stage = half(.push, .fromLeft, addsFirst: addsFirst).0
        #expect(stage.pixel(2, 5) == blue && stage.pixel(7, 5) == red)
        stage = half(.push, .fromTop, addsFirst: addsFirst).0
        #expect(stage.pixel(5, 2) == red && stage.pixel(5, 7) == blue && stage.pixel(5, 12) == white)
        stage = half(.push, .fromBottom, addsFirst: addsFirst).0
        #expect(stage.pixel(5, 2) == blue && stage.pixel(5, 7) == red)
    }

    @Test("the new appearance moves in over the old one, or is revealed below it")
    func moveInAndReveal() {
        let marked = Stage()
        let layer = marked.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        marked.add(CGRect(x: 0, y: 0, width: 10, height: 2), .white, to: layer)
        marked.render()
        layer.add(transition(.moveIn, .fromTop), forKey: nil)
        marked.change { layer.backgroundColor = .blue }
        marked.render(at: 100.5)
        // The old mark is in place, the new one below the middle.
        #expect(marked.pixel(5, 1) == white && marked.pixel(5, 3) == red)
        #expect(marked.pixel(5, 6) == white && marked.pixel(5, 8) == blue)
        marked.render(at: 101)
        layer.add(transition(.reveal, .fromBottom), forKey: nil)
        marked.change { layer.backgroundColor = .red }
        marked.render(at: 101.5)
        #expect(marked.pixel(5, 1) == white && marked.pixel(5, 3) == red)
        #expect(marked.pixel(5, 6) == white && marked.pixel(5, 8) == blue)
    }

    @Test("a transition can begin and end in between, and a layer that was not visible fades in")
    func progress() {
        let stage = Stage()
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        layer.backgroundColor = .red
        let fade = transition(.fade)
        fade.startProgress = 0.5
        layer.add(fade, forKey: nil)
        stage.root.addSublayer(layer)
        stage.render()
        #expect(abs(Int(stage.pixel(5, 5).green) - 128) <= 2)
        stage.render(at: 100.5)
        #expect(abs(Int(stage.pixel(5, 5).green) - 64) <= 2)
    }

    @Test("`render(in:)` draws the new appearance, and removing the transition shows it")
    func final() throws {
        let (stage, layer) = half(.push)
        let context = CGContext(width: 10, height: 10, scale: 1, opaque: false)
        layer.render(in: context)
        #expect(try #require(context.makeImage()).pixel(2, 5) == blue)
        layer.removeAllAnimations()
        stage.render()
        #expect(stage.pixel(2, 5) == blue)
    }

    @Test("a page rolls up over a cylinder from the bottom, with its back on top")
    func pageGeometry() {
        let flat = PageCurl(height: 100, progress: 0)
        #expect(flat.row(at: 0.5) == .init(source: 0.5, showsBack: false) && flat.row(at: 99.5)?.showsBack == false)
        let half = PageCurl(height: 100, progress: 0.5)
        // The radius is 8 and the fold at 46: 54 pixels are beyond it, of which 25.1 lie on the cylinder.
        #expect(half.radius == 8 && half.fold == 46)
        #expect(half.row(at: 10) == .init(source: 10, showsBack: false))
        #expect(abs((half.flapEnd ?? 0) - 17.13) < 0.01)
        #expect(half.row(at: 17)?.showsBack == false && half.row(at: 18)?.showsBack == true)
        #expect(abs((half.row(at: 46)?.source ?? 0) - 71.13) < 0.01 && half.row(at: 54.5) == nil)
        // The page casts no shadow on itself while it is flat, and while its end is on the cylinder.
        let begun = PageCurl(height: 100, progress: 0.1)
        #expect((0..<100).allSatisfy { flat.shadow(at: CGFloat($0) + 0.5) == 0 })
        #expect(begun.shadow(at: begun.fold - 1) == 0)
        let gone = PageCurl(height: 100, progress: 1)
        #expect((0..<100).allSatisfy { gone.row(at: CGFloat($0) + 0.5) == nil })
    }

    @Test("the old page rolls up over the new one, and the new page down over the old one")
    func pageCurl() {
        var stage = half(.pageCurl).0
        // The fold is at 3, the radius 4: nothing of the page is below 7.
        #expect(stage.pixel(5, 9).red == 0 && stage.pixel(5, 9).blue > 150)
        #expect(stage.pixel(5, 4).red > 150 && stage.pixel(5, 4).blue == 0)
        #expect(stage.pixel(5, 12) == white)
        stage.render(at: 101)
        #expect(stage.pixel(5, 2) == blue)
        stage = half(.pageUnCurl).0
        #expect(stage.pixel(5, 9).red > 150 && stage.pixel(5, 9).blue == 0)
        stage.render(at: 101)
        #expect(stage.pixel(5, 9) == blue)
    }
}
