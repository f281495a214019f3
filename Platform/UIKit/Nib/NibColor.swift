import Foundation

/// Colours as nibs write them: by numbers in a colour space, by a name of the system's, or by one of the app's.
@MainActor
enum NibColor {
    static func color(_ element: NibElement, resources: NibResources, bundle: Bundle?) -> UIColor? {
        guard element.name == "color" else { return nil }
        if let name = element["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil)
                ?? resources.color(named: name).flatMap { color($0, resources: resources, bundle: bundle) }
        }
        for attribute in ["systemColor", "cocoaTouchSystemColor"] {
            if let name = element[attribute], let color = system[name] {
                return element.number("alpha").map { color.withAlphaComponent(clamped($0)) } ?? color
            }
        }
        if let name = element["systemColor"], let color = resources.systemColor(named: name) {
            return self.color(color, resources: resources, bundle: bundle)
        }
        return mixed(element)
    }

    private static func mixed(_ element: NibElement) -> UIColor? {
        let alpha = clamped(element.number("alpha") ?? 1)
        func component(_ name: String) -> CGFloat? { element.number(name).map { CGFloat($0) } }
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        if let red = component("red"), let green = component("green"), let blue = component("blue") {
            return element["customColorSpace"] == "displayP3" || element["colorSpace"] == "displayP3"
                ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
                : UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = component("cyan"), let magenta = component("magenta"), let yellow = component("yellow"),
            let black = component("black")
        {
            // The plain way from inks to light; Interface Builder has no profile of a printer either.
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        }
        return nil
    }

    private static func clamped(_ alpha: Double) -> CGFloat { CGFloat(min(max(alpha, 0), 1)) }

    private static let system: [String: UIColor] = [
        "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
        "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
        "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
        "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
        "tertiarySystemBackgroundColor": .tertiarySystemBackground,
        "systemGroupedBackgroundColor": .systemGroupedBackground,
        "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
        "groupTableViewBackgroundColor": .systemGroupedBackground, "systemFillColor": .systemFill,
        "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
        "quaternarySystemFillColor": .quaternarySystemFill, "systemRedColor": .systemRed,
        "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
        "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
        "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
        "systemMintColor": .systemMint, "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
        "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
        "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
        "darkTextColor": .darkText, "lightTextColor": .lightText, "blackColor": .black, "whiteColor": .white,
        "clearColor": .clear, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
        "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
        "brownColor": .brown, "grayColor": .gray, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
        "viewFlipsideBackgroundColor": .darkGray, "scrollViewTexturedBackgroundColor": .lightGray,
    ]
}
