import UIKit

/// Paints the landscape of a photo: a sky, the sun or the moon, and ranges of hills in front of each other.
@MainActor
enum PhotoPainter {
    /// The width and height of a picture, in points.
    private static let side: CGFloat = 240
    private static let ranges = 4
    private static let skyHues: [CGFloat] = [0.53, 0.56, 0.58, 0.6, 0.63, 0.7, 0.93, 0.03, 0.07]

    private struct CacheKey: Hashable {
        let photo: Photo.ID
        let scale: CGFloat
    }

    private static var images: [CacheKey: UIImage] = [:]

    /// Returns the picture of a photo, painted once for each screen scale.
    static func image(of photo: Photo) -> UIImage {
        let key = CacheKey(photo: photo.id, scale: UIScreen.main.scale)
        if let image = images[key] { return image }
        let image = picture(of: photo.id, .preferred())
        images[key] = image
        return image
    }

    /// Paints a photo, as wide as it is high, with a number of pixels on each side.
    static func picture(of id: Photo.ID, side pixels: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = pixels / side
        format.opaque = true
        return picture(of: id, format)
    }

    private static func picture(of id: Photo.ID, _ format: UIGraphicsImageRendererFormat) -> UIImage {
        var random = RandomNumbers(seed: UInt64(id))
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
            paint(in: bounds, context.cgContext, &random)
        }
    }

    private static func paint(in bounds: CGRect, _ context: CGContext, _ random: inout RandomNumbers) {
        let hue = skyHues[Int(random.next(in: 0...1) * CGFloat(skyHues.count - 1) + 0.5)]
        let isNight = random.next(in: 0...1) < 0.15
        let top = UIColor(hue: hue, saturation: 0.55, brightness: isNight ? 0.18 : 0.75, alpha: 1)
        let horizon = UIColor(hue: hue + 0.08, saturation: 0.35, brightness: isNight ? 0.4 : 0.98, alpha: 1)
        let components = [top, horizon].flatMap { $0.cgColor.components ?? [] }
        if let sky = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2)
        {
            context.drawLinearGradient(
                sky, start: .zero, end: CGPoint(x: 0, y: bounds.midY * 1.3), options: .drawsAfterEndLocation)
        }
        let radius = random.next(in: 12...26)
        let center = CGPoint(x: random.next(in: 30...210), y: random.next(in: 30...100))
        UIColor(white: 1, alpha: 0.85).setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        for range in 0..<ranges {
            let distance = CGFloat(ranges - 1 - range) / CGFloat(ranges)
            UIColor(
                hue: 0.3 + 0.25 * hue, saturation: 0.25 + 0.3 * (1 - distance),
                brightness: (isNight ? 0.12 : 0.3) + 0.45 * distance * (isNight ? 0.4 : 1), alpha: 1
            ).setFill()
            hills(in: bounds, height: 110 + 36 * CGFloat(range), &random).fill()
        }
    }

    /// Returns the outline of a range of hills.
    ///
    /// - Parameter height: The average distance of the summits from the top, in points.
    private static func hills(in bounds: CGRect, height: CGFloat, _ random: inout RandomNumbers) -> UIBezierPath {
        let phase = random.next(in: 0...6)
        let frequency = random.next(in: 0.012...0.03)
        let amplitude = random.next(in: 10...26)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        for x in stride(from: CGFloat(0), through: bounds.maxX, by: 4) {
            let wave = sin(x * frequency + phase) + 0.4 * sin(x * frequency * 2.7 + 2 * phase)
            path.addLine(to: CGPoint(x: x, y: height - amplitude * wave))
        }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.close()
        return path
    }
}

/// Reproducible numbers, so that a photo always looks the same, by the generator SplitMix64 (Steele, Lea and Flood, “Fast
/// Splittable Pseudorandom Number Generators”, 2014).
private struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        let part = CGFloat((bits ^ (bits >> 31)) >> 40) / CGFloat(1 << 24)
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
}
