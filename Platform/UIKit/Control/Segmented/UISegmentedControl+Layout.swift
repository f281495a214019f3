extension UISegmentedControl {
    /// The segment that is marked: the chosen one, or what a finger drags the mark to, or presses in a control of buttons.
    final var markedSegment: Int {
        switch touchedSegment {
        case .drag(let index): index
        case .press(let index) where isMomentary: index
        default: selectedSegmentIndex
        }
    }

    final var fittingSize: CGSize {
        let widths = naturalWidths
        return CGSize(
            width: (widths.reduce(0, +) + 2 * SegmentLook.margin).rounded(.up), height: SegmentLook.height)
    }

    /// How wide each segment would be if there was room: as wide as it was set, as what it shows, or as the widest.
    private var naturalWidths: [CGFloat] {
        let widest = segments.map(\.contentWidth).max() ?? 0
        return segments.map { segment in
            if segment.content.width > 0 { return segment.content.width }
            return (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + SegmentLook.extraWidth
        }
    }

    /// The segments in the room there is, from the first on; right to left the first is at the right.
    final var segmentFrames: [CGRect] {
        let room = bounds.narrowed(dx: SegmentLook.margin, dy: SegmentLook.margin)
        let natural = naturalWidths
        let fixed = segments.reduce(0) { $0 + $1.content.width }
        let flexible = zip(natural, segments).reduce(0) { $0 + ($1.1.content.width > 0 ? 0 : $1.0) }
        let stretch = flexible > 0 ? max(0, room.width - fixed) / flexible : 1
        var x = room.minX
        let frames = zip(natural, segments).map { width, segment in
            let width = segment.content.width > 0 ? width : width * stretch
            defer { x += width }
            return CGRect(x: x, y: room.minY, width: width, height: room.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { frame in
            var mirrored = frame
            mirrored.origin.x = bounds.width - frame.maxX
            return mirrored
        }
    }

    /// The segment at or nearest to a place.
    final func segment(at x: CGFloat) -> Int? {
        let distances = segmentFrames.map { max($0.minX - x, x - $0.maxX, 0) }
        return distances.indices.min { distances[$0] < distances[$1] }
    }

    final func layoutSegments() {
        let frames = segmentFrames
        for (segment, frame) in zip(segments, frames) { segment.frame = frame }
        let marked = markedSegment
        let shown = frames.indices.contains(marked) ? frames[marked] : nil
        if let shown {
            // What was nowhere does not come from a corner.
            let place = { [pill] in
                pill.bounds.size = shown.size
                pill.center = CGPoint(x: shown.midX, y: shown.midY)
            }
            if pill.isHidden { UIView.performWithoutAnimation(place) } else { place() }
        }
        pill.isHidden = shown == nil
        for (index, divider) in dividers.enumerated() {
            let (before, after) = (frames[index], frames[index + 1])
            let x = before.minX < after.minX ? before.maxX : after.maxX
            divider.frame = CGRect(
                x: x - SegmentLook.divider.width / 2, y: (bounds.height - SegmentLook.divider.height) / 2,
                width: SegmentLook.divider.width, height: SegmentLook.divider.height)
            divider.alpha = index == marked || index + 1 == marked ? 0 : 1
        }
    }
}
