/// An object with coordinates that can be converted to those of other objects: a view, a window, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point from the object's coordinates to those of another object.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a point from the coordinates of another object to the object's.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// Converts a rectangle from the object's coordinates to those of another object.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// Converts a rectangle from the coordinates of another object to the object's.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The bounds of the object in its own coordinates.
    var bounds: CGRect { get }
}

/// A view or a screen, whose coordinates can be converted to those of the screen.
@MainActor
private protocol ScreenConvertible: UICoordinateSpace {
    func toScreen(_ rect: CGRect) -> CGRect
    func toScreen(_ point: CGPoint) -> CGPoint
    func fromScreen(_ rect: CGRect) -> CGRect
    func fromScreen(_ point: CGPoint) -> CGPoint
}

extension UIView: UICoordinateSpace {
    /// Converts a point from the view's coordinates to those of another object.
    @_disfavoredOverload
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView, view.baseWindow === baseWindow { return baseConvert(point, to: view) }
        let point = toScreen(point)
        return (coordinateSpace as? any ScreenConvertible)?.fromScreen(point)
            ?? coordinateSpace.convert(point, from: UIScreen.main)
    }

    /// Converts a point from the coordinates of another object to the view's.
    @_disfavoredOverload
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView, view.baseWindow === baseWindow {
            return baseConvert(point, from: view)
        }
        return fromScreen(
            (coordinateSpace as? any ScreenConvertible)?.toScreen(point)
                ?? coordinateSpace.convert(point, to: UIScreen.main))
    }

    /// Converts a rectangle from the view's coordinates to those of another object.
    @_disfavoredOverload
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView, view.baseWindow === baseWindow { return baseConvert(rect, to: view) }
        let rect = toScreen(rect)
        return (coordinateSpace as? any ScreenConvertible)?.fromScreen(rect)
            ?? coordinateSpace.convert(rect, from: UIScreen.main)
    }

    /// Converts a rectangle from the coordinates of another object to the view's.
    @_disfavoredOverload
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView, view.baseWindow === baseWindow {
            return baseConvert(rect, from: view)
        }
        return fromScreen(
            (coordinateSpace as? any ScreenConvertible)?.toScreen(rect)
                ?? coordinateSpace.convert(rect, to: UIScreen.main))
    }
}

extension UIView: ScreenConvertible {
    private var windowOrigin: CGPoint { baseWindow?.frame.origin ?? .zero }

    fileprivate final func toScreen(_ rect: CGRect) -> CGRect {
        baseConvert(rect, to: nil).offsetBy(dx: windowOrigin.x, dy: windowOrigin.y)
    }

    fileprivate final func toScreen(_ point: CGPoint) -> CGPoint {
        let point = baseConvert(point, to: nil)
        return CGPoint(x: point.x + windowOrigin.x, y: point.y + windowOrigin.y)
    }

    fileprivate final func fromScreen(_ rect: CGRect) -> CGRect {
        baseConvert(rect.offsetBy(dx: -windowOrigin.x, dy: -windowOrigin.y), from: nil)
    }

    fileprivate final func fromScreen(_ point: CGPoint) -> CGPoint {
        baseConvert(CGPoint(x: point.x - windowOrigin.x, y: point.y - windowOrigin.y), from: nil)
    }
}

extension UIScreen: UICoordinateSpace {
    /// Converts a point from the screen's coordinates to those of another object.
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? any ScreenConvertible)?.fromScreen(point) ?? coordinateSpace.convert(point, from: self)
    }

    /// Converts a point from the coordinates of another object to the screen's.
    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? any ScreenConvertible)?.toScreen(point) ?? coordinateSpace.convert(point, to: self)
    }

    /// Converts a rectangle from the screen's coordinates to those of another object.
    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? any ScreenConvertible)?.fromScreen(rect) ?? coordinateSpace.convert(rect, from: self)
    }

    /// Converts a rectangle from the coordinates of another object to the screen's.
    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? any ScreenConvertible)?.toScreen(rect) ?? coordinateSpace.convert(rect, to: self)
    }

    /// The screen's coordinates.
    public final var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScreen: ScreenConvertible {
    fileprivate final func toScreen(_ rect: CGRect) -> CGRect { rect }
    fileprivate final func toScreen(_ point: CGPoint) -> CGPoint { point }
    fileprivate final func fromScreen(_ rect: CGRect) -> CGRect { rect }
    fileprivate final func fromScreen(_ point: CGPoint) -> CGPoint { point }
}

/// The coordinates of the screen before its size has changed.
final class FormerScreen: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, to: coordinateSpace)
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        UIScreen.main.convert(point, from: coordinateSpace)
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, to: coordinateSpace)
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        UIScreen.main.convert(rect, from: coordinateSpace)
    }
}

extension FormerScreen: ScreenConvertible {
    fileprivate func toScreen(_ rect: CGRect) -> CGRect { rect }
    fileprivate func toScreen(_ point: CGPoint) -> CGPoint { point }
    fileprivate func fromScreen(_ rect: CGRect) -> CGRect { rect }
    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint { point }
}
