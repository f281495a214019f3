/// The image of the cell styles, and the text beside it.
extension UITableViewCell {
    /// The distance between image and text, in points.
    private static let imageGap: CGFloat = 16

    /// The size at which the image is displayed. A symbol grows with body text.
    var imageSize: CGSize {
        guard let storedImageView, let image = storedImageView.image else { return .zero }
        return image.isSymbolImage ? storedImageView.displayedImageSize : image.size
    }

    /// The width of symbols that are centered in the reserved width, relative to it. They extend beyond it a little.
    private static let maximumReservedWidth: CGFloat = 1.3

    /// The width in which the image is centered. Rows reserve the same width for all symbols, so that their texts align.
    private var imageAreaWidth: CGFloat {
        guard let image = storedImageView?.image else { return 0 }
        let width = imageSize.width
        guard image.isSymbolImage, !wrapsTextAroundImage else { return width }
        let reserved = traitCollection.standardSymbolDimension
        return width <= reserved * Self.maximumReservedWidth ? reserved : width
    }

    /// The distance of text from the leading edge of the image beside it.
    var imageIndentation: CGFloat {
        let width = imageAreaWidth
        return width > 0 ? width + Self.imageGap : 0
    }

    /// Whether the image is beside the first line instead of the middle of the texts, as at accessibility text sizes.
    var alignsImageWithFirstLine: Bool {
        storedImageView?.image != nil && hasAccessibilityTextSize && firstLabel != nil
    }

    /// Whether the text flows around the image, which is beside the first line and about as high.
    var wrapsTextAroundImage: Bool {
        guard alignsImageWithFirstLine, let firstLabel else { return false }
        return TextWrapping.wraps(imageHeight: imageSize.height, lineHeight: firstLabel.font.lineHeight)
    }

    private var firstLabel: UILabel? {
        if hasText(storedTextLabel) { return storedTextLabel }
        return hasText(storedDetailLabel) ? storedDetailLabel : nil
    }

    /// Updates the indentation of the first line for the current image, text, and text size.
    func updateFirstLineIndentation() {
        guard storedImageView != nil else { return }
        let indentation = wrapsTextAroundImage ? imageIndentation : 0
        let first = firstLabel
        for label in [storedTextLabel, storedDetailLabel].compactMap(\.self) {
            label.firstLineIndentation = label === first ? indentation : 0
        }
    }

    /// Returns the distance of texts above each other, of the given total height, from the top of the row.
    func stackedTextsTop(_ textsHeight: CGFloat, height: CGFloat) -> CGFloat {
        ((height - textsHeight) / 2).roundedToPixel(traitCollection)
    }

    /// Returns the frame of the image, relative to the start of the row.
    ///
    /// - Parameters:
    ///   - room: The size that is available to the texts.
    ///   - indentation: The distance of the image from the start of the row.
    func imageFrame(beside room: CGSize, indentation: CGFloat) -> CGRect {
        let size = CGSize(width: imageSize.width, height: min(imageSize.height, room.height))
        var y = (room.height - size.height) / 2
        if alignsImageWithFirstLine, let firstLabel {
            let text = height(of: storedTextLabel, width: room.width)
            let detail = height(of: storedDetailLabel, width: room.width)
            let top = stackedTextsTop(text + detail, height: room.height)
            // An image that is much higher than a line begins at its top.
            y = wrapsTextAroundImage ? top + (firstLabel.font.lineHeight - size.height) / 2 : min(y, top)
        }
        return CGRect(
            x: indentation + ((imageAreaWidth - size.width) / 2).roundedToPixel(traitCollection),
            y: y.roundedToPixel(traitCollection), width: size.width, height: size.height)
    }
}
