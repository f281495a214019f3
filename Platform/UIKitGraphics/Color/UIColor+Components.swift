import Foundation

// The out-parameters are Apple's signatures. A dynamic colour answers for `UITraitCollection.current`.
extension UIColor {
    /// Stores sRGB components into the variables that are given.
    /// - Returns: true: every colour here has such components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Stores hue, saturation and brightness, each from 0 to 1. The hue of a grey is 0.
    /// - Returns: true: every colour here has such components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let converted = components.hueSaturationBrightness
        hue?.pointee = converted.hue
        saturation?.pointee = converted.saturation
        brightness?.pointee = converted.brightness
        alpha?.pointee = components.alpha
        return true
    }

    /// Stores how light the colour is; a colour that is no grey is turned into one.
    /// - Returns: true: every colour here can be turned into a grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }
}

extension UIColor {
    public class var black: UIColor { Fixed.black }
    /// A grey of 1/3.
    public class var darkGray: UIColor { Fixed.darkGray }
    /// A grey of 2/3.
    public class var lightGray: UIColor { Fixed.lightGray }
    public class var white: UIColor { Fixed.white }
    /// A grey of 1/2.
    public class var gray: UIColor { Fixed.gray }
    public class var red: UIColor { Fixed.red }
    public class var green: UIColor { Fixed.green }
    public class var blue: UIColor { Fixed.blue }
    public class var cyan: UIColor { Fixed.cyan }
    public class var yellow: UIColor { Fixed.yellow }
    public class var magenta: UIColor { Fixed.magenta }
    public class var orange: UIColor { Fixed.orange }
    public class var purple: UIColor { Fixed.purple }
    public class var brown: UIColor { Fixed.brown }
    /// Fully transparent.
    public class var clear: UIColor { Fixed.clear }
    /// Text on a dark background, whatever the style: white with an opacity of 0.6.
    public class var lightText: UIColor { Fixed.lightText }
    /// Text on a light background, whatever the style: black.
    public class var darkText: UIColor { Fixed.darkText }

    /// One object for each fixed colour, since they are asked for all the time.
    private enum Fixed {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
        static let lightText = UIColor(white: 1, alpha: 0.6)
        static let darkText = UIColor(white: 0, alpha: 1)
    }
}
