extension UIColor {
    /// A Core Graphics colour with the same components.
    public convenience init(cgColor: CGColor) {
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

    /// The Core Graphics colour that this one is under `UITraitCollection.current`.
    ///
    /// It doesn't follow a later change of traits: whoever hands it to a layer hands over a new one then.
    public var cgColor: CGColor { components.cgColor }
}

extension ColorComponents {
    var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
