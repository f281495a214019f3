extension NSLayoutConstraint {
    /// Returns the constraints that a visual format describes. They are not active.
    ///
    /// `H:|-[name]-(>=20)-[button(80@750)]-8-|` places `name` and `button` in a row: from the margin of
    /// their superview, with a spacing of at least 20 points between them, to 8 points from the superview's
    /// edge. A single dash is the system spacing, and `V:` arranges the views vertically. Parentheses
    /// contain relations to numbers, metrics and, for sizes, other views: `[a(>=40, ==b*2+8@750)]`. Traps if
    /// the format is invalid.
    ///
    /// - Parameters:
    ///   - format: The visual format.
    ///   - opts: The alignment and direction of the views.
    ///   - metrics: The numbers for names in the format.
    ///   - views: The views and layout guides for names in the format.
    /// - Returns: The inactive constraints.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try constraints(visualFormat: format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    static func constraints(
        visualFormat format: String, options: FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, metrics: metrics, views: views)
        let parsed = try parser.parse()
        if let wrong = options.alignments.first(where: { $0.axis == parsed.axis }) {
            let edge = parsed.axis == .horizontal ? "horizontal" : "vertical"
            throw VisualFormatError(
                reason: """
                    Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is \
                    also \(edge). (\(wrong))
                    """,
                format: format, offset: format.count)
        }
        return VisualFormatConstraints(format: parsed, options: options).all
    }
}

/// Creates the constraints that a visual format describes.
@MainActor
private struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions

    var all: [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        if let edge = format.leading, let view = format.views.first?.item {
            result += between(edge.superview, view, edge.connection, edge: .start)
        }
        for (index, view) in format.views.enumerated() {
            result += view.sizes.map { size(of: view.item, $0) }
            guard index < format.connections.count else { continue }
            result += between(view.item, format.views[index + 1].item, format.connections[index], edge: nil)
        }
        if let edge = format.trailing, let view = format.views.last?.item {
            result += between(view, edge.superview, edge.connection, edge: .end)
        }
        return result + alignments
    }

    private func size(of item: any LayoutItem, _ rule: VisualFormat.Rule) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let other = rule.item.map { LayoutOperand(item: $0, attribute: attribute) }
        let constraint = NSLayoutConstraint(
            LayoutOperand(item: item, attribute: attribute), rule.relation, other, multiplier: rule.multiplier,
            constant: rule.constant)
        constraint.priority = rule.priority
        return constraint
    }

    private enum SuperviewEdge { case start, end }

    /// Returns the constraints between two adjacent items in the order of the format. `edge` specifies which of them
    /// is the superview, if any.
    private func between(
        _ earlier: any LayoutItem, _ later: any LayoutItem, _ connection: VisualFormat.Connection, edge: SuperviewEdge?
    ) -> [NSLayoutConstraint] {
        var (end, start) = places(edge)
        var rules = [VisualFormat.Rule()]
        var spacing: SystemSpacing.Kind?
        switch connection {
        case .none: break
        case .standard where edge == .start: end = end.atMargin
        case .standard where edge == .end: start = start.atMargin
        case .standard:
            rules[0].constant = SystemSpacing.below(
                LayoutTerm(item: earlier, attribute: end), LayoutTerm(item: later, attribute: start))
            spacing = .visualFormat
        case .distances(let given): rules = given
        }
        // From right to left, the later item is further left, so the distance is measured from it.
        let isBackwards = format.axis == .horizontal && direction == .directionRightToLeft
        let first = LayoutOperand(item: isBackwards ? earlier : later, attribute: isBackwards ? end : start)
        let second = LayoutOperand(item: isBackwards ? later : earlier, attribute: isBackwards ? start : end)
        return rules.map { rule in
            let constraint = NSLayoutConstraint(
                first, rule.relation, second, constant: rule.constant, spacing: spacing)
            constraint.priority = rule.priority
            return constraint
        }
    }

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// Returns the attributes of the end of the earlier item and the start of the later one. At an edge of the
    /// superview, both are on the same side.
    private func places(
        _ edge: SuperviewEdge?
    ) -> (end: NSLayoutConstraint.Attribute, start: NSLayoutConstraint.Attribute) {
        let sides: (end: NSLayoutConstraint.Attribute, start: NSLayoutConstraint.Attribute) =
            switch (format.axis, direction) {
            case (.vertical, _):
                edge == nil && options.contains(.spacingBaselineToBaseline)
                    ? (.lastBaseline, .firstBaseline) : (.bottom, .top)
            case (.horizontal, .directionLeftToRight): (.right, .left)
            case (.horizontal, .directionRightToLeft): (.left, .right)
            case (.horizontal, _): (.trailing, .leading)
            }
        switch edge {
        case .start: return (sides.start, sides.start)
        case .end: return (sides.end, sides.end)
        case nil: return sides
        }
    }

    /// The constraints that align each view with the next one.
    private var alignments: [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(format.views, format.views.dropFirst()).map { view, next in
                NSLayoutConstraint(
                    LayoutOperand(item: view.item, attribute: attribute), .equal,
                    LayoutOperand(item: next.item, attribute: attribute))
            }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge, inset by the margin.
    fileprivate var atMargin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
