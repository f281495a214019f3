/// The style of an alert, with the metrics and colors of iOS 17. Lengths are in points.
@MainActor
enum AlertStyle {
    /// A card in the middle of the screen.
    case card
    /// A sheet at the bottom, with a separate card for the cancel button.
    case sheet
    /// The actions of a sheet in a popover, which a tap outside cancels.
    case popover

    static let cardWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let cornerRadius: CGFloat = 14
    /// The distance between the cards of a sheet and from the edges.
    static let sheetMargin: CGFloat = 8

    var buttonHeight: CGFloat { self == .card ? 44 : 57 }
    /// The height by which a button exceeds its line of text if the text is large.
    var buttonPadding: CGFloat { self == .card ? 23 : 33 }
    var buttonSide: CGFloat { self == .card ? 8 : 16 }

    /// The insets of the title and the message.
    var headerInsets: UIEdgeInsets {
        self == .card
            ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
            : UIEdgeInsets(top: 14.5, left: 16, bottom: 14.5, right: 16)
    }
    /// The distance between title and message.
    var titleGap: CGFloat { self == .card ? 4 : 12 }
    /// The distance above the text fields, and the height by which they exceed their line of text.
    static let fieldGap: CGFloat = 16
    static let fieldPadding: CGFloat = 14
    static let fieldSide: CGFloat = 7
    static let fieldCornerRadius: CGFloat = 7

    func buttonFont(isBold: Bool, _ traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = self == .card ? .body : .title3
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        return isBold ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
    }

    func titleFont(_ traits: UITraitCollection) -> UIFont {
        if self == .card { return .preferredFont(forTextStyle: .headline, compatibleWith: traits) }
        let font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits)
        return .systemFont(ofSize: font.pointSize, weight: .semibold)
    }

    func messageFont(_ traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    }

    var textColor: UIColor { self == .card ? .label : .secondaryLabel }

    /// The tint over the blur, so that cards are lighter than the background in dark mode, too.
    static let cardTint = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.08) : UIColor(white: 1, alpha: 0)
    }
    /// The opaque background of a sheet's cancel button.
    static let cancelColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    static let pressedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.09)
    }
    /// The dimming color behind an alert.
    static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
}
