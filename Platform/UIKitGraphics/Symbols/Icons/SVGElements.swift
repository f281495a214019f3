import Foundation

/// The presentation attributes of an SVG element. Declarations in its `style` attribute take precedence.
struct SVGStyle {
    private let attributes: [String: String]
    private var declarations: [String: String] = [:]

    init(_ attributes: [String: String]) {
        self.attributes = attributes
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2 { declarations[parts[0]] = parts[1] }
        }
    }

    subscript(name: String) -> String? { declarations[name] ?? attributes[name] }
}

/// A namespace for the outlines of SVG shapes.
enum SVGShape {
    /// Returns the outline of a shape, or `nil` for another element.
    static func path(_ name: String, _ attributes: [String: String]) throws(SVGError) -> CGPath? {
        func number(_ attribute: String, or other: CGFloat? = nil) throws(SVGError) -> CGFloat {
            guard let text = attributes[attribute] else {
                if let other { return other }
                throw .attribute(attribute, of: name)
            }
            guard let value = Double(text), value.isFinite else { throw .attribute(attribute, of: name) }
            return CGFloat(value)
        }
        switch name {
        case "path":
            guard let data = attributes["d"] else { throw .attribute("d", of: name) }
            return try SVGPathData.path(data)
        case "circle":
            let radius = try number("r")
            return try ellipse(number("cx", or: 0), number("cy", or: 0), radius, radius)
        case "ellipse": return try ellipse(number("cx", or: 0), number("cy", or: 0), number("rx"), number("ry"))
        case "rect":
            let box = try CGRect(
                x: number("x", or: 0), y: number("y", or: 0), width: number("width"), height: number("height"))
            // A single radius applies to both axes.
            let (rx, ry) = try (number("rx", or: number("ry", or: 0)), number("ry", or: number("rx", or: 0)))
            guard box.width >= 0, box.height >= 0 else { throw .attribute("width", of: name) }
            return CGPath(
                roundedRect: box, cornerWidth: min(max(0, rx), box.width / 2),
                cornerHeight: min(max(0, ry), box.height / 2), transform: nil)
        case "polygon":
            guard let points = attributes["points"] else { throw .attribute("points", of: name) }
            return try SVGPathData.path("M\(points)Z")
        default: return nil
        }
    }

    private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - rx, y: y - ry, width: rx * 2, height: ry * 2), transform: nil)
    }
}

/// A parser for the `transform` attribute of SVG elements.
enum SVGTransform {
    static func parse(_ text: String) throws(SVGError) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for piece in text.split(separator: ")") {
            let parts = piece.split(separator: "(", omittingEmptySubsequences: false)
            let name = parts[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t"))
            if parts.count == 1, name.isEmpty { continue }
            guard parts.count == 2 else { throw .attribute("transform", of: text) }
            var numbers: [CGFloat] = []
            for number in parts[1].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
                guard let value = Double(number), value.isFinite else { throw .attribute("transform", of: text) }
                numbers.append(CGFloat(value))
            }
            guard let step = transform(name, numbers) else { throw .attribute("transform", of: text) }
            // The last transform is applied first.
            result = step.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
        case ("translate", 1): return CGAffineTransform(translationX: n[0], y: 0)
        case ("translate", 2): return CGAffineTransform(translationX: n[0], y: n[1])
        case ("scale", 1): return CGAffineTransform(scaleX: n[0], y: n[0])
        case ("scale", 2): return CGAffineTransform(scaleX: n[0], y: n[1])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3):
            return CGAffineTransform(translationX: -n[1], y: -n[2])
                .concatenating(CGAffineTransform(rotationAngle: n[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: n[1], y: n[2]))
        default: return nil
        }
    }
}
