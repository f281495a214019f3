import Foundation
import Testing
import TrestleTesting

@testable import UIKit

@Suite("Colors with patterns", .serialized) @MainActor
struct PatternColorTests {
    /// A tile of 20 points with a red and a blue half.
    private var tile: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
    }

    @Test("the background of a view is tiled with the image of its color, inside of its corners")
    func background() {
        let screen = HeadlessScreen(size: CGSize(width: 120, height: 160), scale: 2, safeAreaInsets: .zero)
        let root = UIView()
        root.backgroundColor = UIColor(patternImage: tile)
        let inner = UIView(frame: CGRect(x: 25, y: 30, width: 70, height: 60))
        inner.backgroundColor = UIColor(patternImage: UIImage(systemName: "star.fill") ?? tile)
        inner.layer.cornerRadius = 20
        let plain = UIView(frame: CGRect(x: 15, y: 100, width: 90, height: 40))
        plain.backgroundColor = UIColor(patternImage: tile)
        plain.layer.cornerRadius = 12
        root.addSubview(inner)
        root.addSubview(plain)
        screen.show(root)
        screen.advanceFrame()
        expectSnapshot(screen, matches: "pattern-background")
    }

    @Test("a color with a pattern is equal only to itself, and has the average color of its image")
    func components() {
        let tile = tile
        let color = UIColor(patternImage: tile)
        #expect(color == UIColor(cgColor: color.cgColor) && color != UIColor(patternImage: self.tile))
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.5) < 0.1 && green < 0.1 && abs(blue - 0.5) < 0.1)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) === color)
    }
}
