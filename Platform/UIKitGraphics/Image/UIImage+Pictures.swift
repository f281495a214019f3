extension UIImage.Parts {
    /// What is inside the caps, in shares of the image's size; at least a sliver, since something must stretch.
    package var center: CGRect {
        guard case .pixels(let image) = content else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
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
    /// The image's pixels at its own scale, upright, a template in `tint`.
    package func plainPicture(tint: CGColor) -> CGImage? {
        if !isTemplate, parts.tint == nil, parts.orientation == .up { return cgImage }
        return scaledPicture(size: size, scale: scale, tint: tint)
    }

    /// As ``picture(size:scale:tint:)``, remembered with the image as long as the same is asked for.
    package func scaledPicture(size: CGSize, scale: CGFloat, tint: CGColor) -> CGImage? {
        let color = isTemplate ? tint : parts.tint?.cgColor
        let key = PictureKey(size: size, scale: scale, color: color)
        if let known = lastPicture.withLock({ $0?.key == key ? $0?.picture : nil }) { return known }
        guard let new = picture(size: size, scale: scale, tint: tint) else { return nil }
        lastPicture.withLock { $0 = (key, new) }
        return new
    }

    /// How a picture was asked for.
    struct PictureKey: Equatable, Sendable {
        let size: CGSize
        let scale: CGFloat
        let color: CGColor?
    }
}
