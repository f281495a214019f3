/// An invalidation of a view that `UIView.Invalidating` performs after a change.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
    /// Invalidates a part of the view.
    func invalidate(view: UIView)
}

extension UIView {
    /// The invalidations of views.
    @preconcurrency @MainActor
    public enum Invalidations {
        /// Invalidates the drawn contents.
        @preconcurrency @MainActor
        public struct Display: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Invalidates the layout of the subviews.
        @preconcurrency @MainActor
        public struct Layout: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Invalidates the constraints.
        @preconcurrency @MainActor
        public struct Constraints: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Invalidates the natural size of the contents.
        @preconcurrency @MainActor
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Invalidates the configuration of a cell, a header or a button. Other views have none.
        @preconcurrency @MainActor
        public struct Configuration: UIViewInvalidating {
            /// Creates the invalidation.
            public init() {}
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }

        /// Performs two invalidations.
        @preconcurrency @MainActor
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Creates the combination of two invalidations.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The invalidation of the same name.
    public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The invalidation of the same name.
    public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The invalidation of the same name.
    public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The invalidation of the same name.
    public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The invalidation of the same name.
    public static var configuration: Self { Self() }
}
