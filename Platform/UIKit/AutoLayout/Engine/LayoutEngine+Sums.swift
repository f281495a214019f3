internal import ConstraintSolver

/// What constraints say, in terms of the edges that an engine knows.
extension LayoutEngine {
    /// What must be 0, or not less or not more than that: the left side of a constraint less its right side.
    func sum(of constraint: NSLayoutConstraint) -> LayoutSum {
        let mirrors = isMirrored(constraint)
        var sum = self.sum(of: constraint.first, besides: constraint.second, mirrors: mirrors)
        var constant = Double(constraint.constant)
        if mirrors, !constraint.first.isDimension { constant = -constant }
        if let second = constraint.second, constraint.multiplier != 0 {
            let multiplier = Double(constraint.multiplier)
            sum.add(self.sum(of: second, besides: constraint.first, mirrors: mirrors), times: -multiplier)
            if multiplier != 1, !constraint.first.isDimension, let holder = constraint.holder {
                // Places are multiplied as they are measured from the view that both are in.
                let start = start(of: holder, constraint.first.axis, mirrors: mirrors)
                sum.add(start, times: multiplier - 1)
            }
        }
        sum.shift(by: -constant)
        // Further on is further to the left there: what is to be no less would come out as no more.
        return mirrors && !constraint.first.isDimension ? sum.turned : sum
    }

    /// Whether the constraint is read from right to left, so that distances count the other way.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        let terms = constraint.operands.flatMap(\.terms)
        guard terms.contains(where: { $0.term.attribute.followsReading }) else { return false }
        let view = constraint.first.term.item?.layoutView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func start(of view: UIView, _ axis: NSLayoutConstraint.Axis?, mirrors: Bool) -> LayoutSum {
        let frame = frame(of: view)
        if axis == .vertical { return LayoutSum(frame.minY) }
        return LayoutSum(mirrors ? frame.maxX : frame.minX)
    }

    private func sum(of operand: LayoutOperand, besides other: LayoutOperand?, mirrors: Bool) -> LayoutSum {
        guard var item = operand.term.item else { return LayoutSum() }
        // For what is inside of it, the edges of a scroll view are those of its content.
        if let scrollView = item as? UIScrollView, !operand.isDimension, let inner = other?.term.item?.layoutView,
            inner !== scrollView, inner.isDescendant(of: scrollView)
        {
            item = scrollView.contentLayoutGuide
        }
        let end = place(operand.term.attribute, of: item, mirrors: mirrors)
        guard let origin = operand.origin, let start = origin.item else { return end }
        let distance = LayoutSum.distance(
            from: place(origin.attribute, of: start, mirrors: mirrors), to: end)
        return mirrors ? distance.turned : distance
    }

    private func place(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, mirrors: Bool
    ) -> LayoutSum {
        let edges = edges(of: item)
        let margins = attribute.isMargin ? edges.inset(by: (item as? UIView)?.layoutMargins ?? .zero) : edges
        switch attribute {
        case .notAnAttribute: return LayoutSum()
        case .left: return edges.left
        case .right: return edges.right
        case .leading: return mirrors ? edges.right : edges.left
        case .trailing: return mirrors ? edges.left : edges.right
        case .top: return edges.top
        case .bottom: return edges.bottom
        case .width: return .distance(from: edges.left, to: edges.right)
        case .height: return .distance(from: edges.top, to: edges.bottom)
        case .centerX: return .middle(of: edges.left, edges.right)
        case .centerY: return .middle(of: edges.top, edges.bottom)
        case .leftMargin: return margins.left
        case .rightMargin: return margins.right
        case .leadingMargin: return mirrors ? margins.right : margins.left
        case .trailingMargin: return mirrors ? margins.left : margins.right
        case .topMargin: return margins.top
        case .bottomMargin: return margins.bottom
        case .centerXWithinMargins: return .middle(of: margins.left, margins.right)
        case .centerYWithinMargins: return .middle(of: margins.top, margins.bottom)
        case .firstBaseline: return firstBaseline(of: item, edges)
        case .lastBaseline: return lastBaseline(of: item, edges)
        }
    }

    private func firstBaseline(of item: any LayoutItem, _ edges: Edges) -> LayoutSum {
        guard let view = item as? UIView else { return edges.top }
        let text = view.forFirstBaselineLayout
        let top = text === view ? edges.top : self.edges(of: text).top
        return text.firstBaselineDistance.map { top.moved(by: $0) } ?? top
    }

    private func lastBaseline(of item: any LayoutItem, _ edges: Edges) -> LayoutSum {
        guard let view = item as? UIView else { return edges.bottom }
        let text = view.forLastBaselineLayout
        let bottom = text === view ? edges.bottom : self.edges(of: text).bottom
        return text.lastBaselineDistance.map { bottom.moved(by: -$0) } ?? bottom
    }

    // MARK: Edges

    /// The four sides of an item.
    private struct Edges {
        var left: LayoutSum
        var right: LayoutSum
        var top: LayoutSum
        var bottom: LayoutSum

        func inset(by insets: UIEdgeInsets) -> Edges {
            Edges(
                left: left.moved(by: insets.left), right: right.moved(by: -insets.right),
                top: top.moved(by: insets.top), bottom: bottom.moved(by: -insets.bottom))
        }
    }

    private func edges(of item: any LayoutItem) -> Edges {
        guard let guide = item as? UILayoutGuide, let kind = guide.kind, kind != .scrollContent, let owner = guide.owner
        else { return edges(of: frame(of: item)) }
        let outer = edges(of: frame(of: owner))
        guard kind == .scrollFrame else { return outer.inset(by: guide.insets) }
        // What stays on the screen moves over what is scrolled.
        let offset = owner.bounds.origin
        return outer.inset(by: UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x))
    }

    private func edges(of frame: LayoutFrame) -> Edges {
        Edges(
            left: LayoutSum(frame.minX), right: LayoutSum(frame.maxX), top: LayoutSum(frame.minY),
            bottom: LayoutSum(frame.maxY))
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is about the margins of a view.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
