import Foundation

/// The vector drawing of a system symbol, or of one weight of a custom symbol.
///
/// Coordinates are in hundredths of an em, relative to the center of the symbol, with the y-axis pointing
/// down. Lines are described by their center line, so that heavier weights grow to both sides.
package struct SymbolGlyph: Sendable {
    /// A drawing command. Its `width` is a multiple of the line width of the weight.
    package enum Step: Sendable {
        /// A line with round caps.
        case line(CGPath, width: CGFloat)
        /// A filled shape.
        case area(CGPath)
        /// A line that is subtracted from the preceding steps.
        case cutLine(CGPath, width: CGFloat)
        /// A filled shape that is subtracted from the preceding steps.
        case cutArea(CGPath)
        /// A filled shape with lines of the given width, in hundredths of an em. Other weights make it
        /// thicker or thinner.
        case shape(CGPath, CGPathFillRule, lineWidth: CGFloat)
        /// A shape with lines that is subtracted from the preceding steps.
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

        /// Whether the step is subtracted from the preceding ones.
        package var isCut: Bool {
            switch self {
            case .cutLine, .cutArea, .cutShape: return true
            case .line, .area, .shape: return false
            }
        }

        /// The step itself, or for a subtracted step the same shape as a painted one.
        var painted: Step {
            switch self {
            case .cutLine(let path, let width): return .line(path, width: width)
            case .cutArea(let path): return .area(path)
            case .cutShape(let path, let rule, let lineWidth): return .shape(path, rule, lineWidth: lineWidth)
            case .line, .area, .shape: return self
            }
        }

        /// Returns the step with a transformed path and the same line width.
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
    /// The size including margins, in hundredths of an em.
    package let size: CGSize
    package let steps: [Step]
    /// The layers of the symbol, beginning with the primary one; empty for a symbol with one color.
    let layers: [[Step]]
    /// Whether the symbol is mirrored in a right-to-left layout.
    let isDirectional: Bool
    /// The position of the symbol relative to adjacent text.
    package var placement = Placement()
    /// The template that contains this drawing; `nil` for system symbols, whose drawing applies to all
    /// weights.
    private(set) var template: SymbolTemplate?

    /// The position of a symbol relative to adjacent text, in hundredths of an em.
    package struct Placement: Sendable {
        /// The distance by which the vertical center is below that of capital letters.
        package var middle: CGFloat = 0
        /// The distances by which the symbol exceeds the left and right margins of its alignment rectangle.
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

    /// Returns the system symbol with the given name, drawn for this package or created from an icon.
    static func named(_ name: String) -> SymbolGlyph? {
        drawn[name] ?? SymbolIconFiles.glyph(name)
    }

    /// The names of all system symbols.
    package static var names: [String] { (Array(drawn.keys) + SymbolIcon.table.keys).sorted() }

    /// The symbols drawn for this package.
    static let drawn = Dictionary(
        uniqueKeysWithValues: (signs + arrows + circled + people + messages + things + documents + bars).map {
            ($0.name, $0)
        })

    /// Returns the same drawing with another name.
    func renamed(_ name: String, isDirectional: Bool = false) -> SymbolGlyph {
        SymbolGlyph(name, size.width, size.height, isDirectional: isDirectional, steps, layers: layers)
    }

    /// Returns the same drawing as a part of `template`.
    package func withTemplate(_ template: SymbolTemplate) -> SymbolGlyph {
        var glyph = self
        glyph.template = template
        return glyph
    }

    /// Returns the drawing mirrored horizontally.
    func mirrored(_ name: String, isDirectional: Bool = false) -> SymbolGlyph {
        transformed(name, CGAffineTransform(scaleX: -1, y: 1), isDirectional: isDirectional)
    }

    /// Returns the drawing rotated clockwise by a number of quarter turns.
    package func rotated(_ name: String, quarters: Int, isDirectional: Bool = false) -> SymbolGlyph {
        transformed(name, CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2), isDirectional: isDirectional)
    }

    private func transformed(_ name: String, _ transform: CGAffineTransform, isDirectional: Bool) -> SymbolGlyph {
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform)
        return SymbolGlyph(
            name, box.width, box.height, isDirectional: isDirectional, steps.map { $0.applying(transform) },
            layers: layers.map { layer in layer.map { $0.applying(transform) } })
    }

    /// Returns the drawing with two layers: the subtracted steps as the primary layer and the others behind
    /// it.
    func layered() -> SymbolGlyph {
        SymbolGlyph(
            name, size.width, size.height, isDirectional: isDirectional, steps,
            layers: [steps.filter(\.isCut).map(\.painted), steps.filter { !$0.isCut }])
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

/// A parser for the compact notation of symbol paths, in which commands are a letter and numbers.
///
/// `M x y` moves, `L x y` adds a line, `Q x y x y` and `C x y x y x y` add curves, `Z` closes the subpath,
/// `O x y rx ry` adds an ellipse around a point, `R x y w h r` a rounded rectangle, and `A x y r from to` an
/// arc in degrees, clockwise from the x-axis.
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
