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
        case .malformed(let line, let detail): "line \(line) is no SVG: \(detail)"
        case .tooLarge: "it is too large"
        case .guide(let name): "it lacks the guide \"\(name)\""
        case .empty: "no group in it is called \"Regular-M\" or the like, with paths in it"
        case .drawing(let name, let error): "\"\(name)\" can't be read: \(error)"
        case .place(let name): "\"\(name)\" is not near its guides"
        }
    }
}
