import Foundation

/// Decodes colors: components in a color space, system colors, and named colors of the app.
@MainActor
enum NibColor {
    static func color(_ element: NibElement, resources: NibResources, bundle: Bundle?) -> UIColor? {
        guard element.name == "color" else { return nil }
        if let name = element["name"] {
            return UIColor(named: name, in: bundle, compatibleWith: nil)
                ?? resources.color(named: name).flatMap { color($0, resources: resources, bundle: bundle) }
        }
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            if let name = element[attribute], let color = UIColor.system(named: name) {
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
            // The conversion from CMYK without a color profile, as in Interface Builder.
            return UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        }
        return nil
    }

    private static func clamped(_ alpha: Double) -> CGFloat { CGFloat(min(max(alpha, 0), 1)) }
}
