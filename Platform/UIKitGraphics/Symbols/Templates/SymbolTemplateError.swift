/// What is wrong with the template of a symbol.
package enum SymbolTemplateError: Error, CustomStringConvertible {
    case malformed(line: Int, detail: String)
    case tooLarge
    /// A line that says where the drawings stand is not there.
    case guide(String)
    /// There is no group with a drawing.
    case empty
    case drawing(String, SVGError)
    /// A drawing is so large, or so far from where it should be, that it can't be meant.
    case place(String)

    package var description: String {
        switch self {
        case .malformed(let line, let detail): "line \(line) is not valid SVG: \(detail)"
        case .tooLarge: "the file is too large"
        case .guide(let name): "the guide \"\(name)\" is missing"
        case .empty: "it contains no group with a name such as \"Regular-M\" and paths"
        case .drawing(let name, let error): "\"\(name)\" cannot be read: \(error)"
        case .place(let name): "\"\(name)\" is too far from its guides"
        }
    }
}
