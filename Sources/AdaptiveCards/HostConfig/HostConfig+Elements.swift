import Foundation

extension HostConfig {
    /// Sets of images.
    public struct ImageSet: Hashable, Sendable {
        /// The size of images in sets that determine none.
        public var imageSize: CardImageSize?
        /// The maximum height of an image, in points.
        public var maximumImageHeight: Double?

        /// Creates sets in the appearance of the platform.
        public init() {}
    }

    /// Sets of facts.
    public struct FactSet: Hashable, Sendable {
        /// The titles.
        public var title = FactText()
        /// The values.
        public var value = FactText()
        /// The points between a title and its value.
        public var spacing: Double?

        /// Creates sets in the appearance of the platform.
        public init() {}
    }

    /// The titles or the values of facts.
    public struct FactText: Hashable, Sendable {
        /// The style.
        public var style = CardTextStyle()
        /// Whether a long text has several lines.
        public var wraps: Bool?
        /// The maximum width in points, or 0 for any width.
        public var maximumWidth: Double?

        /// Creates texts in the appearance of the platform.
        public init() {}
    }

    /// Tables.
    public struct Table: Hashable, Sendable {
        /// The points between cells.
        public var cellSpacing: Double?

        /// Creates tables in the appearance of the platform.
        public init() {}
    }

    /// Videos and sounds.
    public struct Media: Hashable, Sendable {
        /// The image of media that have none.
        public var defaultPoster: URL?
        /// The image of the button that begins playback.
        public var playButton: URL?

        /// Creates media in the appearance of the platform.
        public init() {}
    }

    /// Carousels.
    public struct Carousel: Hashable, Sendable {
        /// The maximum number of pages. Further ones are omitted.
        public var maximumPages: Int?
        /// The minimum number of seconds for which a page is displayed.
        public var minimumDelay: Double?

        /// Creates carousels in the appearance of the platform.
        public init() {}
    }
}
