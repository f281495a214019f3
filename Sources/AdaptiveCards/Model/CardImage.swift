import Foundation

/// An image.
public struct CardImage: Hashable, Sendable {
    /// The shape of an image.
    public enum Style: String, CardKeyword {
        /// The whole image.
        case `default`
        /// A circle.
        case person
        /// A rectangle with round corners.
        case roundedCorners
    }

    /// The address.
    public var url: URL
    /// The description for assistive technologies.
    public var alternativeText: String?
    /// The size, if there is neither ``width`` nor ``height``.
    public var size = CardImageSize.auto
    /// The width in points.
    public var width: Double?
    /// The height in points.
    public var height: Double?
    /// The shape.
    public var style = Style.default
    /// The color behind a transparent image, as `#RRGGBB` or `#AARRGGBB`.
    public var backgroundColor: CardRGB?
    /// The alignment, or `nil` for that of the surroundings.
    public var horizontalAlignment: CardHorizontalAlignment?
    /// The action of a tap.
    public var selectAction: CardAction?

    /// Creates an image.
    public init(_ url: URL) {
        self.url = url
    }
}

/// Several images.
public struct CardImageSet: Hashable, Sendable {
    /// The arrangement of the images.
    public enum Style: String, CardKeyword {
        /// As many images in a row as fit.
        case `default`
        /// One circle, or two, of which the first one is below the second one, and covers a part of it. More images are arranged like those of
        /// the default style.
        case stacked
        /// A grid.
        case grid
    }

    /// The images.
    public var images: [CardImage]
    /// The size of all images, or `nil` for the default of the host.
    public var size: CardImageSize?
    /// The arrangement.
    public var style = Style.default
    /// The points between the circles of the stacked style, which overlap if it is negative, or `nil` for the default of the host.
    public var offset: Double?
}

/// An image behind a card or a container.
public struct CardBackgroundImage: Hashable, Sendable {
    /// The way in which the image fills the area.
    public enum FillMode: String, CardKeyword {
        /// The image is scaled to fill the area, or repeated in its own size.
        case cover, repeatHorizontally, repeatVertically, `repeat`
    }

    /// The address.
    public var url: URL
    /// The way in which the image fills the area.
    public var fillMode = FillMode.cover
    /// The part of an image that is wider than the area.
    public var horizontalAlignment = CardHorizontalAlignment.left
    /// The part of an image that is higher than the area.
    public var verticalAlignment = CardVerticalAlignment.top

    /// Creates an image that covers the area.
    public init(_ url: URL) {
        self.url = url
    }
}

/// A video or a sound.
public struct CardMedia: Hashable, Sendable {
    /// A file of a video, a sound or captions.
    public struct Source: Hashable, Sendable {
        /// The address.
        public var url: URL
        /// The MIME type.
        public var type: String?
        /// The name of captions.
        public var label: String?
    }

    /// The files, in the order of preference.
    public var sources: [Source]
    /// The image that is displayed before playback.
    public var poster: URL?
    /// The description for assistive technologies.
    public var alternativeText: String?
    /// The files with captions.
    public var captions: [Source] = []
}

/// A color in numbers.
public struct CardRGB: Hashable, Sendable {
    /// The components from 0 to 1.
    public var red, green, blue, alpha: Double

    /// Creates the color of a text such as `#RRGGBB` or `#AARRGGBB`. Returns `nil` for other text.
    public init?(_ text: String) {
        let digits = text.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        else { return nil }
        let components = [24, 16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
        (red, green, blue) = (components[1], components[2], components[3])
        alpha = digits.count == 8 ? components[0] : 1
    }
}
