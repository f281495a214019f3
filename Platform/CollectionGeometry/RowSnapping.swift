/// The offsets at which the groups of an orthogonal section come to rest after a drag.
package struct RowSnapping: Sendable {
    /// The rule of the offsets.
    package enum Rule: Sendable {
        /// Any offset.
        case continuous
        /// The leading edge of a group.
        case groupBoundary
        /// A multiple of the length of the layout without the section's insets.
        case page
        /// The leading edge of the next group in the direction of the drag.
        case group
        /// The middle of the next group in the direction of the drag.
        case centeredGroup

        /// Whether a drag moves by one page or group at most.
        package var isPaging: Bool {
            switch self {
            case .continuous, .groupBoundary: false
            case .page, .group, .centeredGroup: true
            }
        }
    }

    /// The velocity that moves to the next page, in points per millisecond.
    private static let minimumVelocity = 0.2

    package let rule: Rule
    private let section: SectionSolution

    /// Creates the offsets of a section.
    package init(_ section: SectionSolution, rule: Rule) {
        self.section = section
        self.rule = rule
    }

    /// The axis along which the section scrolls.
    package var axis: PlanarAxis { section.groupAxis }

    /// The visible length, in points.
    package var length: Double { section.container[axis] }

    /// The insets of the groups.
    package var insets: DirectionalInsets { section.description.insets }

    /// The length of the content, in points.
    package var contentLength: Double { section.groupsLength }

    /// The additional length before the groups by which the first one can be in the middle.
    package var startInset: Double {
        guard rule == .centeredGroup, section.groupCount > 0 else { return 0 }
        return max(0, -centeredOffset(ofGroup: 0))
    }

    /// The additional length after the groups by which the last one can be in the middle.
    package var endInset: Double {
        guard rule == .centeredGroup, section.groupCount > 0 else { return 0 }
        return max(0, centeredOffset(ofGroup: section.groupCount - 1) + length - contentLength)
    }

    /// The maximum offset of the content.
    package var maximumOffset: Double { max(-startInset, contentLength + endInset - length) }

    private func centeredOffset(ofGroup group: Int) -> Double {
        section.start(ofGroup: group) + (section.length(ofGroup: group) - length) / 2
    }

    // MARK: Stops

    private var pageLength: Double { max(1, length - insets.total(axis)) }

    /// The number of the last stop.
    private var lastStop: Int {
        switch rule {
        case .page: max(0, Int((max(0, maximumOffset) / pageLength).rounded(.up)))
        case .continuous, .groupBoundary, .group, .centeredGroup: max(0, section.groupCount - 1)
        }
    }

    /// Returns the offset of a stop.
    private func offset(ofStop stop: Int) -> Double {
        let offset =
            switch rule {
            case .page: Double(stop) * pageLength
            case .centeredGroup: centeredOffset(ofGroup: stop)
            case .continuous, .groupBoundary, .group: section.start(ofGroup: stop) - insets.start(axis)
            }
        return min(max(offset, -startInset), maximumOffset)
    }

    /// Returns the last stop at or before an offset.
    private func stop(before offset: Double) -> Int {
        var stop: Int
        switch rule {
        case .page: stop = Int((offset / pageLength).rounded(.down))
        case .centeredGroup: stop = section.group(at: offset + length / 2) ?? 0
        case .continuous, .groupBoundary, .group: stop = section.group(at: offset + insets.start(axis)) ?? 0
        }
        stop = min(max(stop, 0), lastStop)
        while stop > 0, self.offset(ofStop: stop) > offset { stop -= 1 }
        return stop
    }

    private func nearestStop(to offset: Double) -> Int {
        let stop = stop(before: offset)
        guard stop < lastStop else { return stop }
        let isNextNearer = abs(self.offset(ofStop: stop + 1) - offset) < abs(self.offset(ofStop: stop) - offset)
        return isNextNearer ? stop + 1 : stop
    }

    /// Returns the offset at which a drag comes to rest.
    ///
    /// - Parameters:
    ///   - current: The offset at the end of the drag.
    ///   - proposed: The offset at which the content would come to rest without stops.
    ///   - velocity: The velocity at the end of the drag, in points per millisecond.
    ///   - dragStart: The offset at the beginning of the drag.
    package func rest(from current: Double, proposed: Double, velocity: Double, dragStart: Double) -> Double {
        guard section.groupCount > 0, rule != .continuous else { return proposed }
        guard rule.isPaging else {
            return proposed >= maximumOffset ? proposed : offset(ofStop: nearestStop(to: proposed))
        }
        let first = nearestStop(to: dragStart)
        var stop = nearestStop(to: current)
        if velocity > Self.minimumVelocity {
            stop = self.stop(before: current) + 1
        } else if velocity < -Self.minimumVelocity {
            stop = self.stop(before: current)
            if offset(ofStop: stop) >= current { stop -= 1 }
        }
        stop = min(max(stop, first - 1), first + 1)
        return offset(ofStop: min(max(stop, 0), lastStop))
    }
}
