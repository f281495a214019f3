extension UIView {
    @discardableResult
    final func baseDrawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    final func baseResizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard let picture = picture(of: rect) else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.isOpaque = false
        view.layer.contents = picture
        view.layer.contentsScale = pictureScale
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
                height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        }
        return view
    }

    /// Returns an image of a part of the view at the screen's scale, or `nil` if it is empty.
    final func picture(of rect: CGRect) -> CGImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let context = CGContext.picture(size: rect.size, scale: pictureScale, isOpaque: false)
        context.translateBy(x: -rect.minX, y: -rect.minY)
        layer.render(in: context)
        return context.takeImage()
    }

    private var pictureScale: CGFloat { max(1, traitCollection.displayScale) }
}
