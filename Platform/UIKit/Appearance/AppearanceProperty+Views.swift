extension AppearanceProperty {
    /// The properties of UIKit's classes, by class. An object has those of its class and all superclasses.
    static let known: [(type: NSObject.Type, properties: [AppearanceProperty])] =
        [
            (
                UIView.self,
                [
                    optional("tintColor", \UIView.ownTintColorForAppearance),
                    optional("backgroundColor", \UIView.backgroundColor),
                    property("semanticContentAttribute", \UIView.semanticContentAttribute),
                    property("isExclusiveTouch", \UIView.isExclusiveTouch),
                    property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
                    property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
                ]
            ),
            (UIWindow.self, []),
            (UIVisualEffectView.self, [optional("effect", \UIVisualEffectView.effect)]),
            (UIImageView.self, []),
            (UIStackView.self, []),
            (UIActivityIndicatorView.self, [optional("color", \UIActivityIndicatorView.color)]),
            (UIProgressView.self, progress),
            (UILabel.self, label),
            (UIScrollView.self, scroll),
            (UITableView.self, table),
            (
                UITableViewCell.self,
                [
                    property("selectionStyle", \UITableViewCell.selectionStyle),
                    property("separatorInset", \UITableViewCell.separatorInset),
                ]
            ),
            (UITableViewHeaderFooterView.self, []),
            (UITextView.self, textView),
        ] + controls + bars

    private static let label: [AppearanceProperty] = [
        optional("font", \UILabel.font), optional("textColor", \UILabel.textColor),
        property("textAlignment", \UILabel.textAlignment), property("numberOfLines", \UILabel.numberOfLines),
        optional("highlightedTextColor", \UILabel.highlightedTextColor),
        optional("shadowColor", \UILabel.shadowColor), property("shadowOffset", \UILabel.shadowOffset),
        property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
        property("minimumScaleFactor", \UILabel.minimumScaleFactor),
    ]

    private static let progress: [AppearanceProperty] = [
        optional("progressTintColor", \UIProgressView.progressTintColor),
        optional("trackTintColor", \UIProgressView.trackTintColor),
        optional("progressImage", \UIProgressView.progressImage),
        optional("trackImage", \UIProgressView.trackImage),
    ]

    private static let scroll: [AppearanceProperty] = [
        property("indicatorStyle", \UIScrollView.indicatorStyle),
        property("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
        property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
        property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        property("delaysContentTouches", \UIScrollView.delaysContentTouches),
    ]

    private static let table: [AppearanceProperty] = [
        background(UIColor.systemGroupedBackground),
        optional("separatorColor", \UITableView.separatorColor),
        optional("separatorEffect", \UITableView.separatorEffect),
        property("separatorStyle", \UITableView.separatorStyle),
        property("separatorInset", \UITableView.separatorInset),
        optional("sectionIndexColor", \UITableView.sectionIndexColor),
        optional("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
        optional("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
        property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
        property("rowHeight", \UITableView.rowHeight),
        property("estimatedRowHeight", \UITableView.estimatedRowHeight),
        property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
    ]

    /// The background color of a class whose styles have other default colors than a new object.
    private static func background(_ others: UIColor...) -> AppearanceProperty {
        var property = optional("backgroundColor", \UIView.backgroundColor)
        property.otherDefaults = others
        return property
    }

    private static let textView: [AppearanceProperty] = [
        optional("font", \UITextView.font), optional("textColor", \UITextView.textColor),
        property("textAlignment", \UITextView.textAlignment),
        property("textContainerInset", \UITextView.textContainerInset),
        property("keyboardAppearance", \UITextView.keyboardAppearance),
        property("autocorrectionType", \UITextView.autocorrectionType),
    ]
}

extension UIView {
    /// The tint color of the view itself, or `nil` for the superview's.
    fileprivate final var ownTintColorForAppearance: UIColor? {
        get { ownTintColor }
        set { tintColor = newValue }
    }
}
