/// Edges of a rectangle, named by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit an edge.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
    /// What changes a button's configuration when its state changes.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// The description of a button's look.
    ///
    /// Begin with `plain()`, `gray()`, `tinted()` or `filled()`, and change what should be different.
    public struct Configuration: Hashable {
        /// How large the button is: text and insets.
        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// How title and subtitle are aligned with each other.
        public enum TitleAlignment: Hashable, Sendable {
            /// As the picture's place demands.
            case automatic
            case leading, center, trailing
        }

        /// How round the corners are.
        public enum CornerStyle: Hashable, Sendable {
            /// As round as `background` has it, whatever the text size.
            case fixed
            /// As round as `background` has it, more with larger text.
            case dynamic
            case small, medium, large
            /// Half circles at both ends.
            case capsule
        }

        enum Look: Hashable {
            case plain, gray, tinted, filled
        }

        var look: Look

        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes; those that it lacks are as suits the button.
        public var attributedTitle: AttributedString?
        /// What changes the attributes that the title is written in.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What stands below the title, smaller.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The subtitle with attributes; those that it lacks are as suits the button.
        public var attributedSubtitle: AttributedString?
        /// What changes the attributes that the subtitle is written in.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The picture.
        public var image: UIImage?
        /// How a symbol is drawn that is the picture; nil draws it as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a turning wheel takes the picture's place, as long as what the button has begun goes on.
        public var showsActivityIndicator = false
        /// On which side of the title the picture is: one edge.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// The room between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are aligned with each other.
        public var titleAlignment = TitleAlignment.automatic
        /// How a title is cut that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How a subtitle is cut that is too long.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet {
                if !hasOwnInsets { contentInsets = buttonSize.insets }
                if background.cornerRadius == oldValue.cornerRadius {
                    background.cornerRadius = buttonSize.cornerRadius
                }
            }
        }
        /// What is behind the contents. A colour that it has goes before that of the look. Its corners are those of the corner styles
        /// `fixed` and `dynamic`.
        public var background = UIBackgroundConfiguration.button(cornerRadius: Size.medium.cornerRadius)
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of title and picture; nil is what suits the look.
        public var baseForegroundColor: UIColor?
        /// The colour of the background, or what it is made of; nil is what suits the look.
        public var baseBackgroundColor: UIColor?
        /// The room around the contents, in points.
        public var contentInsets = Size.medium.insets {
            didSet { hasOwnInsets = contentInsets != buttonSize.insets }
        }

        private var hasOwnInsets = false

        init(_ look: Look) {
            self.look = look
        }

        /// Without background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// With a grey background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// With a background of a weak tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// With a background of the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Without background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// With a grey background.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// With a background of a weak tint colour.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// With a background of the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Sets the insets that suit the button's size.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.insets
        }
    }

    /// Makes a button of a description, which runs `primaryAction` when it is tapped. Title and picture are the
    /// action's where the description has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            addAction(primaryAction, for: .primaryActionTriggered)
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            if configuration.image == nil { configuration.image = primaryAction.image }
        }
        take(configuration)
    }

    /// In an initialiser, the property's observer would not be called.
    private func take(_ configuration: Configuration) {
        self.configuration = configuration
    }

    /// Asks for the configuration to be updated, since something has changed that it depends on.
    public final func setNeedsUpdateConfiguration() {
        guard configuration != nil, !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        updateConfiguration()
        isUpdatingConfiguration = false
        showConfiguration()
    }
}

extension UIButton.Configuration.Size {
    /// As on iOS 15 to 17.
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

    /// In points, for the normal text size.
    var cornerRadius: CGFloat {
        switch self {
        case .mini, .small: 5
        case .medium: 5.95
        case .large: 8.75
        }
    }
}
