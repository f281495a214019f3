import Foundation

/// Compilation of values in attributes and children.
extension NibCompiler {
    /// Returns the value of a property that is an attribute.
    func value(
        of property: NibProperty, named name: String, _ string: String, in element: NibElement
    ) -> NibValue? {
        switch property.kind {
        case .flag: return .flag(string == "YES")
        case .inverse: return .flag(string != "YES")
        case .integer(let range):
            if let number = NibNumber(string) {
                return .integer(min(max(Int(number.value), range.lowerBound), range.upperBound))
            }
        case .number(let range):
            if let number = NibNumber(string) {
                return .number(min(max(number.value, range.lowerBound), range.upperBound))
            }
        case .height(let automatic):
            if let number = NibNumber(string) {
                return .number(automatic.contains(number.value) ? UITableView.automaticDimension : number.value)
            }
        case .string: return .string(string)
        case .text: return .string(localized(string, name, of: element))
        case .choice(let choices):
            if let choice = choices[string] { return .integer(choice) }
        case .image: return .image(NibImage(name: string, in: element))
        case .reference: return .reference(string)
        case .color, .font, .geometry, .date, .attributedText, .textAttributes, .symbolConfiguration, .object, .options:
            break
        }
        document.warn("\"\(string)\" is not a valid value in <\(element.name)>", line: element.line)
        return nil
    }

    /// Returns the value of a property that is a child.
    func value(of property: NibProperty, _ child: NibElement, of parent: NibElement) throws(NibError) -> NibValue? {
        if child.name == "nil" { return nil }
        switch property.kind {
        case .color:
            if let color = color(child) { return .shared(color) }
        case .font:
            if let font = NibFont(child)?.font { return .shared(font) }
        case .image:
            if let image = NibImage(child) { return .image(image) }
        case .geometry:
            if let value = NibGeometry.value(of: child) { return .shared(value) }
        case .date:
            if let seconds = child["timeIntervalSinceReferenceDate"].flatMap(Double.init), seconds.isFinite {
                return .shared(NSDate(timeIntervalSinceReferenceDate: min(max(seconds, -1e11), 1e11)))
            }
        case .string: return .string(child.text)
        case .text: return .string(localized(child.text, child.key ?? "", of: parent))
        case .textAttributes: return .shared(textAttributes(child))
        case .attributedText: return .shared(NibText(child, compiler: self).attributedString)
        case .symbolConfiguration:
            if let configuration = symbolConfiguration(child) { return .shared(configuration) }
        case .object:
            return try document.record(for: child).map { .record($0) }
        case .options(let options):
            return .integer(options.reduce(0) { $0 | (child.flag($1.key) == true ? $1.value : 0) })
        case .flag, .inverse, .integer, .number, .height, .choice, .reference: break
        }
        document.warn("<\(child.name)> is not a valid value for \"\(child.key ?? "")\"", line: child.line)
        return nil
    }

    /// Returns a text in the app's language.
    func localized(_ string: String, _ property: String, of element: NibElement) -> String {
        element.id.flatMap { document.translation($0, property) } ?? string
    }

    func color(_ element: NibElement) -> UIColor? {
        NibColor.color(element, resources: document.resources, bundle: document.bundle)
    }

    /// Returns the attributes of titles that an element describes.
    func textAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        var shadow: NSShadow?
        for child in element.children {
            switch child.key {
            case "fontDescription": attributes[.font] = NibFont(child)?.font
            case "textColor": attributes[.foregroundColor] = color(child)
            case "textShadowColor":
                guard let color = color(child) else { continue }
                shadow = shadow ?? NSShadow()
                shadow?.shadowColor = color
            case "textShadowOffset":
                guard let offset = NibGeometry.value(of: child) as? UIOffset else { continue }
                shadow = shadow ?? NSShadow()
                shadow?.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
            default:
                document.warn(
                    "<\(child.name) key=\"\(child.key ?? "")\"> of text attributes is not supported", line: child.line)
            }
        }
        attributes[.shadow] = shadow
        return attributes
    }

    /// Returns the symbol configuration that an element describes.
    func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration? {
        let scale = element["scale"].flatMap { NibVocabulary.symbolScales[$0] } ?? .default
        let weight = element["weight"].flatMap { NibVocabulary.symbolWeights[$0] } ?? .unspecified
        switch element["configurationType"] {
        case "pointSize":
            return UIImage.SymbolConfiguration(
                pointSize: CGFloat(min(max(element.number("pointSize") ?? 17, 1), NibFont.largest)), weight: weight,
                scale: scale)
        case "font":
            guard let font = element.children.lazy.compactMap({ NibFont($0)?.font }).first else { return nil }
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        case "scale", "unspecified", nil: return UIImage.SymbolConfiguration(scale: scale)
        default: return nil
        }
    }
}
