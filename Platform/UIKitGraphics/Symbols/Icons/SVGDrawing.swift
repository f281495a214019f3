import Foundation

/// The filled shapes of a simple SVG file: paths and circles without groups, transforms, and styles.
struct SVGDrawing {
    /// A shape of the drawing.
    struct Shape {
        let path: CGPath
        let rule: CGPathFillRule
    }

    let shapes: [Shape]

    /// Creates a drawing from the text of an SVG file.
    init(_ text: String) throws(SVGError) {
        var shapes: [Shape] = []
        for tag in SVGDrawing.tags(in: text) {
            guard let path = try SVGDrawing.path(of: tag) else { continue }
            shapes.append(Shape(path: path, rule: tag.attributes["fill-rule"] == "evenodd" ? .evenOdd : .winding))
        }
        guard !shapes.isEmpty else { throw .empty }
        self.shapes = shapes
    }

    private struct Tag {
        let name: Substring
        var attributes: [Substring: Substring] = [:]
    }

    private static func path(of tag: Tag) throws(SVGError) -> CGPath? {
        switch tag.name {
        case "path":
            guard let data = tag.attributes["d"] else { throw .attribute("d", of: "path") }
            return try SVGPathData.path(data)
        case "circle":
            var numbers: [CGFloat] = []
            for name in ["cx", "cy", "r"] {
                guard let number = tag.attributes[Substring(name)].flatMap({ Double($0) }) else {
                    throw .attribute(name, of: "circle")
                }
                numbers.append(CGFloat(number))
            }
            let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
            return CGPath(
                ellipseIn: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2), transform: nil)
        default: return nil
        }
    }

    /// Returns the start tags in document order.
    private static func tags(in text: String) -> [Tag] {
        text.split(separator: "<").compactMap { piece in
            guard let end = piece.firstIndex(of: ">") else { return nil }
            let content = piece[..<end]
            guard let first = content.first, first.isLetter else { return nil }
            let nameEnd = content.firstIndex { $0.isWhitespace || $0 == "/" } ?? content.endIndex
            var tag = Tag(name: content[..<nameEnd])
            // Splitting at the quotation marks yields names and values alternately.
            let parts = content[nameEnd...].split(separator: "\"", omittingEmptySubsequences: false)
            for index in stride(from: 0, to: parts.count - 1, by: 2) {
                let name = parts[index].filter { !$0.isWhitespace && $0 != "=" }
                tag.attributes[Substring(name)] = parts[index + 1]
            }
            return tag
        }
    }
}
