extension UIColor {
    /// Creates a color with the components of a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        if cgColor.pattern != nil {
            let rgba = cgColor.rgba
            self.init(
                content: .pattern(
                    cgColor,
                    ColorComponents(
                        red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue),
                        alpha: CGFloat(rgba.alpha))))
            return
        }
        let components = cgColor.components ?? []
        let color =
            switch components.count {
            case 4...:
                ColorComponents(
                    red: components[0], green: components[1], blue: components[2], alpha: components[3])
            case 2: ColorComponents(white: components[0], alpha: components[1])
            default:
                preconditionFailure(
                    "UIColor(cgColor:) does not support the color space of \(cgColor). Pass a gray or an RGB color.")
            }
        self.init(color)
    }

    /// The Core Graphics color for `UITraitCollection.current`.
    ///
    /// The value does not follow later changes of traits. Code that assigns it to a layer must assign it
    /// again after a change.
    public var cgColor: CGColor {
        if case .pattern(let color, _) = content { return color }
        return components.cgColor
    }
}

extension ColorComponents {
    var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
