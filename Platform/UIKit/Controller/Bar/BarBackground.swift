import Foundation

/// The background of a bar and the line between the bar and the content.
struct BarBackground: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// The system's translucent background.
    @MainActor static let standard = BarBackground(
        effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barHairline)
    @MainActor static let opaque = BarBackground(color: .systemBackground, shadowColor: .barHairline)
    static let transparent = BarBackground()

    /// The background without translucency.
    var withoutTranslucency: BarBackground {
        var configuration = self
        configuration.effect = nil
        if color == nil, image == nil { configuration.color = .systemBackground }
        return configuration
    }
}

extension BarBackground {
    @MainActor
    init(from coder: NSCoder) {
        if coder.containsValue(forKey: "UIBackgroundEffect"),
            let style = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "UIBackgroundEffect"))
        {
            effect = UIBlurEffect(style: style)
        }
        color = coder.object("UIBackgroundColor")
        image = coder.object("UIBackgroundImage")
        imageMode = coder.choice("UIBackgroundImageContentMode", or: .scaleToFill)
        shadowColor = coder.object("UIShadowColor")
        shadowImage = coder.object("UIShadowImage")
    }

    @MainActor
    func encode(into coder: NSCoder) {
        if let effect { coder.encode(effect.style.rawValue, forKey: "UIBackgroundEffect") }
        coder.encode(color, forKey: "UIBackgroundColor")
        coder.encode(image, forKey: "UIBackgroundImage")
        coder.encode(imageMode.rawValue, forKey: "UIBackgroundImageContentMode")
        coder.encode(shadowColor, forKey: "UIShadowColor")
        coder.encode(shadowImage, forKey: "UIShadowImage")
    }
}

extension UIColor {
    /// The color of the line between a bar and the content: as on iOS black at 30 %, or white at 15 %.
    static let barHairline = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }
}
