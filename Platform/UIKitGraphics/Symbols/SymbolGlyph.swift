import Foundation

/// One of the system's symbols, or one weight of an app's own: how it is drawn, for any size.
///
/// Coordinates are hundredths of the text's size (its em), from the middle of the symbol to the right and down. Lines are drawn along
/// their middle, so that a heavier weight grows to both sides.
package struct SymbolGlyph: Sendable {
    /// One step of the drawing; `width` is in line widths of the weight.
    package enum Step: Sendable {
        /// A line with round ends.
        case line(CGPath, width: CGFloat)
        /// The inside of a shape.
        case area(CGPath)
        /// A line that is taken away from what is there.
        case cutLine(CGPath, width: CGFloat)
        /// A shape that is taken away from what is there.
        case cutArea(CGPath)
        /// A shape whose lines are that wide, in hundredths of an em; another weight makes it thicker or thinner all round.
        case shape(CGPath, CGPathFillRule, lineWidth: CGFloat)
        /// The same, taken away from what is there.
        case cutShape(CGPath, CGPathFillRule, lineWidth: CGFloat)

        package static func line(_ drawing: String, width: CGFloat = 1) -> Step {
            .line(SymbolPath.parse(drawing), width: width)
        }

        package static func area(_ drawing: String) -> Step {
            .area(SymbolPath.parse(drawing))
        }

        static func cutLine(_ drawing: String, width: CGFloat = 1) -> Step {
            .cutLine(SymbolPath.parse(drawing), width: width)
        }

        static func cutArea(_ drawing: String) -> Step {
            .cutArea(SymbolPath.parse(drawing))
        }

        /// Whether it takes away.
        package var isCut: Bool {
            switch self {
            case .cutLine, .cutArea, .cutShape: return true
            case .line, .area, .shape: return false
            }
        }

        /// The same with ink, where it takes away.
        var inked: Step {
            switch self {
            case .cutLine(let path, let width): return .line(path, width: width)
            case .cutArea(let path): return .area(path)
            case .cutShape(let path, let rule, let lineWidth): return .shape(path, rule, lineWidth: lineWidth)
            case .line, .area, .shape: return self
            }
        }

        /// The same elsewhere; lines keep their width.
        package func applying(_ transform: CGAffineTransform) -> Step {
            var transform = transform
            func moved(_ path: CGPath) -> CGPath { path.copy(using: &transform) ?? path }
            switch self {
            case .line(let path, let width): return .line(moved(path), width: width)
            case .area(let path): return .area(moved(path))
            case .cutLine(let path, let width): return .cutLine(moved(path), width: width)
            case .cutArea(let path): return .cutArea(moved(path))
            case .shape(let path, let rule, let lineWidth): return .shape(moved(path), rule, lineWidth: lineWidth)
            case .cutShape(let path, let rule, let lineWidth): return .cutShape(moved(path), rule, lineWidth: lineWidth)
            }
        }
    }

    let name: String
    /// The room it takes, in hundredths of the text's size.
    package let size: CGSize
    package let steps: [Step]
    /// The same for several colours: what is foremost, then what lies behind it. Empty for a symbol of one colour.
    let layers: [[Step]]
    /// Whether it is mirrored where reading goes from right to left.
    let isDirectional: Bool
    /// Where it stands beside text.
    package var placement = Placement()
    /// The template that it is one drawing of; nil for the system's symbols, which are drawn for all weights.
    private(set) var template: SymbolTemplate?

    /// Where a symbol's room is, in hundredths of the text's size.
    package struct Placement: Sendable {
        /// How far its middle is below that of capitals.
        package var middle: CGFloat = 0
        /// How far it stands out of the margins that count in layout, to the left and to the right.
        var left: CGFloat = 0
        var right: CGFloat = 0
    }

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, isDirectional: Bool = false, _ steps: [Step],
        layers: [[Step]] = []
    ) {
        self.name = name
        size = CGSize(width: width, height: height)
        self.steps = steps
        self.layers = layers
        self.isDirectional = isDirectional
    }

    /// The symbol of that name, drawn for this package or made of an icon.
    static func named(_ name: String) -> SymbolGlyph? {
        drawn[name] ?? SymbolIconFiles.glyph(name)
    }

    /// The names of all symbols there are.
    package static var names: [String] { (Array(drawn.keys) + SymbolIcon.table.keys).sorted() }

    /// The symbols that were drawn for this package.
    static let drawn = Dictionary(
        uniqueKeysWithValues: (signs + arrows + circled + people + messages + things + documents + bars).map {
            ($0.name, $0)
        })

    /// The same drawing with another name.
    func renamed(_ name: String, isDirectional: Bool = false) -> SymbolGlyph {
        SymbolGlyph(name, size.width, size.height, isDirectional: isDirectional, steps, layers: layers)
    }

    /// The same as one drawing of a template.
    package func of(_ template: SymbolTemplate) -> SymbolGlyph {
        var glyph = self
        glyph.template = template
        return glyph
    }

    /// The same in a mirror.
    func mirrored(_ name: String, isDirectional: Bool = false) -> SymbolGlyph {
        transformed(name, CGAffineTransform(scaleX: -1, y: 1), isDirectional: isDirectional)
    }

    /// The same turned to the right by a number of quarters.
    package func turned(_ name: String, quarters: Int, isDirectional: Bool = false) -> SymbolGlyph {
        transformed(name, CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2), isDirectional: isDirectional)
    }

    private func transformed(_ name: String, _ transform: CGAffineTransform, isDirectional: Bool) -> SymbolGlyph {
        let room = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform)
        return SymbolGlyph(
            name, room.width, room.height, isDirectional: isDirectional, steps.map { $0.applying(transform) },
            layers: layers.map { layer in layer.map { $0.applying(transform) } })
    }

    /// The same with two layers: what is taken away is the foremost, the rest lies behind it.
    func layered() -> SymbolGlyph {
        SymbolGlyph(
            name, size.width, size.height, isDirectional: isDirectional, steps,
            layers: [steps.filter(\.isCut).map(\.inked), steps.filter { !$0.isCut }])
    }
}

extension SymbolGlyph: Hashable {
    package static func == (left: SymbolGlyph, right: SymbolGlyph) -> Bool {
        left.name == right.name
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}

/// The little language that symbols are written in: a letter and numbers.
///
/// `M x y` moves, `L x y` draws a line, `Q x y x y` and `C x y x y x y` curves, `Z` closes; `O x y rx ry` is an ellipse about a
/// point, `R x y w h r` a rounded rectangle, `A x y r from to` a piece of a circle in degrees, clockwise from the right.
enum SymbolPath {
    static func parse(_ text: String) -> CGPath {
        let path = CGMutablePath()
        var rest = Substring(text)
        while let command = rest.first(where: { $0 != " " }) {
            rest = rest[rest.index(after: rest.firstIndex(of: command)!)...]
            let end = rest.firstIndex { $0.isLetter } ?? rest.endIndex
            let numbers = rest[..<end].split(separator: " ").map { number in
                guard let value = Double(number) else {
                    preconditionFailure(
                        "The symbol path \"\(text)\" contains \"\(number)\". Replace it with a number.")
                }
                return CGFloat(value)
            }
            rest = rest[end...]
            add(command, numbers, to: path, text)
        }
        return path.copy() ?? path
    }

    private static func add(_ command: Character, _ n: [CGFloat], to path: CGMutablePath, _ text: String) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (command, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("Z", 0): path.closeSubpath()
        case ("O", 4):
            path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[3], width: n[2] * 2, height: n[3] * 2))
        case ("R", 5):
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: n[4], cornerHeight: n[4])
        case ("A", 5):
            let radians = CGFloat.pi / 180
            path.addArc(
                center: point(0), radius: n[2], startAngle: n[3] * radians, endAngle: n[4] * radians,
                clockwise: n[4] < n[3])
        default:
            preconditionFailure(
                "The symbol path \"\(text)\" contains the command \"\(command)\" with \(n.count) numbers. Use one of "
                    + "the documented commands.")
        }
    }
}
