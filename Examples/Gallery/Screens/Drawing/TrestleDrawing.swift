import UIKit

/// The elevation of a trestle over a valley, drawn in white on blue like a blueprint.
@MainActor
enum TrestleDrawing {
    /// The drawing's size, in points.
    private static let size = CGSize(width: 1200, height: 700)
    /// The distance of the rails from the top, in points.
    private static let deck: CGFloat = 220
    /// The distance between the legs of a bent at the deck, and the increase of this distance for each point
    /// below it.
    private static let (width, batter): (CGFloat, CGFloat) = (18, 0.12)
    /// The distance between two bents, in points.
    private static let span: CGFloat = 75
    /// The height of a story of a bent, in points.
    private static let story: CGFloat = 60

    static let image = UIGraphicsImageRenderer(size: size).image { _ in
        UIColor(red: 0.07, green: 0.22, blue: 0.42, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        UIColor(white: 1, alpha: 0.12).setStroke()
        grid.stroke()
        UIColor.white.setStroke()
        valley.stroke()
        girder.stroke()
        for x in stride(from: span, to: size.width - 1, by: span) { bent(at: x).stroke() }
        write("Elevation, looking north", at: CGPoint(x: 40, y: 40), size: 30)
        write("Bents at 75 feet, batter 1 in 8", at: CGPoint(x: 40, y: 84), size: 18)
    }

    private static var grid: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 1
        for x in stride(from: CGFloat(25), to: size.width, by: 25) {
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for y in stride(from: CGFloat(25), to: size.height, by: 25) {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        return path
    }

    /// Returns the depth of the valley below the deck, in points.
    private static func depth(at x: CGFloat) -> CGFloat {
        let part = x / size.width
        return 30 + 400 * sin(part * .pi) * sin(part * .pi) + 14 * sin(part * 21)
    }

    private static var valley: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 3
        path.move(to: CGPoint(x: 0, y: deck + depth(at: 0)))
        for x in stride(from: CGFloat(0), through: size.width, by: 5) {
            path.addLine(to: CGPoint(x: x, y: deck + depth(at: x)))
        }
        return path
    }

    /// The outline of two chords with a lattice between them.
    private static var girder: UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 2
        for y in [deck - 16, deck] {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        for x in stride(from: CGFloat(0), to: size.width, by: 15) {
            path.move(to: CGPoint(x: x, y: deck))
            path.addLine(to: CGPoint(x: x + 15, y: deck - 16))
            path.move(to: CGPoint(x: x, y: deck - 16))
            path.addLine(to: CGPoint(x: x + 15, y: deck))
        }
        return path
    }

    /// Returns the outline of two spreading legs with cross bracing in each story.
    private static func bent(at x: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 2
        let height = depth(at: x)
        func leg(_ side: CGFloat, _ below: CGFloat) -> CGPoint {
            CGPoint(x: x + side * (width + below * batter) / 2, y: deck + below)
        }
        for side in [CGFloat(-1), 1] {
            path.move(to: leg(side, 0))
            path.addLine(to: leg(side, height))
        }
        for top in stride(from: CGFloat(0), to: height, by: story) {
            let bottom = min(height, top + story)
            path.move(to: leg(-1, top))
            path.addLine(to: leg(1, bottom))
            path.move(to: leg(1, top))
            path.addLine(to: leg(-1, bottom))
            path.move(to: leg(-1, bottom))
            path.addLine(to: leg(1, bottom))
        }
        return path
    }

    private static func write(_ text: String, at point: CGPoint, size: CGFloat) {
        NSString(string: text).draw(
            at: point,
            withAttributes: [
                .font: UIFont.systemFont(ofSize: size, weight: .medium), .foregroundColor: UIColor.white,
            ])
    }
}
