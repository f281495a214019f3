internal import DataExchange

extension DragOverlay {
    /// The distance to which shadows extend around a preview, in points.
    private static let shadowReach: CGFloat = 40

    /// Returns a picture of the previews and the badge, or `nil` if none is visible.
    ///
    /// - Parameters:
    ///   - point: The position of the pointer in the overlay.
    ///   - resolution: The resolution of the display on which the picture is displayed.
    func picture(around point: CGPoint, _ resolution: HostPictureResolution) -> DragPicture? {
        var rect = CGRect.null
        for view in subviews where !view.isHidden && view.alpha > 0 {
            rect = rect.union(view.frame.insetBy(dx: -Self.shadowReach, dy: -Self.shadowReach))
        }
        let (unit, scale) = (resolution.pointsPerUnit, CGFloat(resolution.pixelsPerUnit))
        let size = CGSize(width: (rect.width / unit).rounded(.up), height: (rect.height / unit).rounded(.up))
        guard !rect.isEmpty, size.width < 4096, size.height < 4096 else { return nil }
        let context = CGContext.picture(size: size, scale: scale, isOpaque: false)
        context.scaleBy(x: 1 / unit, y: 1 / unit)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layoutIfNeeded()
        layer.render(in: context)
        let image = context.takeImage()
        let pixels = image.withPixels { pixels, wordsPerRow in
            (0..<image.height).flatMap { y in (0..<image.width).map { x in pixels[y * wordsPerRow + x] } }
        }
        return DragPicture(
            pixels: pixels, width: image.width, height: image.height, scale: resolution.pixelsPerUnit,
            hotSpot: DragPicture.HotSpot(
                x: Int(((point.x - rect.minX) / unit).rounded()), y: Int(((point.y - rect.minY) / unit).rounded())))
    }
}
