internal import RowGeometry

// MARK: Grouping

extension SectionSolution {
    /// Groups the items from a group on again.
    ///
    /// - Complexity: O(*m* log *n*) for *m* measured items from the group on, unless groups contain variable
    ///   groups.
    mutating func regroup(from group: Int) {
        let kept = hasUniformGroups ? min(group, groupCount) : 0
        var item = Int(itemCounts.offset(of: kept))
        extents.remove(kept..<groupCount)
        itemCounts.remove(kept..<itemCounts.count)
        let perGroup = template.cells.count
        guard perGroup > 0 else { return }
        while hasUniformGroups, let measured = sizes.firstMeasured(from: item) {
            // A measured item may fit in the group before it.
            let unmeasuredGroups = max(0, (measured - item) / perGroup - (hasVariableGroups ? 1 : 0))
            append(unmeasuredGroups, of: template, isMeasured: false)
            item += unmeasuredGroups * perGroup
            let solution = nextGroup(from: item)
            guard !solution.cells.isEmpty else { return }
            append(1, of: solution, isMeasured: true)
            item += solution.cells.count
        }
        let fullGroups = hasUniformGroups ? (itemCount - item) / perGroup : 0
        append(fullGroups, of: template, isMeasured: false)
        item += fullGroups * perGroup
        while item < itemCount {
            let solution = nextGroup(from: item)
            guard !solution.cells.isEmpty else { return }
            append(1, of: solution, isMeasured: false)
            item += solution.cells.count
        }
    }

    /// Returns the group that begins with an item.
    func nextGroup(from item: Int) -> GroupSolution {
        GroupSolver(grid: grid, sizes: sizes).solve(
            description.group, in: groupContainer, supply: .init(first: item, count: itemCount - item))
    }

    private mutating func append(_ count: Int, of solution: GroupSolution, isMeasured: Bool) {
        guard count > 0 else { return }
        extents.insert(count: count, height: extent(of: solution), isEstimated: !isMeasured, at: extents.count)
        itemCounts.insert(
            count: count, height: Double(solution.cells.count), isEstimated: false, at: itemCounts.count)
    }

    /// Returns the length of a group along the groups' axis, with the space to the next one.
    func extent(of solution: GroupSolution) -> Double {
        let root = description.group
        var length = solution.size[groupAxis]
        if solution.cells.count < template.cells.count, !root.size[groupAxis].isEstimated, !hasVariableGroups {
            // UIKit shortens the last group by the items that it lacks, and does not add its insets back.
            length += solution.reach(groupAxis) - template.reach(groupAxis) - root.insets.total(groupAxis)
        }
        return Length.valid(
            max(0, length) + root.edgeSpacing.minimum(groupAxis) + description.groupSpacing)
    }

    // MARK: Measuring

    /// Sets the measured size of an item. Only the item's estimated dimensions change.
    ///
    /// - Returns: Whether the layout changes.
    package mutating func setSize(_ size: MeasuredSize?, ofItem item: Int) -> Bool {
        guard let group = group(ofItem: item) else { return false }
        let items = items(ofGroup: group)
        let old = solution(ofItems: items, isUniform: false)
        let cell = old.cells[item - items.lowerBound]
        var measured = size
        if !cell.measuresWidth { measured?.width = nil }
        if !cell.measuresHeight { measured?.height = nil }
        if measured == MeasuredSize() { measured = nil }
        guard measured != sizes[item] else { return false }
        let wasMeasured = sizes.containsMeasured(in: items)
        sizes[item] = measured
        updateGroup(group, items)
        updateRowLength(
            from: wasMeasured ? old : nil, to: solution(ofItems: items, isUniform: false),
            isMeasured: sizes.containsMeasured(in: items))
        updateBoundary()
        return true
    }

    /// Updates the length of a group whose items changed their sizes.
    private mutating func updateGroup(_ group: Int, _ items: Range<Int>) {
        guard hasUniformGroups else { return regroup(from: 0) }
        guard hasVariableGroups else {
            let new = solution(ofItems: items, isUniform: false)
            return setExtent(of: new, group, items)
        }
        // The first item may fit in the group before.
        for group in max(0, group - 1)...group {
            let items = self.items(ofGroup: group)
            let new = nextGroup(from: items.lowerBound)
            if new.cells.count != items.count { return regroup(from: group) }
            setExtent(of: new, group, items)
        }
    }

    private mutating func setExtent(of solution: GroupSolution, _ group: Int, _ items: Range<Int>) {
        extents.setHeight(extent(of: solution), of: group, isEstimated: !sizes.containsMeasured(in: items))
    }

    /// Updates the length of the largest group, which only an orthogonal section depends on.
    private mutating func updateRowLength(from old: GroupSolution?, to new: GroupSolution, isMeasured: Bool) {
        guard description.isOrthogonal else { return }
        let across = groupAxis.other
        let spacing = description.group.edgeSpacing.minimum(across)
        let length = new.size[across] + spacing
        let isReplaced = old.map { $0.size[across] + spacing >= measuredRowLength ?? 0 } ?? false
        if hasVariableGroups || isReplaced && (length < measuredRowLength ?? 0 || !isMeasured) {
            measureRowLength()
        } else if isMeasured {
            measuredRowLength = max(measuredRowLength ?? 0, length)
        }
    }

    /// Finds the length of the largest measured group.
    ///
    /// - Complexity: O(*m* log *n*) for *m* measured items.
    mutating func measureRowLength() {
        measuredRowLength = nil
        guard description.isOrthogonal else { return }
        let across = groupAxis.other
        var item = 0
        while let measured = sizes.firstMeasured(from: item), let group = group(ofItem: measured) {
            let items = items(ofGroup: group)
            let length = solution(ofItems: items, isUniform: false).size[across]
            measuredRowLength = max(
                measuredRowLength ?? 0, length + description.group.edgeSpacing.minimum(across))
            item = items.upperBound
        }
    }

    /// Sets the measured size of a boundary item.
    ///
    /// - Returns: Whether the layout changes.
    package mutating func setSize(_ size: MeasuredSize?, ofBoundaryItem index: Int) -> Bool {
        guard boundarySizes[index] != size else { return false }
        boundarySizes[index] = size
        updateBoundary()
        return true
    }

    /// Removes all measured sizes.
    package mutating func removeMeasuredSizes() {
        sizes = MeasuredSizes(count: itemCount)
        boundarySizes = [:]
        anchoredSizes = [:]
        measuredRowLength = nil
        regroup(from: 0)
        updateBoundary()
    }

    // MARK: Updates

    /// Returns the index of an item after an update, or `nil` if it is removed.
    private static func newIndex(
        of item: Int, removing removed: [Range<Int>], inserting inserted: [Range<Int>]
    ) -> Int? {
        guard !removed.contains(where: { $0.contains(item) }) else { return nil }
        var result = item - removed.reduce(0) { $0 + ($1.upperBound <= item ? $1.count : 0) }
        for items in inserted where items.lowerBound <= result { result += items.count }
        return result
    }

    /// Removes and inserts items. The remaining items keep their measured sizes.
    ///
    /// - Parameters:
    ///   - removed: Ascending ranges of old indices.
    ///   - inserted: Ascending ranges of new indices.
    ///   - carried: The measured sizes of inserted items that existed elsewhere, by new index.
    /// - Complexity: O(*c* log *n*) for *c* ranges if each group has one item; otherwise also O(*m* log *n*)
    ///   for *m* measured items after the first change.
    package mutating func update(
        removing removed: [Range<Int>], inserting inserted: [Range<Int>], carried: [Int: MeasuredSize] = [:]
    ) {
        guard !removed.isEmpty || !inserted.isEmpty else { return }
        // Groups of one item need not be formed again.
        let isAligned = template.cells.count == 1 && !hasVariableGroups
        let firstChange = min(removed.first?.lowerBound ?? .max, inserted.first?.lowerBound ?? .max)
        let firstGroup = group(ofItem: min(firstChange, itemCount) - 1) ?? 0
        moveAnchoredSizes(firstChange: firstChange) { Self.newIndex(of: $0, removing: removed, inserting: inserted) }
        for items in removed.reversed() {
            sizes.remove(items)
            if isAligned {
                extents.remove(items)
                itemCounts.remove(items)
            }
        }
        for items in inserted {
            sizes.insert(count: items.count, at: items.lowerBound)
            if isAligned {
                extents.insert(
                    count: items.count, height: extent(of: template), isEstimated: true, at: items.lowerBound)
                itemCounts.insert(count: items.count, height: 1, isEstimated: false, at: items.lowerBound)
            }
        }
        for (item, size) in carried where item < itemCount {
            sizes[item] = size
            if isAligned { updateGroup(item, item..<(item + 1)) }
        }
        if !isAligned { regroup(from: firstGroup) }
        measureRowLength()
        updateBoundary()
    }
}
