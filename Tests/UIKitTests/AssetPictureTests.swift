import UIKitFixtures
import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@MainActor
@Suite("Pictures of asset catalogs", .serialized)
struct AssetPictureTests {
    @Test("images and colors of an asset catalog match their reference images in light and dark mode")
    func lightAndDark() throws {
        let bundle = try AssetFixture.bundle()
        func image(_ name: String) throws -> UIImage {
            try AssetFixture.image(name, UITraitCollection(displayScale: 2))
        }
        func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }
        let controller = UIViewController()
        controller.view.backgroundColor = color("Paper")
        func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            controller.view.addSubview(view)
        }
        for (index, name) in ["Badge", "Icons/Gear"].enumerated() {
            let y = CGFloat(10 + 70 * index)
            for (x, side) in [(10, 20), (50, 60)] as [(CGFloat, CGFloat)] {
                let view = UIImageView(image: try image(name))
                view.tintColor = color("Mark")
                add(view, x, y, side, side)
            }
        }
        add(UIImageView(image: try image("Bubble")), 130, 10, 60, 30)
        add(UIImageView(image: try image("Bubble")), 130, 50, 20, 80)
        for (index, name) in ["Ink", "Sky", "Mark", "AccentColor"].enumerated() {
            let view = UIView()
            view.backgroundColor = color(name)
            add(view, 160, CGFloat(50 + 22 * index), 30, 20)
        }
        let screen = HeadlessScreen(
            size: CGSize(width: 200, height: 150), scale: 2, style: .light, safeAreaInsets: .zero)
        screen.show(controller)
        screen.settle()
        expectSnapshot(screen, matches: "light")
        screen.window?.overrideUserInterfaceStyle = .dark
        screen.settle()
        expectSnapshot(screen, matches: "dark")
    }
}
