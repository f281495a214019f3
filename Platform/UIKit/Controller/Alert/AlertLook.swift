/// How an alert looks: after the look of iOS 17. Lengths are in points.
@MainActor
enum AlertLook {
    /// A card in the middle of the screen.
    case card
    /// A sheet at the bottom, with a card of its own for what cancels.
    case sheet
    /// A sheet's choices in a popover, which is cancelled by a tap beside it.
    case popover

    static let cardWidth: CGFloat = 270
    static let popoverWidth: CGFloat = 304
    static let cornerRadius: CGFloat = 14
    /// Between the cards of a sheet, and beside them.
    static let sheetMargin: CGFloat = 8

    var buttonHeight: CGFloat { self == .card ? 44 : 57 }
    /// How much higher than its line of text a button is where the text is large.
    var buttonPadding: CGFloat { self == .card ? 23 : 33 }
    var buttonSide: CGFloat { self == .card ? 8 : 16 }

    /// Around the title and the message.
    var headerInsets: UIEdgeInsets {
        self == .card
            ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
            : UIEdgeInsets(top: 14.5, left: 16, bottom: 14.5, right: 16)
    }
    /// Between the title and the message.
    var titleGap: CGFloat { self == .card ? 4 : 12 }
    /// Above the text fields, and how much higher than their line of text they are.
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

    /// What lies over the blur, so that cards are lighter than what is behind them in the dark too.
    static let cardTint = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.08) : UIColor(white: 1, alpha: 0)
    }
    /// Below what cancels a sheet, which hides what is behind.
    static let cancelColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    static let pressedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.09)
    }
    /// What lies over the screen behind an alert.
    static let dimmingColor = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
}
