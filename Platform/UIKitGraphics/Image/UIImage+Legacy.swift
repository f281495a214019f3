import Foundation

extension UIImage {
    /// Returns a copy of the image whose left and top caps are not stretched, with one pixel between them and the
    /// right and bottom caps.
    ///
    /// Use `resizableImage(withCapInsets:resizingMode:)` in new code.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(max(0, leftCapWidth)), CGFloat(max(0, topCapHeight)))
        // A cap of 0 stretches the whole width or height.
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }

    /// The width of the left cap, in points.
    public var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top cap, in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// Creates an animated image from the images named `name` followed by 0, 1, 2, and so on, whose caps are not
    /// stretched. Returns `nil` if there is no first image.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Creates an animated image from the images named `name` followed by 0, 1, 2, and so on, whose caps are not
    /// stretched. Returns `nil` if there is no first image.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let images = animatedImageNamed(name, duration: duration)?.images else { return nil }
        return animatedImage(
            with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
            duration: duration)
    }

    /// Creates a system symbol with a variable value. The symbols of this platform have no variable parts, so that the
    /// value has no effect, as for such symbols on iOS.
    public convenience init?(systemName name: String, variableValue: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates the image with the given name and a variable value, which has no effect because custom symbols have no
    /// variable parts on this platform.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }
}
