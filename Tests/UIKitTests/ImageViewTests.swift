import Testing
import UIKit

@MainActor
@Suite("Image views", .serialized)
struct ImageViewTests {
    private func square(_ side: Int, _ word: UInt32 = 0xFFFF_0000, scale: CGFloat = 1) -> UIImage {
        UIImage(
            cgImage: CGImage(width: side, height: side, opaque: true) { $0.update(repeating: word) }, scale: scale,
            orientation: .up)
    }

    private func contents(_ view: UIImageView) -> CGImage? {
        view.layer.displayIfNeeded()
        return view.layer.contents as? CGImage
    }

    @Test("a view created with an image has the image's size, and without image it has none")
    func sizes() {
        let view = UIImageView(image: square(20, scale: 2))
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
        #expect(!view.isUserInteractionEnabled)
        view.image = nil
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        #expect(contents(view) == nil)
    }

    @Test("the layer shows the image's pixels directly if they need no processing")
    func plain() {
        let image = square(20)
        let view = UIImageView(image: image)
        #expect(contents(view) === image.cgImage && view.layer.contentsScale == 1)
        view.contentMode = .center
        #expect(contents(view) === image.cgImage && view.layer.contentsGravity == .center)
    }

    @Test("a resizable image without caps is tiled in a larger view")
    func tiled() throws {
        let picture = CGImage(width: 20, height: 10, opaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 20 < 10 ? 0xFFFF_0000 : 0xFF00_00FF }
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        view.image = UIImage(cgImage: picture).resizableImage(withCapInsets: .zero)
        let shown = try #require(contents(view))
        let scale = Int(view.layer.contentsScale)
        #expect((0..<6).map { shown.pixel((10 * $0 + 5) * scale, scale).red } == [255, 0, 255, 0, 255, 0])
    }

    @Test("a photograph that is shown smaller is decoded at a fraction of its size", arguments: [false, true])
    func photograph(isTurned: Bool) throws {
        let picture = CGImage(width: 400, height: 200, opaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 400 < 200 ? 0xFFFF_0000 : 0xFF00_00FF }
        }
        let file = try #require(UIImage(data: picture.jpegData(quality: 0.9)))
        let pixels = try #require(file.cgImage)
        let view = UIImageView(image: UIImage(cgImage: pixels, scale: 2, orientation: isTurned ? .right : .up))
        view.contentMode = .scaleAspectFit
        view.frame.size = isTurned ? CGSize(width: 25, height: 50) : CGSize(width: 50, height: 25)
        let shown = try #require(contents(view))
        let (short, long) = (Int(25 * view.layer.contentsScale), Int(50 * view.layer.contentsScale))
        #expect(!pixels.isDecoded && shown.width == (isTurned ? short : long))
        #expect(shown.height == (isTurned ? long : short))
        let first = shown.pixel(isTurned ? short / 2 : 2, isTurned ? 2 : short / 2)
        let last = shown.pixel(isTurned ? short / 2 : long - 3, isTurned ? long - 3 : short / 2)
        #expect(first.red > 240 && first.blue < 15 && last.blue > 240 && last.red < 15)
        view.contentMode = .center
        #expect(contents(view)?.width == (isTurned ? 200 : 400))
    }

    @Test("a large image is scaled down once for all views of the same size")
    func downscaling() {
        let image = square(400)
        let views = (0..<2).map { _ in UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        for view in views {
            view.contentMode = .scaleAspectFit
            view.image = image
        }
        let picture = contents(views[0])
        #expect(picture?.width == Int(20 * views[0].layer.contentsScale) && picture?.height == picture?.width)
        #expect(contents(views[1]) === picture)
        views[0].frame.size = CGSize(width: 80, height: 80)
        #expect(contents(views[0])?.width == Int(80 * views[0].layer.contentsScale))
    }

    @Test("a template image has the tint color, also when it changes or is inherited")
    func tint() {
        let view = UIImageView(image: square(4).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        #expect(contents(view)?.pixel(1, 1) == Pixel(red: 0, green: 255, blue: 0))
        view.tintColor = .blue
        #expect(contents(view)?.pixel(1, 1) == Pixel(red: 0, green: 0, blue: 255))
        let inner = UIImageView(image: square(4).withRenderingMode(.alwaysTemplate))
        let outer = UIView()
        outer.addSubview(inner)
        outer.tintColor = .red
        #expect(contents(inner)?.pixel(1, 1) == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("the highlighted image is shown only while the view is highlighted")
    func highlighted() {
        let (plain, bright) = (square(4), square(4, 0xFF00_FF00))
        let view = UIImageView(image: plain, highlightedImage: bright)
        #expect(contents(view) === plain.cgImage)
        view.isHighlighted = true
        #expect(contents(view) === bright.cgImage)
        view.isHighlighted = false
        #expect(contents(view) === plain.cgImage)
    }

    @Test("a symbol is drawn at its displayed size in the preferred configuration")
    func symbols() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let usual = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.width - usual.width * 2) <= 1)
        view.contentMode = .scaleAspectFit
        view.frame.size = CGSize(width: 100, height: 300)
        #expect(contents(view)?.width == Int(100 * view.layer.contentsScale))
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == usual)
    }

    @Test("directional chevrons are mirrored in right-to-left layouts")
    func rightToLeft() throws {
        let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
        view.tintColor = .black
        let plain = try #require(contents(view))
        view.semanticContentAttribute = .forceRightToLeft
        let flipped = try #require(contents(view))
        let y = plain.height / 2
        let differs = (0..<plain.width).contains { plain.pixel($0, y) != flipped.pixel($0, y) }
        #expect(differs)
        let left = try #require(contents(UIImageView(image: UIImage(systemName: "chevron.left"))))
        #expect(left.width == flipped.width)
    }

    @Test("animation images are shown in sequence while the view is in a window, with the repeat count")
    func animation() {
        DisplayClock.startManually(at: 100)
        let (still, first, second) = (square(4), square(4, 0xFF00_FF00), square(4, 0xFF00_00FF))
        let view = UIImageView(image: still)
        view.animationImages = [first, second]
        view.animationDuration = 1
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(view.isAnimating && contents(view) === first.cgImage)
        DisplayClock.advance(to: 110)
        #expect(contents(view) === first.cgImage && DisplayClock.nextTimer == nil)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.addSubview(view)
        DisplayClock.advance(to: 110.6)
        #expect(contents(view) === second.cgImage)
        view.removeFromSuperview()
        DisplayClock.advance(to: 120)
        #expect(contents(view) === second.cgImage && DisplayClock.nextTimer == nil)
        window.addSubview(view)
        DisplayClock.advance(to: 120.6)
        #expect(contents(view) === first.cgImage)
        DisplayClock.advance(to: 122)
        #expect(!view.isAnimating && contents(view) === still.cgImage)
    }

    @Test("an animated image runs automatically, and stops when it is replaced")
    func animatedImage() {
        DisplayClock.startManually(at: 100)
        let (first, second) = (square(4), square(4, 0xFF00_00FF))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = UIImageView(image: UIImage.animatedImage(with: [first, second], duration: 0.5))
        window.addSubview(view)
        #expect(contents(view) === first.cgImage)
        DisplayClock.advance(to: 100.3)
        #expect(contents(view) === second.cgImage)
        view.image = UIImage.animatedImage(with: [second, first], duration: 0.5)
        #expect(contents(view) === second.cgImage)
        view.image = first
        #expect(!view.isAnimating && contents(view) === first.cgImage && DisplayClock.nextTimer == nil)
    }
}
