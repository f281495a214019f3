/// The layout of buttons without a configuration.
extension UIButton {
    /// The vertical padding of the title and the minimum width of a button without insets, in points, as on
    /// iOS.
    private static let titlePadding: CGFloat = 6
    private static let minimumWidth: CGFloat = 30

    private var hasTitle: Bool { storedTitleLabel?.text?.isEmpty == false }

    private var imageSize: CGSize {
        storedImageView?.image == nil ? .zero : storedImageView?.sizeThatFits(.zero) ?? .zero
    }

    final func fittingSize(in size: CGSize) -> CGSize {
        if configuration != nil { return configuredSize(in: size) }
        if type == .close { return CGSize(width: Self.closeSize, height: Self.closeSize) }
        let insets = contentEdgeInsets
        let image = imageSize
        var content = image
        if hasTitle, let storedTitleLabel {
            let availableWidth = max(0, size.width - insets.left - insets.right - image.width)
            let title = storedTitleLabel.sizeThatFits(CGSize(width: availableWidth, height: size.height))
            content.width += title.width
            content.height = max(content.height, title.height)
            if insets == .zero {
                content.height = max(content.height, title.height + 2 * Self.titlePadding)
                content.width = max(content.width, Self.minimumWidth)
            }
        }
        if content.width == 0, content.height == 0, insets == .zero, backgroundView?.image == nil {
            content = CGSize(width: Self.minimumWidth, height: Self.minimumWidth + 4)
        }
        if let background = backgroundView?.image?.size {
            content.width = max(content.width, background.width)
            content.height = max(content.height, background.height)
        }
        return CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
    }

    final func layoutParts() {
        if configuration != nil { return layoutConfiguredParts() }
        backgroundView?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        storedImageView?.frame = imageRect(forContentRect: content)
        storedTitleLabel?.frame = titleRect(forContentRect: content)
    }

    /// Returns the frames of the image and title, side by side and aligned as the control specifies.
    ///
    /// An image that is larger than the content is reduced in each dimension. A title is reduced to the width of the
    /// content, and to its height, but not below one line: it extends beyond a button that is lower. If the content fills the button
    /// and there is no title, the image fills it.
    final func contentLayout(in content: CGRect) -> (image: CGRect, title: CGRect) {
        var image = imageSize
        image.width = min(image.width, max(0, content.width))
        image.height = min(image.height, max(0, content.height))
        if effectiveContentHorizontalAlignment == .fill, image.width > 0, !hasTitle {
            image.width = max(0, content.width)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var title = CGSize.zero
        var lineHeight: CGFloat = 0
        if hasTitle, let storedTitleLabel {
            title = storedTitleLabel.sizeThatFits(
                CGSize(width: max(0, content.width - image.width), height: content.height))
            title.width = min(title.width, max(0, content.width - image.width))
            lineHeight = min(title.height, storedTitleLabel.font.lineHeight.rounded(.up))
            title.height = min(title.height, max(lineHeight, content.height))
        }
        let remainingWidth = content.width - image.width - title.width
        var x = content.minX
        var titleWidth = title.width
        switch effectiveContentHorizontalAlignment {
        case .center: x += remainingWidth / 2
        case .right, .trailing: x += remainingWidth
        case .fill: titleWidth += max(0, remainingWidth)
        case .left, .leading: break
        }
        let imageX = isRightToLeft ? x + titleWidth : x
        let titleX = isRightToLeft ? x : x + image.width
        let imageRect = rect(x: imageX, width: image.width, height: image.height, in: content)
        let titleRect = rect(x: titleX, width: titleWidth, height: title.height, in: content)
        let titleSpace = CGSize(width: max(0, content.width - image.width), height: content.height)
        return (
            moved(imageRect, by: imageEdgeInsets, in: content.size),
            moved(titleRect, by: titleEdgeInsets, in: titleSpace, minimumHeight: lineHeight)
        )
    }

    /// Moves the image or title as its alignment requires, and reduces it to the space that the insets leave.
    private func moved(
        _ rect: CGRect, by insets: UIEdgeInsets, in space: CGSize, minimumHeight: CGFloat = 0
    ) -> CGRect {
        guard insets != .zero else { return rect }
        let width = min(rect.width, max(0, space.width - insets.left - insets.right))
        let height = min(rect.height, max(minimumHeight, space.height - insets.top - insets.bottom))
        let x: CGFloat
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: x = rect.minX + insets.left
        case .right, .trailing: x = rect.maxX - insets.right - width
        case .center: x = rect.midX + (insets.left - insets.right - width) / 2
        }
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top, .fill: y = rect.minY + insets.top
        case .bottom: y = rect.maxY - insets.bottom - height
        case .center: y = rect.midY + (insets.top - insets.bottom - height) / 2
        }
        let scale = layer.contentsScale
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: height)
    }

    private func rect(x: CGFloat, width: CGFloat, height: CGFloat, in content: CGRect) -> CGRect {
        let y: CGFloat
        var height = height
        switch contentVerticalAlignment {
        case .center: y = content.minY + (content.height - height) / 2
        case .top: y = content.minY
        case .bottom: y = content.maxY - height
        case .fill:
            y = content.minY
            height = content.height
        }
        let scale = layer.contentsScale
        return CGRect(
            x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: width, height: height)
    }
}
