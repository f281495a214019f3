import Foundation

/// A parser for symbol templates: SVG files as exported by SF Symbols or saved by drawing programs, with
/// guides and one group of outlines for each weight and scale.
final class SymbolTemplateReader: XMLHandler {
    /// The maximum size, in bytes. A template of SF Symbols with all weights and scales has several hundred
    /// thousand.
    private static let maximumSize = 8 << 20
    private static let maximumDepth = 100

    /// The positions of the guides, by identifier.
    private(set) var guides: [String: CGPoint] = [:]
    /// The outlines of each group, by its name.
    private(set) var groups: [String: [SymbolOutlines.Outline]] = [:]

    private struct Element {
        /// The transform from the element's coordinates to those of the file.
        var transform = CGAffineTransform.identity
        /// The group of a drawing that contains the element.
        var group: String?
        /// Whether the element and its descendants are not drawn.
        var isHidden = false
        var fillRule: String?
    }

    private var openElements: [Element] = []
    private var failure: SymbolTemplateError?

    static func read(_ data: Data) throws(SymbolTemplateError) -> SymbolTemplateReader {
        guard data.count <= maximumSize else { throw .tooLarge }
        let reader = SymbolTemplateReader()
        do {
            // Drawing programs declare entities for the names of their namespaces.
            try XMLReader.read(data, documentType: .allowed, maximumDepth: maximumDepth, handler: reader)
        } catch {
            throw .malformed(line: error.line, detail: error.reason)
        }
        if let failure = reader.failure { throw failure }
        return reader
    }

    // MARK: Elements

    func didStartElement(_ name: String, attributes: [String: String], line: Int) -> Bool {
        var element = openElements.last ?? Element()
        defer { openElements.append(element) }
        let style = SVGStyle(attributes)
        if let rule = style["fill-rule"] { element.fillRule = rule }
        if Self.hiddenElementNames.contains(name) || attributes["id"] == "Notes" || style["display"] == "none" {
            element.isHidden = true
        }
        guard !element.isHidden else { return true }
        do throws(SVGError) {
            if let text = attributes["transform"] {
                element.transform = try SVGTransform.parse(text).concatenating(element.transform)
            }
            if name == "g" || name == "svg" {
                if let id = attributes["id"], SymbolTemplate.Slot(id) != nil { element.group = id }
                return true
            }
            if let id = attributes["id"], Self.isGuide(id) {
                guides[id] = try Self.middle(name, attributes)?.applying(element.transform)
            } else if let group = element.group, style["fill"] != "none",
                let path = try SVGShape.path(name, attributes), !path.isEmpty
            {
                let outline = SymbolOutlines.Outline(
                    path: path.copy(using: &element.transform) ?? path,
                    rule: element.fillRule == "evenodd" ? .evenOdd : .winding,
                    level: Self.level(attributes["class"] ?? ""))
                groups[group, default: []].append(outline)
            }
            return true
        } catch {
            failure = .drawing(element.group ?? attributes["id"] ?? name, error)
            return false
        }
    }

    func didEndElement() {
        _ = openElements.popLast()
    }

    private static let hiddenElementNames: Set = ["defs", "clipPath", "mask", "symbol", "pattern", "marker"]

    private static func isGuide(_ id: String) -> Bool {
        ["Baseline-", "Capline-", "left-margin", "right-margin"].contains { id.hasPrefix($0) }
    }

    /// Returns the center of a guide. Most guides are lines; some programs save them as paths or rectangles.
    private static func middle(_ name: String, _ attributes: [String: String]) throws(SVGError) -> CGPoint? {
        if name == "line" {
            func number(_ name: String) -> CGFloat { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
            return CGPoint(x: (number("x1") + number("x2")) / 2, y: (number("y1") + number("y2")) / 2)
        }
        guard let box = try SVGShape.path(name, attributes)?.boundingBoxOfPath, !box.isNull else { return nil }
        return CGPoint(x: box.midX, y: box.midY)
    }

    /// Returns the layer index of an outline from its class for hierarchical rendering, such as
    /// `hierarchical-1:secondary`.
    private static func level(_ classes: String) -> Int {
        let word = classes.split(separator: " ").first { $0.hasPrefix("hierarchical-") }
        switch word?.split(separator: ":").dropFirst().first {
        case "secondary": return 1
        case "tertiary": return 2
        default: return 0
        }
    }
}
