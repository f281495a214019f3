import UIKit

/// The area around a view in which it responds to touches.
package enum TouchTarget {
    /// The minimum height of a target, in points.
    ///
    /// Source: Human Interface Guidelines, "Accessibility", minimum control size of iOS.
    package static let minimumHeight: CGFloat = 44

    /// Returns the rectangle in which a view with the given bounds responds to touches. It extends beyond those of a low view.
    static func rect(for bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 0, dy: min(0, (bounds.height - minimumHeight) / 2))
    }
}
