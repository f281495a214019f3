/// The content of a screen that has nothing else to show: an image, a text, a secondary text and buttons, centered.
///
/// ```swift members of UIViewController
/// override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "book")
///     configuration.text = "No Books"
///     configuration.secondaryText = "Books that you add appear here."
///     contentUnavailableConfiguration = configuration
/// }
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The horizontal alignment of the content.
    public enum Alignment: Hashable, Sendable {
        case center
        /// Aligned with the leading edge of the writing direction.
        case natural
    }

    /// The image above the texts.
    public var image: UIImage?
    /// The properties of the image.
    public var imageProperties = ImageProperties()
    /// The primary text.
    public var text: String?
    /// The primary text with attributes, which takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The properties of the primary text.
    public var textProperties: TextProperties
    /// The secondary text, below the primary text.
    public var secondaryText: String?
    /// The secondary text with attributes, which takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The properties of the secondary text.
    public var secondaryTextProperties = TextProperties(StandardFont(style: .subheadline), color: .secondaryLabel)
    /// The button below the texts, which is displayed if it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// The properties of the button.
    public var buttonProperties = ButtonProperties()
    /// The button below the first button, which is displayed if it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The properties of the secondary button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The horizontal alignment of the content.
    public var alignment = Alignment.center
    /// The axes along which the content also respects the superview's layout margins.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.both
    /// The minimum margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The distance between the texts and the button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The distance between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The background behind the content.
    public var background = UIBackgroundConfiguration.clear()

    /// Whether an activity indicator takes the place of the image.
    private(set) var showsActivity = false

    private init(text: TextProperties) {
        textProperties = text
    }

    /// Creates a configuration for missing content, without texts.
    public static func empty() -> UIContentUnavailableConfiguration {
        UIContentUnavailableConfiguration(
            text: TextProperties(StandardFont(style: .title2, weight: .bold), color: .label))
    }

    /// Creates a configuration for content that is being loaded, with an activity indicator.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(
            text: TextProperties(StandardFont(style: .subheadline), color: .secondaryLabel))
        configuration.showsActivity = true
        configuration.text = SystemSentence.loading.text
        configuration.imageToTextPadding = 8
        return configuration
    }

    /// Creates a configuration for a search without results. `updated(for:)` adds the text that was searched for.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = empty()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = SystemSentence.noResults.text
        configuration.secondaryText = SystemSentence.checkSpelling.text
        return configuration
    }

    /// Creates a view that displays the configuration.
    @preconcurrency @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration with the system's default fonts for `state`, and with the searched text in the text of
    /// `search()`.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        var new = self
        new.textProperties.update(for: state.traitCollection)
        new.secondaryTextProperties.update(for: state.traitCollection)
        if let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty,
            text == SystemSentence.noResults.text
        {
            new.text = SystemSentence.noResultsFor.text.replacing("%@", with: searched)
        }
        return new
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(image)
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(button)
        hasher.combine(secondaryButton)
        hasher.combine(showsActivity)
    }
}
