import GalleryScreens
import Testing
import TrestleTesting
import UIKit

/// Draws the picture at the top of the README, so that it cannot get out of date.
///
/// `TRESTLE_RECORD=1 swift test --filter ReadmePictureTests` draws it again.
@MainActor
@Suite("The picture of the README", .serialized)
struct ReadmePictureTests {
    /// A screen of the Gallery in the picture.
    private struct Figure {
        let screen: String
        let frame: CGRect
        var style = UIUserInterfaceStyle.light
        var isDesktop = false
        /// The texts to tap, in order, before the screen is drawn.
        var taps: [String] = []
    }

    private static let size = CGSize(width: 1448, height: 900)
    private static let cornerRadius: CGFloat = 20
    private static let figures = [
        Figure(
            screen: "library", frame: CGRect(x: 24, y: 24, width: 1000, height: 700), isDesktop: true,
            taps: ["Science", "Opticks"]),
        Figure(screen: "settings-in-trestle", frame: CGRect(x: 620, y: 240, width: 375, height: 636)),
        Figure(screen: "chat", frame: CGRect(x: 1048, y: 120, width: 375, height: 756), style: .dark),
    ]

    @Test("the picture in the README shows the screens as they are drawn now")
    func showsCurrentScreens() throws {
        let images = try Self.figures.map(draw)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let picture = UIGraphicsImageRenderer(size: Self.size, format: format).image { context in
            UIColor(white: 0.87, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: Self.size))
            for (figure, image) in zip(Self.figures, images) {
                draw(UIImage(cgImage: image, scale: 3, orientation: .up), as: figure, in: context.cgContext)
            }
        }
        expectSnapshot(try #require(picture.cgImage), matches: "readme")
    }

    private func draw(_ figure: Figure) throws -> CGImage {
        let screen = HeadlessScreen(
            size: figure.frame.size, scale: 3, style: figure.style, safeAreaInsets: .zero,
            hasHardwareKeyboard: figure.isDesktop)
        let entry = try #require(GalleryScreen.all.first { $0.id == figure.screen })
        let controller = entry.make()
        screen.show(figure.isDesktop ? controller : UINavigationController(rootViewController: controller))
        screen.settle()
        for text in figure.taps {
            screen.tap(text)
            screen.settle()
        }
        return screen.picture
    }

    private func draw(_ image: UIImage, as figure: Figure, in context: CGContext) {
        let outline = UIBezierPath(roundedRect: figure.frame, cornerRadius: Self.cornerRadius)
        context.saveGState()
        outline.addClip()
        image.draw(in: figure.frame)
        context.restoreGState()
        UIColor(white: 0.7, alpha: 1).setStroke()
        outline.stroke()
    }
}
