extension UIImage.Parts {
    /// The region inside the cap insets, in the unit coordinate space of the image.
    package var center: CGRect {
        guard case .pixels(let image) = content, let capInsets = resizing?.capInsets else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let width = CGFloat(image.width) / scale
        let height = CGFloat(image.height) / scale
        guard width > 0, height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
        return CGRect(
            x: capInsets.left / width, y: capInsets.top / height,
            width: max(0, width - capInsets.left - capInsets.right) / width,
            height: max(0, height - capInsets.top - capInsets.bottom) / height)
    }
}

extension UIImage {
    /// Returns the image's pixels at its own scale: upright, a template image in `tint`.
    package func unscaledRaster(tint: CGColor) -> CGImage? {
        if !isTemplate, parts.tint == nil, parts.orientation == .up { return cgImage }
        return cachedRaster(size: size, scale: scale, tint: tint)
    }

    /// Returns ``rasterized(size:scale:tint:)`` and caches the result of the last call in ``ImageCache``.
    package func cachedRaster(size: CGSize, scale: CGFloat, tint: CGColor) -> CGImage? {
        let color = isTemplate ? tint : parts.tint?.cgColor
        let key = RasterKey(size: size, scale: scale, color: color)
        if let cached = lastRaster.withLock({ $0?.key == key ? $0?.place.image : nil }) { return cached }
        guard let new = source(for: size, scale: scale).rasterized(size: size, scale: scale, tint: tint) else {
            return nil
        }
        let place = ImageCache.Place<CGImage>()
        place.store(new, byteCount: new.byteCount)
        lastRaster.withLock { $0 = (key, place) }
        return new
    }

    /// Returns the image with as many pixels as are needed to display it in a size: those of a file may be decoded at a fraction
    /// of its size.
    private func source(for size: CGSize, scale: CGFloat) -> UIImage {
        let ownSize = self.size
        guard case .pixels(let image) = parts.content, parts.resizing == nil, ownSize.width > 0, ownSize.height > 0
        else { return self }
        let ratio = max(size.width / ownSize.width, size.height / ownSize.height) * scale / parts.scale
        guard let reduced = image.decoded(atLeast: ratio) else { return self }
        var parts = parts
        parts.content = .pixels(reduced)
        parts.scale *= CGFloat(reduced.width) / CGFloat(image.width)
        return UIImage(parts: parts)
    }

    /// The parameters of a rasterized image.
    struct RasterKey: Equatable, Sendable {
        let size: CGSize
        let scale: CGFloat
        let color: CGColor?
    }
}
