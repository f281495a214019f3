import Foundation

/// Where the parts of list content lie, from the edge at which reading begins.
@MainActor
struct ListContentLayout {
    private let content: UIListContentConfiguration
    private let traits: UITraitCollection
    private let view: UIListContentView
    private let margins: (top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    private let imageRoom: CGSize
    private let imageSize: CGSize
    private let isBeside: Bool
    private let text: CGSize
    private let secondary: CGSize
    private let width: CGFloat
    private let flows: Bool

    /// Where texts begin.
    let textStart: CGFloat

    init(of view: UIListContentView, width: CGFloat, margins: UIEdgeInsets) {
        self.view = view
        self.width = width
        content = view.shownContent
        traits = view.traitCollection
        flows = view.flowsAroundImage
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.margins = (
            margins.top, isRightToLeft ? margins.right : margins.left, margins.bottom,
            isRightToLeft ? margins.left : margins.right
        )
        imageSize = view.imageSize
        imageRoom = view.imageRoom
        let hasText = view.textLabel != nil || view.secondaryLabel != nil
        let image = view.imageView != nil && hasText && !flows ? imageRoom.width + content.imageToTextPadding : 0
        textStart = self.margins.leading + image
        let room = max(0, width - textStart - self.margins.trailing)
        let wide = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        if content.prefersSideBySideTextAndSecondaryText, !isLarge, let second = view.secondaryLabel {
            let secondSize = second.sizeThatFits(wide)
            let firstSize = view.textLabel?.sizeThatFits(wide) ?? .zero
            let gap = view.textLabel == nil ? 0 : content.textToSecondaryTextHorizontalPadding
            if firstSize.width + gap + secondSize.width <= room {
                (isBeside, text, secondary) = (true, firstSize, secondSize)
                return
            }
        }
        isBeside = false
        let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
        text = view.textLabel?.sizeThatFits(limit) ?? .zero
        secondary = view.secondaryLabel?.sizeThatFits(limit) ?? .zero
    }

    private var gap: CGFloat {
        text.height > 0 && secondary.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    }

    /// Below the top of the texts, where the second begins that stands beside the first: on the same baseline.
    private var besideShift: (text: CGFloat, secondary: CGFloat) {
        guard view.textLabel != nil, view.secondaryLabel != nil else { return (0, 0) }
        let difference = content.textProperties.font.ascender - content.secondaryTextProperties.font.ascender
        return (max(0, -difference), max(0, difference))
    }

    private var textsHeight: CGFloat {
        guard isBeside else { return text.height + gap + secondary.height }
        let shift = besideShift
        return max(text.height + shift.text, secondary.height + shift.secondary)
    }

    private var contentHeight: CGFloat { max(textsHeight, view.imageView == nil ? 0 : imageRoom.height) }

    /// The height that everything needs.
    var height: CGFloat { (margins.top + contentHeight + margins.bottom).roundedUpToPixel(traits) }

    /// The width that everything needs if no line breaks.
    var naturalWidth: CGFloat {
        let texts =
            isBeside
            ? text.width + content.textToSecondaryTextHorizontalPadding + secondary.width
            : max(text.width, secondary.width)
        let image = view.imageView != nil && textStart == margins.leading && !flows ? imageRoom.width : 0
        return (textStart + max(texts, image) + margins.trailing).roundedUpToPixel(traits)
    }

    /// The picture in a view of `height`.
    func image(height: CGFloat) -> CGRect {
        let size = CGSize(width: imageSize.width, height: min(imageSize.height, height))
        let x = margins.leading + (imageRoom.width - size.width) / 2
        var middle = margins.top + (height - margins.top - margins.bottom) / 2
        if flows, let line = firstLineHeight { middle = top(height: height) + line / 2 }
        return CGRect(x: x, y: middle - size.height / 2, width: size.width, height: size.height)
    }

    private var firstLineHeight: CGFloat? {
        if view.textLabel != nil { return content.textProperties.font.lineHeight }
        return view.secondaryLabel == nil ? nil : content.secondaryTextProperties.font.lineHeight
    }

    private func top(height: CGFloat) -> CGFloat {
        max(0, margins.top + (height - margins.top - margins.bottom - textsHeight) / 2)
    }

    /// The texts in a view of `height`: where there is less than they need, the first one loses lines.
    func texts(height: CGFloat) -> (text: CGRect, secondary: CGRect) {
        let room = max(0, width - textStart - margins.trailing)
        let y = top(height: height)
        guard isBeside else {
            let textHeight = max(0, min(text.height, height - gap - secondary.height))
            return (
                CGRect(x: textStart, y: y, width: room, height: textHeight),
                CGRect(x: textStart, y: y + textHeight + gap, width: room, height: secondary.height)
            )
        }
        let shift = besideShift
        return (
            CGRect(x: textStart, y: y + shift.text, width: text.width, height: text.height),
            CGRect(
                x: textStart + room - secondary.width, y: y + shift.secondary, width: secondary.width,
                height: secondary.height)
        )
    }
}

extension UIListContentView {
    /// The room that iOS leaves for symbols across at the standard text size, in points.
    private static let symbolRoom: CGFloat = 28

    private var standardDimension: CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: Self.symbolRoom, compatibleWith: traitCollection)
    }

    /// The size at which the picture is shown.
    final var imageSize: CGSize {
        guard let size = imageView?.shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
        let limit = shownContent.imageProperties.maximumSize
        let scale = min(
            1, limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The room in whose middle the picture lies.
    final var imageRoom: CGSize {
        guard imageView != nil else { return .zero }
        let size = imageSize
        let reserved = shownContent.imageProperties.reservedLayoutSize
        let isSymbol = shownContent.image?.isSymbolImage == true
        func length(_ reserved: CGFloat, own: CGFloat, symbol: CGFloat?) -> CGFloat {
            if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standardDimension }
            if reserved > 0 { return reserved }
            return isSymbol ? symbol ?? own : own
        }
        // Large letters have symbols of their own width: the text flows around them. A symbol beside a text makes no row higher.
        return CGSize(
            width: length(reserved.width, own: size.width, symbol: flowsAroundImage ? nil : standardDimension),
            height: length(reserved.height, own: size.height, symbol: textLabel == nil ? nil : 0))
    }
}
