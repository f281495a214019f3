/// A parser for visual formats.
@MainActor
struct VisualFormatParser {
    private let format: String
    private let characters: [Character]
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var offset = 0

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        characters = Array(format)
        self.metrics = metrics
        self.views = views
    }

    /// Parses the whole format.
    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        guard !characters.isEmpty else { throw failure("It's an empty string.") }
        var result = VisualFormat()
        result.axis = try parseAxis()
        let beginsAtEdge = take("|")
        let first = beginsAtEdge ? try parseConnection() : .none
        result.views.append(try parseView())
        if beginsAtEdge { result.leading = try edge(first, beside: result.views[0]) }
        while !isAtEnd {
            let connection = try parseConnection()
            if take("|") {
                result.trailing = try edge(connection, beside: result.views[result.views.count - 1])
                guard isAtEnd else { throw failure("Expected the end of the format after '|'") }
            } else {
                result.connections.append(connection)
                result.views.append(try parseView())
            }
        }
        return result
    }

    private mutating func parseAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
        let axis: NSLayoutConstraint.Axis
        if take("H") {
            axis = .horizontal
        } else if take("V") {
            axis = .vertical
        } else {
            return .horizontal
        }
        guard take(":") else { throw failure("Expected a ':' after the orientation") }
        return axis
    }

    private func edge(
        _ connection: VisualFormat.Connection, beside view: VisualFormat.View
    ) throws(VisualFormatError) -> VisualFormat.Edge {
        guard let superview = view.item.layoutSuperview else {
            throw failure("Unable to interpret '|' character, because the related view doesn't have a superview")
        }
        return VisualFormat.Edge(connection: connection, superview: superview)
    }

    // MARK: Connections

    private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .none }
        if next == "[" || next == "|" { return .standard }
        let rules: [VisualFormat.Rule]
        if next == "(" {
            rules = try parseRules(allowsViews: false)
        } else {
            // Without parentheses, a sign would be parsed as another dash.
            var rule = VisualFormat.Rule()
            rule.constant = try parseConstant(allowsSign: false)
            rule.priority = try parsePriority()
            rules = [rule]
        }
        guard take("-") else { throw failure("Expected a '-' after the distance") }
        return .distances(rules)
    }

    // MARK: Views

    private mutating func parseView() throws(VisualFormatError) -> VisualFormat.View {
        guard take("[") else { throw failure("Expected a view") }
        guard let name = takeName() else {
            throw failure(
                """
                Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, \
                and underscores.
                """)
        }
        guard let item = try item(named: name) else { throw failure("\(name) is not a key in the views dictionary.") }
        var view = VisualFormat.View(item: item)
        if next == "(" { view.sizes = try parseRules(allowsViews: true) }
        guard take("]") else { throw failure("Expected a ']' at the end of the view") }
        return view
    }

    private func item(named name: String) throws(VisualFormatError) -> (any LayoutItem)? {
        guard let value = views[name] else { return nil }
        if let view = value as? UIView { return view }
        if let guide = value as? UILayoutGuide { return guide }
        throw failure("\(name) is neither a view nor a layout guide")
    }

    // MARK: Sizes and distances

    private mutating func parseRules(allowsViews: Bool) throws(VisualFormatError) -> [VisualFormat.Rule] {
        guard take("(") else { throw failure("Expected a '('") }
        var rules: [VisualFormat.Rule] = []
        repeat {
            rules.append(try parseRule(allowsViews: allowsViews))
        } while take(",")
        guard take(")") else { throw failure("Expected a ',' or a ')'") }
        return rules
    }

    private mutating func parseRule(allowsViews: Bool) throws(VisualFormatError) -> VisualFormat.Rule {
        var rule = VisualFormat.Rule()
        rule.relation = try parseRelation()
        if allowsViews, let item = try takeItem() {
            rule.item = item
        } else {
            rule.constant = try parseConstant(allowsSign: true)
        }
        while let operation = takeOperation() {
            let number = try parseConstant(allowsSign: false)
            switch operation {
            case "+": rule.constant += number
            case "-": rule.constant -= number
            default:
                guard operation == "*" || number != 0 else { throw failure("Expected a divisor that is not zero") }
                let factor = operation == "*" ? number : 1 / number
                rule.multiplier *= rule.item == nil ? 1 : factor
                rule.constant *= factor
            }
        }
        rule.priority = try parsePriority()
        return rule
    }

    private mutating func parseRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = next, "=<>".contains(sign) else { return .equal }
        offset += 1
        // Spaces are not allowed within a relation sign.
        guard offset < characters.count, characters[offset] == "=" else {
            offset -= 1
            throw failure("Expected a relation. Relation must be one of '==', '>=', or '<='")
        }
        offset += 1
        return sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }

    private mutating func takeOperation() -> Character? {
        guard let character = next, "+-*/".contains(character) else { return nil }
        offset += 1
        return character
    }

    private mutating func parsePriority() throws(VisualFormatError) -> UILayoutPriority {
        guard take("@") else { return .required }
        let priority = try parseConstant(allowsSign: false)
        guard priority > 0, priority <= 1000 else {
            throw failure("Expected a priority greater than 0 and at most 1000")
        }
        return UILayoutPriority(Float(priority))
    }

    /// Parses the name of a view. Does nothing if the name is that of a metric or unknown.
    private mutating func takeItem() throws(VisualFormatError) -> (any LayoutItem)? {
        let start = offset
        if let name = takeName(), metrics[name] == nil, let item = try item(named: name) { return item }
        offset = start
        return nil
    }

    /// Parses a number or the name of a metric.
    private mutating func parseConstant(allowsSign: Bool) throws(VisualFormatError) -> CGFloat {
        let start = offset
        let isNegative = allowsSign && take("-")
        if !isNegative, allowsSign { _ = take("+") }
        if let number = takeNumber() { return isNegative ? -number : number }
        guard let name = takeName() else {
            throw failure("Expected a number or key from the metrics dictionary, but encountered something else")
        }
        guard let metric = metrics[name] else {
            offset = start
            throw failure(
                """
                Encountered metric with name "\(name)", but value was not specified in metrics or views dictionaries
                """)
        }
        guard let number = Self.number(metric) else {
            offset = start
            throw failure("The metric \(name) is not a number")
        }
        return isNegative ? -number : number
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    // MARK: Characters

    /// The next character that is not a space.
    private var next: Character? {
        mutating get {
            while offset < characters.count, characters[offset] == " " { offset += 1 }
            return offset < characters.count ? characters[offset] : nil
        }
    }

    private var isAtEnd: Bool { mutating get { next == nil } }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        offset += 1
        return true
    }

    private mutating func takeName() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let name = characters[offset...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        offset += name.count
        return String(name)
    }

    private mutating func takeNumber() -> CGFloat? {
        guard let first = next, first.isASCII, first.isNumber || first == "." else { return nil }
        let text = characters[offset...].prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(String(text)) else { return nil }
        offset += text.count
        return CGFloat(number)
    }

    private func failure(_ reason: String) -> VisualFormatError {
        VisualFormatError(reason: reason, format: format, offset: offset)
    }
}
