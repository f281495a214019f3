import UIKit

/// A small picture of a trestle bridge, with the sky at the time of a log entry.
enum LogEntryPicture {
    /// The picture's width and height, in points.
    static let side: CGFloat = 48

    private static let skies: [(UIColor, UIColor)] = [
        (.systemOrange, .systemPink), (.systemTeal, .systemBlue), (.systemYellow, .systemOrange),
        (.systemIndigo, .systemPurple), (.systemMint, .systemTeal), (.systemGray3, .systemGray),
    ]

    @MainActor
    static func image(for entry: LogEntry) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let (sky, ground) = skies[entry.id * 5 % skies.count]
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            UIBezierPath(roundedRect: bounds, cornerRadius: 8).addClip()
            sky.setFill()
            UIBezierPath(rect: bounds).fill()
            ground.setFill()
            UIBezierPath(rect: CGRect(x: 0, y: side * 0.7, width: side, height: side * 0.3)).fill()
            bridge(in: bounds).stroke()
        }
    }

    /// Returns the outline of a deck on spreading legs with braces between them.
    @MainActor
    private static func bridge(in bounds: CGRect) -> UIBezierPath {
        let (deck, foot) = (bounds.height * 0.38, bounds.height * 0.8)
        let path = UIBezierPath()
        path.lineWidth = 2
        path.move(to: CGPoint(x: 0, y: deck))
        path.addLine(to: CGPoint(x: bounds.width, y: deck))
        for middle in stride(from: bounds.width / 6, to: bounds.width, by: bounds.width / 3) {
            for side in [CGFloat(-1), 1] {
                path.move(to: CGPoint(x: middle + side * 2, y: deck))
                path.addLine(to: CGPoint(x: middle + side * 6, y: foot))
            }
            path.move(to: CGPoint(x: middle - 4, y: (deck + foot) / 2))
            path.addLine(to: CGPoint(x: middle + 4, y: (deck + foot) / 2))
        }
        UIColor.white.setStroke()
        return path
    }
}
