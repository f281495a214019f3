import UIKit

extension Post.Scene {
    /// The size of the image, in points.
    private static let size = CGSize(width: 320, height: 180)

    private struct CacheKey: Hashable {
        let scene: Post.Scene
        let scale: CGFloat
    }

    @MainActor private static var images: [CacheKey: UIImage] = [:]

    /// An image of a bridge across a valley, drawn once for each screen scale.
    @MainActor
    var image: UIImage {
        let key = CacheKey(scene: self, scale: UIScreen.main.scale)
        if let image = Self.images[key] { return image }
        let bounds = CGRect(origin: .zero, size: Self.size)
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            sky.setFill()
            UIBezierPath(rect: bounds).fill()
            light.setFill()
            UIBezierPath(ovalIn: CGRect(x: 230, y: 24, width: 36, height: 36)).fill()
            ground.setFill()
            hills(in: bounds).fill()
            UIColor.white.setStroke()
            bridge(in: bounds).stroke()
        }
        Self.images[key] = image
        return image
    }

    private var sky: UIColor {
        switch self {
        case .dawn: UIColor(red: 0.98, green: 0.72, blue: 0.52, alpha: 1)
        case .noon: UIColor(red: 0.48, green: 0.74, blue: 0.94, alpha: 1)
        case .night: UIColor(red: 0.10, green: 0.13, blue: 0.28, alpha: 1)
        }
    }

    /// The color of the sun or moon.
    private var light: UIColor { UIColor(red: 1, green: 0.94, blue: 0.76, alpha: 1) }

    private var ground: UIColor {
        switch self {
        case .dawn: UIColor(red: 0.56, green: 0.36, blue: 0.38, alpha: 1)
        case .noon: UIColor(red: 0.32, green: 0.56, blue: 0.36, alpha: 1)
        case .night: UIColor(red: 0.05, green: 0.07, blue: 0.15, alpha: 1)
        }
    }

    /// Returns the outline of two slopes with a valley between them.
    @MainActor
    private func hills(in bounds: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 92))
        path.addCurve(
            to: CGPoint(x: bounds.maxX, y: 92), controlPoint1: CGPoint(x: 110, y: 210),
            controlPoint2: CGPoint(x: 210, y: 210))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
        path.close()
        return path
    }

    /// Returns the outline of a deck on spreading legs.
    @MainActor
    private func bridge(in bounds: CGRect) -> UIBezierPath {
        let deck: CGFloat = 90
        let path = UIBezierPath()
        path.lineWidth = 3
        path.move(to: CGPoint(x: 0, y: deck))
        path.addLine(to: CGPoint(x: bounds.maxX, y: deck))
        for x in stride(from: CGFloat(40), to: bounds.maxX, by: 40) {
            // The height of a parabola, which approximates the slopes.
            let height = 88 * (1 - pow((x - bounds.midX) / bounds.midX, 2))
            for side in [CGFloat(-1), 1] {
                path.move(to: CGPoint(x: x + side * 3, y: deck))
                path.addLine(to: CGPoint(x: x + side * (3 + height / 10), y: deck + height))
            }
        }
        return path
    }
}
