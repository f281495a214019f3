import ScreenDriver
import Testing
import UIKit

@Suite("Text layers")
@MainActor
struct TextLayerTests {
    private let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
    private let layer = CATextLayer()

    init() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .white
        layer.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        layer.fontSize = 20
        layer.foregroundColor = UIColor.black.cgColor
        view.layer.addSublayer(layer)
        screen.show(view)
    }

    /// The bounding box of the dark pixels, in points, or `nil` if there are none.
    private var box: CGRect? {
        let picture = screen.picture
        let scale = CGFloat(picture.width) / 200
        var box = CGRect.null
        // The home indicator is below.
        for y in 0..<Int(80 * scale) {
            for x in 0..<picture.width where picture.pixel(x, y).red < 128 {
                box = box.union(
                    CGRect(x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: 1 / scale, height: 1 / scale))
            }
        }
        return box.isNull ? nil : box
    }

    /// Sets properties without animation.
    private func set(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    @Test("the text is at the top, and aligned in the bounds")
    func alignment() throws {
        set { layer.string = "Hello" }
        let left = try #require(box)
        #expect(left.minX < 24 && left.minY < 30 && left.maxY < 46)
        set { layer.alignmentMode = .right }
        let right = try #require(box)
        #expect(right.maxX > 176 && right.minY == left.minY && abs(right.width - left.width) < 1)
        set { layer.alignmentMode = .center }
        #expect(try abs(#require(box).midX - 100) < 2)
        set { layer.string = nil }
        #expect(box == nil)
    }

    @Test("long text is clipped, wrapped or truncated")
    func lineBreaks() throws {
        set { layer.string = "The quick brown fox jumps over the lazy dog" }
        let clipped = try #require(box)
        #expect(clipped.maxX > 177 && clipped.maxX <= 180 && clipped.height < 26)
        let clippedPicture = try screen.pngData()
        set { layer.truncationMode = .end }
        #expect(try #require(box).maxX <= 180)
        #expect(try screen.pngData() != clippedPicture)
        set {
            layer.truncationMode = .none
            layer.isWrapped = true
        }
        #expect(try #require(box).height > 40)
    }

    @Test("attributes of the string take the place of the layer's properties, and a font may be a name")
    func attributes() throws {
        set { layer.string = "Hello" }
        let plain = try #require(box)
        set { layer.string = NSAttributedString(string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 40)]) }
        #expect(try #require(box).height > 1.6 * plain.height)
        set {
            layer.string = "Hello"
            layer.font = "Courier" as NSString
        }
        let wide = try #require(box)
        #expect(wide.width > plain.width)
        set { layer.font = CGFont("Courier" as NSString) }
        #expect(try #require(box) == wide)
        set { layer.font = UIFont.boldSystemFont(ofSize: 5) }
        #expect(try abs(#require(box).height - plain.height) < 2)
    }

    @Test("changes of size and color are animated")
    func animation() throws {
        set { layer.string = "Hello" }
        let small = try #require(box)
        layer.fontSize = 40
        screen.advance(by: 0.125)
        let between = try #require(box)
        screen.settle()
        let large = try #require(box)
        #expect(small.height < between.height && between.height < large.height)
        layer.foregroundColor = UIColor.white.cgColor
        screen.advance(by: 0.125)
        let color = try #require(layer.presentation()?.foregroundColor)
        #expect(UIColor(cgColor: color) != .black && UIColor(cgColor: color) != .white)
        screen.settle()
        #expect(box == nil)
    }
}
