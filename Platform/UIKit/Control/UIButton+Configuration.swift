/// A set of edges of a rectangle that depend on the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bit mask of the edges.
    public let rawValue: UInt

    /// Creates a set from a bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// A closure that updates a button's configuration when its state changes.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// A description of a button's content and appearance.
    ///
    /// Create one with `plain()`, `gray()`, `tinted()` or `filled()`, and customize it.
    public struct Configuration: Hashable {
        /// The size of a button's text and insets.
        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// The alignment of the title and subtitle.
        public enum TitleAlignment: Hashable, Sendable {
            /// The alignment that suits the placement of the image.
            case automatic
            case leading, center, trailing
        }

        /// The style of a button's corners.
        public enum CornerStyle: Hashable, Sendable {
            /// The corner radius of `background`, regardless of the text size.
            case fixed
            /// The corner radius of `background`, scaled with the text size.
            case dynamic
            case small, medium, large
            /// A radius of half the height.
            case capsule
        }

        /// The style of a button in a Mac app.
        public enum MacIdiomStyle: Hashable, Sendable {
            /// The style that suits the configuration.
            case automatic
            case bordered, borderless, borderlessTinted
        }

        /// The indicator at the trailing edge of a button.
        public enum Indicator: Hashable, Sendable {
            /// The indicator of a pop-up button if the button is one, and otherwise none.
            case automatic
            case none
            /// The indicator of a pop-up button.
            case popup
        }

        enum Style: Hashable {
            case plain, gray, tinted, filled
        }

        var style: Style

        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed title. Attributes that it lacks have the button's defaults.
        public var attributedTitle: AttributedString?
        /// The transformer for the attributes of the title.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The subtitle, which is below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The attributed subtitle. Attributes that it lacks have the button's defaults.
        public var attributedSubtitle: AttributedString?
        /// The transformer for the attributes of the subtitle.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The image.
        public var image: UIImage?
        /// The symbol configuration of the image, or `nil` for the size of the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The transformer of the image's color, which is the foreground color.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The width to reserve for the image, in points, so that the titles of buttons with different images
        /// are aligned; 0 for the width of the image.
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator replaces the image.
        public var showsActivityIndicator = false
        /// The transformer of the activity indicator's color, which is the foreground color.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The indicator at the trailing edge.
        public var indicator = Indicator.automatic
        /// The transformer of the indicator's color, which is the foreground color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a selected button without a background has the background of a tinted one, a gray button that
        /// of a tinted one, and a tinted button that of a filled one.
        public var automaticallyUpdateForSelection = true
        /// The style of the button in a Mac app. It has no effect elsewhere.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// The edge of the title at which the image is placed.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The padding between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The padding between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and subtitle.
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of the title.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The line break mode of the subtitle.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The size of the button.
        public var buttonSize = Size.medium {
            didSet {
                if !hasCustomInsets { contentInsets = buttonSize.insets }
                if background.cornerRadius == oldValue.cornerRadius {
                    background.cornerRadius = buttonSize.cornerRadius
                }
            }
        }
        /// The background. Its color takes precedence over that of the style. Its corner radius applies to
        /// the corner styles `fixed` and `dynamic`.
        public var background = UIBackgroundConfiguration.button(cornerRadius: Size.medium.cornerRadius)
        /// The style of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The color of the title and image, or `nil` for the default of the style.
        public var baseForegroundColor: UIColor?
        /// The base color of the background, or `nil` for the default of the style.
        public var baseBackgroundColor: UIColor?
        /// The insets around the content, in points.
        public var contentInsets = Size.medium.insets {
            didSet { hasCustomInsets = contentInsets != buttonSize.insets }
        }

        private var hasCustomInsets = false

        init(_ style: Style) {
            self.style = style
        }

        /// Creates a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Creates a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Creates a configuration with a background in a translucent tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Creates a configuration with a background in the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Creates a configuration without a background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// Creates a configuration with a gray background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// Creates a configuration with a background in a translucent tint color.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// Creates a configuration with a background in the tint color.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Returns the configuration with the colors that it has in the current state of a button.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration { button.resolved(self) }

        /// Resets the insets to the default of the button's size.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.insets
        }
    }

    /// Creates a button with a configuration and an action, whose title and image are used if the
    /// configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
        }
        setConfiguration(configuration)
    }

    /// Property observers do not run in an initializer.
    private func setConfiguration(_ configuration: Configuration) {
        self.configuration = configuration
    }

    final func baseSetNeedsUpdateConfiguration() {
        guard configuration != nil, !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        showConfiguration()
    }
}

extension UIButton.Configuration.Size {
    /// The insets of iOS 15 to 17.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    /// The corner radius in points, at the default text size.
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 5
        case .medium: 5.95
        case .large: 8.75
        }
    }
}
