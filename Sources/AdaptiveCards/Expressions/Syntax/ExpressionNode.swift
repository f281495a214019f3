/// A part of a parsed expression.
struct ExpressionNode: Sendable {
    indirect enum Kind: Sendable {
        case literal(JSONValue)
        case variable(String)
        case member(of: ExpressionNode, name: String)
        case element(of: ExpressionNode, index: ExpressionNode)
        case object([(key: String, value: ExpressionNode)])
        case call(ExpressionFunction, [ExpressionNode])
    }

    let kind: Kind
    /// The position in the expression's text, in Unicode scalars.
    let range: Range<Int>
    /// The number of nested parts, which bounds the recursion of every visit.
    let height: Int

    init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
        let children: [ExpressionNode] =
            switch kind {
            case .literal, .variable: []
            case .member(let base, _): [base]
            case .element(let base, let index): [base, index]
            case .object(let members): members.map(\.value)
            case .call(_, let arguments): arguments
            }
        height = 1 + (children.map(\.height).max() ?? 0)
    }
}
