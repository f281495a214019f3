/// The constraints across the axis.
extension StackArrangement {
    private var axis: NSLayoutConstraint.Axis { stack.axis.crossing }

    /// The alignment: in a column there are no baselines side by side.
    private var alignment: UIStackView.Alignment {
        guard axis == .horizontal else { return stack.alignment }
        switch stack.alignment {
        case .firstBaseline: return .leading
        case .lastBaseline: return .trailing
        case .fill, .leading, .center, .trailing: return stack.alignment
        }
    }

    /// The places that are the same for all views.
    private var aligned: [NSLayoutConstraint.Attribute] {
        switch alignment {
        case .fill: [axis.start, axis.end]
        case .leading: [axis.start]
        case .center: [axis.middle]
        case .trailing: [axis.end]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    mutating func align() {
        guard let first = visible.first else {
            fitCanvas(axis)
            alignHidden(with: canvas)
            return
        }
        for attribute in aligned {
            for view in visible.dropFirst() { add(.alignment, (first, attribute), .equal, (view, attribute)) }
        }
        if alignment == .fill {
            connectStart(axis, to: first)
            connectEnd(axis, to: first)
        } else {
            let spanner = stack.generated.needSpanner(in: stack)
            span(spanner)
            connect(first, spanner)
            suppressAmbiguity()
        }
        alignHidden(with: first)
    }

    /// Puts the spanner around all views.
    private mutating func span(_ spanner: UILayoutGuide) {
        let touchesStart = alignment == .leading
        let touchesEnd = alignment == .trailing
        for view in visible {
            add(
                .spanningBoundary, (spanner, axis.start), touchesStart ? .equal : .lessThanOrEqual, (view, axis.start),
                priority: touchesStart ? .almostRequired : .required)
            add(
                .spanningBoundary, (spanner, axis.end), touchesEnd ? .equal : .greaterThanOrEqual, (view, axis.end),
                priority: touchesEnd ? .almostRequired : .required)
        }
        add(.spanningFit, (spanner, axis.length), .equal, nil, priority: .spanningFit)
    }

    /// Connects the canvas with the edge or the middle at which all views stand, and else with the spanner.
    private mutating func connect(_ first: UIView, _ spanner: UILayoutGuide) {
        switch alignment {
        case .leading, .fill:
            connectStart(axis, to: first)
            connectEnd(axis, to: spanner)
        case .trailing:
            connectStart(axis, to: spanner)
            connectEnd(axis, to: first)
        case .center:
            connectStart(axis, to: spanner)
            connectEnd(axis, to: spanner)
            add(.canvasConnection, (canvas, axis.middle), .equal, (first, axis.middle))
        case .firstBaseline, .lastBaseline:
            connectStart(axis, to: spanner)
            connectEnd(axis, to: spanner)
            fitCanvas(axis)
            pull(to: alignment == .firstBaseline ? axis.start : axis.end, of: spanner)
        }
    }

    /// In a stack that is higher than its views they stand at the edge from which their common line is counted.
    private mutating func pull(to edge: NSLayoutConstraint.Attribute, of spanner: UILayoutGuide) {
        for view in visible {
            add(.spanningBoundary, (spanner, edge), .equal, (view, edge), priority: .lastResort)
        }
    }

    /// Gives views a breadth whose contents ask for none.
    private mutating func suppressAmbiguity() {
        for view in visible {
            add(.ambiguitySuppression, (view, axis.length), .equal, nil, priority: .ambiguitySuppression)
        }
    }

    /// A hidden view stands with the others, so that it can be seen come and go, but takes no room.
    private mutating func alignHidden(with item: any LayoutItem) {
        for (view, _) in hidden {
            switch alignment {
            case .fill:
                add(.alignment, (item, axis.start), .equal, (view, axis.start))
                add(.alignment, (item, axis.end), .equal, (view, axis.end), priority: .lastResort)
            case .leading, .center, .trailing:
                for attribute in aligned { add(.alignment, (item, attribute), .equal, (view, attribute)) }
            case .firstBaseline, .lastBaseline:
                // A guide has no baseline.
                let attribute = item === canvas ? axis.start : aligned[0]
                add(.alignment, (item, attribute), .equal, (view, attribute))
            }
        }
    }
}
