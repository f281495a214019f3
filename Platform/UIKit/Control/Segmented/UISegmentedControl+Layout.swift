extension UISegmentedControl {
    /// The segment at the selection indicator: the selected one, the one to which the indicator is dragged,
    /// or the pressed one of a momentary control.
    final var indicatedSegment: Int {
        switch touchedSegment {
        case .drag(let index): index
        case .press(let index) where isMomentary: index
        default: selectedSegmentIndex
        }
    }

    final var fittingSize: CGSize {
        let widths = naturalWidths
        return CGSize(
            width: (widths.reduce(0, +) + 2 * SegmentMetrics.margin).rounded(.up),
            height: customHeight ?? SegmentMetrics.height)
    }

    /// The preferred widths of the segments: the custom width, the width of the content, or that of the
    /// widest content.
    private var naturalWidths: [CGFloat] {
        let widest = segments.map(\.contentWidth).max() ?? 0
        return segments.map { segment in
            if segment.content.width > 0 { return segment.content.width }
            return (apportionsSegmentWidthsByContent ? segment.contentWidth : widest) + SegmentMetrics.extraWidth
        }
    }

    /// The frames of the segments, in order. In right-to-left layouts the first segment is at the right.
    final var segmentFrames: [CGRect] {
        let contentRect = bounds.clampedInset(dx: SegmentMetrics.margin, dy: SegmentMetrics.margin)
        let natural = naturalWidths
        let fixed = segments.reduce(0) { $0 + $1.content.width }
        let flexible = zip(natural, segments).reduce(0) { $0 + ($1.1.content.width > 0 ? 0 : $1.0) }
        let stretch = flexible > 0 ? max(0, contentRect.width - fixed) / flexible : 1
        var x = contentRect.minX
        let frames = zip(natural, segments).map { width, segment in
            let width = segment.content.width > 0 ? width : width * stretch
            defer { x += width }
            return CGRect(x: x, y: contentRect.minY, width: width, height: contentRect.height)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
        return frames.map { frame in
            var mirrored = frame
            mirrored.origin.x = bounds.width - frame.maxX
            return mirrored
        }
    }

    /// Returns the segment nearest to a horizontal position.
    final func segment(at x: CGFloat) -> Int? {
        let distances = segmentFrames.map { max($0.minX - x, x - $0.maxX, 0) }
        return distances.indices.min { distances[$0] < distances[$1] }
    }

    final func layoutSegments() {
        let frames = segmentFrames
        for (segment, frame) in zip(segments, frames) { segment.frame = frame }
        let indicated = indicatedSegment
        let indicatorFrame = frames.indices.contains(indicated) ? frames[indicated] : nil
        if let indicatorFrame {
            // A hidden indicator is placed without animation; otherwise it would fly in from the origin.
            let updateIndicator = { [selectionIndicator] in
                selectionIndicator.bounds.size = indicatorFrame.size
                selectionIndicator.center = CGPoint(x: indicatorFrame.midX, y: indicatorFrame.midY)
            }
            if selectionIndicator.isHidden {
                UIView.performWithoutAnimation(updateIndicator)
            } else {
                updateIndicator()
            }
        }
        selectionIndicator.isHidden = indicatorFrame == nil
        for (index, divider) in dividers.enumerated() {
            let (before, after) = (frames[index], frames[index + 1])
            let x = before.minX < after.minX ? before.maxX : after.maxX
            divider.frame = CGRect(
                x: x - SegmentMetrics.divider.width / 2, y: (bounds.height - SegmentMetrics.divider.height) / 2,
                width: SegmentMetrics.divider.width, height: SegmentMetrics.divider.height)
            divider.alpha = index == indicated || index + 1 == indicated ? 0 : 1
        }
        layoutImages(frames: frames)
    }
}
