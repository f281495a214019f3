internal import ConstraintSolver

/// Conversion of constraints to linear expressions of edges.
extension LayoutEngine {
    /// Returns the left side of a constraint minus its right side, which the relation compares with 0.
    func sum(of constraint: NSLayoutConstraint) -> LayoutSum {
        let (first, second) = (constraint.first, constraint.second)
        let mirrors = isMirrored(constraint)
        // In right-to-left layout, "after" means to the left, which inverts inequalities.
        let sign = mirrors && !first.isDimension ? -1.0 : 1
        var sum = LayoutSum()
        let holder = constraint.holder
        add(first, besides: second, times: sign, mirrors: mirrors, holder, to: &sum)
        if let second, constraint.multiplier != 0 {
            let multiplier = Double(constraint.multiplier)
            add(second, besides: first, times: -sign * multiplier, mirrors: mirrors, holder, to: &sum)
            if multiplier != 1, !first.isDimension, let holder {
                // Locations are multiplied relative to the holder of the constraint.
                let start: Edge = first.axis == .vertical ? .top : mirrors ? .right : .left
                add(
                    start, of: Edges(frame: frame(of: holder.layoutReference)), times: sign * (multiplier - 1), to: &sum
                )
            }
        }
        sum.add(-Double(constraint.constant))
        return sum
    }

    /// Returns whether the constraint applies from right to left, so that distances are negated.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        var dependsOnLayoutDirection = false
        constraint.forEachTerm { if $0.attribute.dependsOnLayoutDirection { dependsOnLayoutDirection = true } }
        guard dependsOnLayoutDirection else { return false }
        let view = constraint.first.term.reference?.layoutView
        return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func add(
        _ operand: LayoutOperand, besides other: LayoutOperand?, times factor: Double, mirrors: Bool,
        _ holder: UIView?, to sum: inout LayoutSum
    ) {
        guard var item = operand.term.reference else { return }
        // Relative to items inside it, the edges of a scroll view are those of its content.
        if !operand.isDimension, let scrollView = item.itemAsView as? UIScrollView,
            let inner = other?.term.reference?.layoutView, inner !== scrollView, inner.isDescendant(of: scrollView)
        {
            item = scrollView.contentLayoutGuide.layoutReference
        }
        guard let origin = operand.origin, let start = origin.reference else {
            add(operand.term.attribute, of: item, times: factor, mirrors: mirrors, to: &sum)
            guard !operand.isDimension, let offset = scrolling(of: item, in: holder) else { return }
            sum.add(-factor * Double(operand.axis == .vertical ? offset.y : offset.x))
            sum.hasDynamicConstant = true
            return
        }
        let sign: Double = mirrors ? -1 : 1
        add(operand.term.attribute, of: item, times: sign * factor, mirrors: mirrors, to: &sum)
        add(origin.attribute, of: start, times: -sign * factor, mirrors: mirrors, to: &sum)
    }

    /// Returns the scroll offset of an item relative to `holder`, or `nil` if no view between them scrolls.
    private func scrolling(of item: LayoutReference, in holder: UIView?) -> CGPoint? {
        var offset: CGPoint?
        var next = item.layoutView === holder ? nil : item.item?.enclosingView
        while let view = next, view !== holder {
            if view is UIScrollView {
                let origin = view.bounds.origin
                offset = CGPoint(x: (offset?.x ?? 0) + origin.x, y: (offset?.y ?? 0) + origin.y)
            }
            next = view.parentView
        }
        return offset
    }

    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutReference, times factor: Double, mirrors: Bool,
        to sum: inout LayoutSum
    ) {
        var edges = edges(of: item)
        if attribute.isMargin { edges.inset(by: item.itemAsView?.layoutMargins ?? .zero) }
        func add(_ edge: Edge, _ factor: Double) { self.add(edge, of: edges, times: factor, to: &sum) }
        switch attribute {
        case .notAnAttribute: break
        case .left, .leftMargin: add(.left, factor)
        case .right, .rightMargin: add(.right, factor)
        case .leading, .leadingMargin: add(mirrors ? .right : .left, factor)
        case .trailing, .trailingMargin: add(mirrors ? .left : .right, factor)
        case .top, .topMargin: add(.top, factor)
        case .bottom, .bottomMargin: add(.bottom, factor)
        case .width:
            add(.right, factor)
            add(.left, -factor)
        case .height:
            add(.bottom, factor)
            add(.top, -factor)
        case .centerX, .centerXWithinMargins:
            add(.left, factor / 2)
            add(.right, factor / 2)
        case .centerY, .centerYWithinMargins:
            add(.top, factor / 2)
            add(.bottom, factor / 2)
        case .firstBaseline:
            addBaseline(
                of: item.itemAsView?.forFirstBaselineLayout, \.firstBaselineDistance, from: .top, in: item, edges,
                times: factor, to: &sum)
        case .lastBaseline:
            addBaseline(
                of: item.itemAsView?.forLastBaselineLayout, \.lastBaselineDistance, from: .bottom, in: item, edges,
                times: factor, to: &sum)
        }
    }

    /// Adds the baseline of an item: of `text`, which is the item's view or a view inside of it.
    ///
    /// - Parameters:
    ///   - distance: The distance of the baseline from an edge of the text, in points; `nil` without text.
    ///   - edge: The top for the first baseline, the bottom for the last.
    private func addBaseline(
        of text: UIView?, _ distance: (UIView) -> CGFloat?, from edge: Edge, in item: LayoutReference, _ edges: Edges,
        times factor: Double, to sum: inout LayoutSum
    ) {
        var edges = edges
        if let text, text !== item.itemAsView {
            edges = self.edges(of: text.layoutReference)
            sum.includesNestedText = true
        }
        // Another text may provide the baseline later.
        sum.hasDynamicConstant = true
        guard let text, let distance = distance(text) else { return add(edge, of: edges, times: factor, to: &sum) }
        let sign: CGFloat = edge == .top ? 1 : -1
        guard text.hasTextInMiddle else {
            edges.move(edge, by: sign * distance)
            return add(edge, of: edges, times: factor, to: &sum)
        }
        for side in [Edge.top, .bottom] {
            edges.move(side, by: sign * (distance - text.intrinsicContentSize.height / 2))
        }
        add(.top, of: edges, times: factor / 2, to: &sum)
        add(.bottom, of: edges, times: factor / 2, to: &sum)
    }

    // MARK: Edges

    private enum Edge {
        case left, right, top, bottom
    }

    /// The four edges of an item, as offsets from those of a frame, to the right or down.
    private struct Edges {
        let frame: LayoutFrame
        var offsets = UIEdgeInsets.zero
        var hasDynamicConstant = false

        mutating func inset(by insets: UIEdgeInsets) {
            move(.left, by: insets.left)
            move(.right, by: -insets.right)
            move(.top, by: insets.top)
            move(.bottom, by: -insets.bottom)
        }

        mutating func move(_ edge: Edge, by distance: CGFloat) {
            hasDynamicConstant = true
            switch edge {
            case .left: offsets.left += distance
            case .right: offsets.right += distance
            case .top: offsets.top += distance
            case .bottom: offsets.bottom += distance
            }
        }
    }

    private func add(_ edge: Edge, of edges: Edges, times factor: Double, to sum: inout LayoutSum) {
        let (variable, offset) =
            switch edge {
            case .left: (edges.frame.minX, edges.offsets.left)
            case .right: (edges.frame.maxX, edges.offsets.right)
            case .top: (edges.frame.minY, edges.offsets.top)
            case .bottom: (edges.frame.maxY, edges.offsets.bottom)
            }
        sum.add(variable, times: factor)
        sum.add(Double(offset) * factor)
        if edges.hasDynamicConstant { sum.hasDynamicConstant = true }
    }

    private func edges(of item: LayoutReference) -> Edges {
        guard let guide = item.itemAsGuide, !guide.isSolved, let owner = guide.owner else {
            return Edges(frame: frame(of: item))
        }
        var edges = Edges(frame: frame(of: owner.layoutReference))
        if guide.kind == .scrollFrame {
            // The frame of a scroll view moves relative to its content.
            let offset = owner.bounds.origin
            edges.inset(by: UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x))
        } else {
            edges.inset(by: guide.insets)
        }
        return edges
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute refers to the margins of a view.
    var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }
}
