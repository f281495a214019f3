extension UIColor {
    /// A name of the color for people who cannot see it, in English, such as "dark blue".
    public var accessibilityName: String {
        let color = components
        if color.alpha < 0.05 { return "transparent" }
        let (hue, saturation, brightness) = color.hueSaturationBrightness
        if brightness < 0.12 { return "black" }
        if saturation < 0.1 {
            return switch brightness {
            case 0.93...: "white"
            case 0.7..<0.93: "light gray"
            case 0.35..<0.7: "gray"
            default: "dark gray"
            }
        }
        let degrees = hue * 360
        // Dark orange and yellow are perceived as brown.
        if (15..<50).contains(degrees), brightness < 0.7 { return brightness < 0.4 ? "dark brown" : "brown" }
        let name =
            switch degrees {
            case 15..<42: "orange"
            case 42..<70: "yellow"
            case 70..<165: "green"
            case 165..<195: "cyan"
            case 195..<255: "blue"
            case 255..<290: "purple"
            case 290..<335: saturation < 0.6 ? "pink" : "magenta"
            default: saturation < 0.5 && brightness > 0.8 ? "pink" : "red"
            }
        if brightness < 0.5 { return "dark " + name }
        return saturation < 0.4 ? "light " + name : name
    }
}
