/// Constraints across the stack's axis.
extension StackArrangement {
    private var axis: NSLayoutConstraint.Axis { stack.axis.perpendicular }

    /// The alignment. Baseline alignments apply to horizontal stacks only.
    private var alignment: UIStackView.Alignment {
        guard axis == .horizontal else { return stack.alignment }
        switch stack.alignment {
        case .firstBaseline: return .leading
        case .lastBaseline: return .trailing
        case .fill, .leading, .center, .trailing: return stack.alignment
        }
    }

    /// The attributes that are equal for all views.
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
            let spanner = stack.generated.ensureSpanner(in: stack)
            span(spanner)
            connect(first, spanner)
            suppressAmbiguity()
        }
        alignHidden(with: first)
    }

    /// Makes the spanner enclose all views.
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

    /// Connects the canvas with the common edge or center of the views, and its other edges with the
    /// spanner.
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
            alignBaselines(to: alignment == .firstBaseline ? axis.start : axis.end, of: spanner)
        }
    }

    /// Aligns the views with the edge that corresponds to their baseline if the stack is higher than its
    /// views.
    private mutating func alignBaselines(to edge: NSLayoutConstraint.Attribute, of spanner: UILayoutGuide) {
        for view in visible {
            add(.spanningBoundary, (spanner, edge), .equal, (view, edge), priority: .lastResort)
        }
    }

    /// Adds weak constraints for views without an intrinsic size across the axis.
    private mutating func suppressAmbiguity() {
        for view in visible {
            add(.ambiguitySuppression, (view, axis.length), .equal, nil, priority: .ambiguitySuppression)
        }
    }

    /// Aligns hidden views with the others, so that changes of visibility can be animated, without affecting
    /// the size.
    private mutating func alignHidden(with item: any LayoutItem) {
        for (view, _) in hidden {
            switch alignment {
            case .fill:
                add(.alignment, (item, axis.start), .equal, (view, axis.start))
                add(.alignment, (item, axis.end), .equal, (view, axis.end), priority: .lastResort)
            case .leading, .center, .trailing:
                for attribute in aligned { add(.alignment, (item, attribute), .equal, (view, attribute)) }
            case .firstBaseline, .lastBaseline:
                // Layout guides have no baseline.
                let attribute = item === canvas ? axis.start : aligned[0]
                add(.alignment, (item, attribute), .equal, (view, attribute))
            }
        }
    }
}
