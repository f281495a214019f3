/// The custom images of a segmented control, and the views that show them.
@MainActor
final class SegmentImages {
    /// The states and bar metrics for which a divider image was set.
    struct DividerKey: Hashable {
        var left: UInt
        var right: UInt
        var metrics: UIBarMetrics
    }

    var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
    var dividers: [DividerKey: UIImage] = [:]
    var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]
    private var backgroundViews: [UIImageView] = []
    private var dividerViews: [UIImageView] = []

    /// Returns the background of a segment in a state.
    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        guard let images = backgrounds[metrics] ?? backgrounds[.default] else { return nil }
        if let exact = images.exact(state) { return exact }
        // A disabled or pressed segment without an image of its own has that of its selection.
        return images[state.contains(.selected) ? .selected : state.contains(.disabled) ? .disabled : .normal]
    }

    /// Returns the divider between two segments in their states, or in the normal state.
    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        let normal = UIControl.State.normal.rawValue
        let candidates = [
            (left.rawValue, right.rawValue), (left.rawValue, normal), (normal, right.rawValue), (normal, normal),
        ]
        for (left, right) in candidates {
            for metrics in [metrics, .default] {
                if let image = dividers[DividerKey(left: left, right: right, metrics: metrics)] { return image }
            }
        }
        return nil
    }

    /// Shows images behind the segments of a control, and between them.
    func show(
        _ images: [(image: UIImage?, frame: CGRect)], between lines: [(image: UIImage?, center: CGPoint)],
        height: CGFloat, in control: UIView
    ) {
        update(&backgroundViews, images, in: control)
        let dividers = lines.map { image, center in
            let width = image?.size.width ?? 0
            return (image: image, frame: CGRect(x: center.x - width / 2, y: 0, width: width, height: height))
        }
        update(&dividerViews, dividers, in: control)
        for (index, view) in (backgroundViews + dividerViews).enumerated() { control.insertSubview(view, at: index) }
    }

    private func update(_ views: inout [UIImageView], _ images: [(image: UIImage?, frame: CGRect)], in control: UIView)
    {
        while views.count > images.count { views.removeLast().removeFromSuperview() }
        while views.count < images.count { views.append(UIImageView()) }
        for (view, (image, frame)) in zip(views, images) {
            view.image = image
            view.frame = frame
        }
    }
}

private enum SegmentImagesKey: FeatureKey {
    static var defaultValue: SegmentImages? { nil }
}

extension UISegmentedControl {
    private var images: SegmentImages? { features[SegmentImagesKey.self] }

    private func changeImages(_ change: (SegmentImages) -> Void) {
        let images = images ?? SegmentImages()
        change(images)
        features[SegmentImagesKey.self] = images
        updateSegments()
        widthsDidChange()
    }

    /// Sets the background image of segments in a state. It replaces the control's background and selection
    /// indicator.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        changeImages {
            $0.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
            if $0.backgrounds[barMetrics]?.all.isEmpty == true { $0.backgrounds[barMetrics] = nil }
        }
        // The default look returns with the last custom image.
        backgroundColor = hasCustomBackground ? nil : .tertiarySystemFill
    }

    /// Returns the background image of segments in a state.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        images?.backgrounds[barMetrics]?[state]
    }

    /// Sets the image between two segments in their states. The normal states' image is used where none is set.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        let key = SegmentImages.DividerKey(left: leftState.rawValue, right: rightState.rawValue, metrics: barMetrics)
        changeImages { $0.dividers[key] = dividerImage }
    }

    /// Returns the image between two segments in their states.
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images?.divider(leftState, rightState, barMetrics)
    }

    /// Sets the offset of the content of segments by their position, in points.
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        changeImages { $0.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment }
    }

    /// Returns the offset of the content of segments by their position, in points.
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        images?.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
    }

    private var metrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

    /// Whether images replace the control's background and selection indicator.
    final var hasCustomBackground: Bool { images?.backgrounds.isEmpty == false }

    /// The height of the background image, in points; `nil` without one.
    final var customHeight: CGFloat? { images?.background(.normal, metrics)?.size.height }

    /// Returns the offset of the content of a segment that results from its position.
    private func positionAdjustment(ofSegment index: Int) -> UIOffset {
        guard let adjustments = images?.adjustments[metrics] ?? images?.adjustments[.default] else { return .zero }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (first, last): (Segment, Segment) = isRightToLeft ? (.right, .left) : (.left, .right)
        let position: Segment =
            segments.count == 1 ? .alone : index == 0 ? first : index == segments.count - 1 ? last : .center
        return adjustments[position] ?? adjustments[.any] ?? .zero
    }

    /// Places the custom images, if there are any.
    final func layoutImages(frames: [CGRect]) {
        guard let images else { return }
        for (index, segment) in segments.enumerated() { segment.adjustment = positionAdjustment(ofSegment: index) }
        let states = segments.indices.map { segmentState(at: $0) }
        let order = frames.indices.sorted { frames[$0].minX < frames[$1].minX }
        let backgrounds = order.enumerated().map { position, index in
            let start = position == 0 ? 0 : frames[index].minX
            let end = position == order.count - 1 ? bounds.width : frames[index].maxX
            return (
                image: images.background(states[index], metrics),
                frame: CGRect(x: start, y: 0, width: end - start, height: bounds.height)
            )
        }
        let lines = zip(order, order.dropFirst()).map { left, right in
            (
                image: images.divider(states[left], states[right], metrics),
                center: CGPoint(x: frames[left].maxX, y: bounds.midY)
            )
        }
        images.show(backgrounds, between: lines, height: bounds.height, in: self)
        for divider in dividers where !images.dividers.isEmpty || hasCustomBackground { divider.alpha = 0 }
        if hasCustomBackground { selectionIndicator.isHidden = true }
    }
}
