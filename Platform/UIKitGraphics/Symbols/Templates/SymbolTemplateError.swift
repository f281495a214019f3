/// An error in a symbol template.
package enum SymbolTemplateError: Error, CustomStringConvertible {
    case malformed(line: Int, detail: String)
    case tooLarge
    /// A missing guide.
    case guide(String)
    /// A template without a group of drawings.
    case empty
    case drawing(String, SVGError)
    /// A drawing that is unreasonably large or far from its guides.
    case misplaced(String)

    package var description: String {
        switch self {
        case .malformed(let line, let detail): "line \(line) is not valid SVG: \(detail)"
        case .tooLarge: "the file is too large"
        case .guide(let name): "the guide \"\(name)\" is missing"
        case .empty: "it contains no group with a name such as \"Regular-M\" and paths"
        case .drawing(let name, let error): "\"\(name)\" cannot be read: \(error)"
        case .misplaced(let name): "\"\(name)\" is too far from its guides"
        }
    }
}
