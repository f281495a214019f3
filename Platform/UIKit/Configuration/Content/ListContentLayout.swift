import Foundation

/// The layout of a list content view. Horizontal positions are measured from the leading edge.
@MainActor
struct ListContentLayout {
    private let content: UIListContentConfiguration
    private let traits: UITraitCollection
    private let view: UIListContentView
    private let margins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    private let imageArea: CGSize
    private let imageSize: CGSize
    private let isSideBySide: Bool
    private let text: CGSize
    private let secondary: CGSize
    private let width: CGFloat
    private let wrapsText: Bool

    /// The leading edge of the texts.
    let textStart: CGFloat

    init(of view: UIListContentView, width: CGFloat, margins: UIEdgeInsets) {
        self.view = view
        self.width = width
        content = view.currentContent
        traits = view.traitCollection
        wrapsText = view.wrapsTextAroundImage
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.margins = (
            margins.top, isRightToLeft ? margins.right : margins.left, margins.bottom,
            isRightToLeft ? margins.left : margins.right
        )
        imageSize = view.imageSize
        imageArea = view.imageArea
        let hasText = view.textLabel != nil || view.secondaryLabel != nil
        let image = view.imageView != nil && hasText && !wrapsText ? imageArea.width + content.imageToTextPadding : 0
        textStart = self.margins.leading + image
        let available = max(0, width - textStart - self.margins.trailing)
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        if content.prefersSideBySideTextAndSecondaryText, !isLarge, let second = view.secondaryLabel {
            let secondSize = second.sizeThatFits(unlimited)
            let firstSize = view.textLabel?.sizeThatFits(unlimited) ?? .zero
            let gap = view.textLabel == nil ? 0 : content.textToSecondaryTextHorizontalPadding
            if firstSize.width + gap + secondSize.width <= available {
                (isSideBySide, text, secondary) = (true, firstSize, secondSize)
                return
            }
        }
        isSideBySide = false
        let limit = CGSize(width: available, height: .greatestFiniteMagnitude)
        text = view.textLabel?.sizeThatFits(limit) ?? .zero
        secondary = view.secondaryLabel?.sizeThatFits(limit) ?? .zero
    }

    private var gap: CGFloat {
        text.height > 0 && secondary.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    }

    /// The vertical offsets of side-by-side texts that align their baselines.
    private var baselineShifts: (text: CGFloat, secondary: CGFloat) {
        guard view.textLabel != nil, view.secondaryLabel != nil else { return (0, 0) }
        let difference = content.textProperties.font.ascender - content.secondaryTextProperties.font.ascender
        return (max(0, -difference), max(0, difference))
    }

    private var textsHeight: CGFloat {
        guard isSideBySide else { return text.height + gap + secondary.height }
        let shift = baselineShifts
        return max(text.height + shift.text, secondary.height + shift.secondary)
    }

    private var contentHeight: CGFloat { max(textsHeight, view.imageView == nil ? 0 : imageArea.height) }

    /// The height of the content.
    var height: CGFloat {
        if let title = standardTitle { return title.height(ofText: contentHeight) }
        return (margins.top + contentHeight + margins.bottom).roundedUpToPixel(traits)
    }

    /// The title of a section, unless the margins are not those of a title.
    private var standardTitle: SectionTitleStyle? {
        guard let title = content.sectionTitle else { return nil }
        let standard = title.margins
        return margins.top == standard.top && margins.bottom == standard.bottom ? title : nil
    }

    /// The width of the content without line breaks.
    var naturalWidth: CGFloat {
        let texts =
            isSideBySide
            ? text.width + content.textToSecondaryTextHorizontalPadding + secondary.width
            : max(text.width, secondary.width)
        let image = view.imageView != nil && textStart == margins.leading && !wrapsText ? imageArea.width : 0
        return (textStart + max(texts, image) + margins.trailing).roundedUpToPixel(traits)
    }

    /// Returns the frame of the image in a view of the given height.
    func image(height: CGFloat) -> CGRect {
        let size = CGSize(width: imageSize.width, height: min(imageSize.height, height))
        let x = margins.leading + (imageArea.width - size.width) / 2
        var centerY = contentTop(height: height) + contentHeight / 2
        if view.alignsImageWithFirstLine, let line = view.firstFont?.lineHeight {
            let top = top(height: height)
            // An image that is much higher than a line begins at its top.
            centerY = wrapsText ? top + line / 2 : min(centerY, top + size.height / 2)
        }
        return CGRect(x: x, y: centerY - size.height / 2, width: size.width, height: size.height)
    }

    private func contentTop(height: CGFloat) -> CGFloat {
        if let title = standardTitle { return title.textTop(height: height, textHeight: contentHeight) }
        return margins.top + (height - margins.top - margins.bottom - contentHeight) / 2
    }

    private func top(height: CGFloat) -> CGFloat {
        max(0, contentTop(height: height) + (contentHeight - textsHeight) / 2)
    }

    /// Returns the frames of the texts in a view of the given height. If there is too little room, the
    /// primary text is truncated.
    func texts(height: CGFloat) -> (text: CGRect, secondary: CGRect) {
        let available = max(0, width - textStart - margins.trailing)
        let y = top(height: height)
        guard isSideBySide else {
            let textHeight = max(0, min(text.height, height - gap - secondary.height))
            return (
                CGRect(x: textStart, y: y, width: available, height: textHeight),
                CGRect(x: textStart, y: y + textHeight + gap, width: available, height: secondary.height)
            )
        }
        let shift = baselineShifts
        return (
            CGRect(x: textStart, y: y + shift.text, width: text.width, height: text.height),
            CGRect(
                x: textStart + available - secondary.width, y: y + shift.secondary, width: secondary.width,
                height: secondary.height)
        )
    }
}

extension UITraitCollection {
    /// The width that iOS reserves for symbols at the default text size, in points.
    private static let symbolAreaWidth: CGFloat = 28

    /// The length that rows reserve for a symbol, so that the texts of several rows align, in points.
    @MainActor
    final var standardSymbolDimension: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.symbolAreaWidth, compatibleWith: self)
    }
}

/// The arrangement of text around an image at accessibility text sizes.
enum TextWrapping {
    /// The height of an image that text flows around, relative to its first line. Beside a higher image, the second line
    /// would overlap it.
    private static let maximumImageHeight: CGFloat = 1.4

    /// Returns whether text whose first line has the given height flows around an image.
    static func wraps(imageHeight: CGFloat, lineHeight: CGFloat) -> Bool {
        imageHeight > 0 && imageHeight <= lineHeight * maximumImageHeight
    }
}

extension UIListContentView {
    private var standardDimension: CGFloat { traitCollection.standardSymbolDimension }

    /// The size at which the image is displayed.
    final var imageSize: CGSize {
        guard let size = imageView?.displayedImage?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = currentContent.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The size of the area in which the image is centered.
    final var imageArea: CGSize {
        guard imageView != nil else { return .zero }
        let size = imageSize
        let reserved = currentContent.imageProperties.reservedLayoutSize
        let isSymbol = currentContent.image?.isSymbolImage == true
        func length(_ reserved: CGFloat, own: CGFloat, symbol: CGFloat?) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standardDimension }
            if reserved > 0 { return reserved }
            return isSymbol ? symbol ?? own : own
        }
        // At accessibility text sizes, symbols use their own width and the text flows around them. A symbol
        // next to a text does not increase the row's height.
        return CGSize(
            width: length(reserved.width, own: size.width, symbol: wrapsTextAroundImage ? nil : standardDimension),
            height: length(reserved.height, own: size.height, symbol: textLabel == nil ? nil : 0))
    }
}
