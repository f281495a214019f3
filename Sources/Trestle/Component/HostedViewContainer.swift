import UIKit

/// The view that a cell, header or footer hosts, and its insets.
@MainActor
final class HostedViewContainer<Hosted: UIView> {
    private(set) var view: Hosted?
    private var insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    nonisolated init() {}

    /// Returns the hosted view, after making it and adding it to `container` the first time.
    func view(insets: UIEdgeInsets, in container: UIView, make: () -> Hosted) -> Hosted {
        self.insets = insets
        if let view { return view }
        let view = make()
        self.view = view
        container.addSubview(view)
        return view
    }

    func layout(in bounds: CGRect) {
        view?.frame = bounds.inset(by: insets)
    }

    /// Returns the size of the hosted view with its insets.
    ///
    /// - Parameter reservedWidth: The part of the width that is used by other views, in points.
    func size(fitting size: CGSize, reservedWidth: CGFloat) -> CGSize? {
        guard let view else { return nil }
        let width = max(0, size.width - reservedWidth - insets.left - insets.right)
        return CGSize(width: size.width, height: height(of: view, width: width) + insets.top + insets.bottom)
    }

    /// Returns the height that results from the view's constraints and intrinsic size, or from
    /// `sizeThatFits(_:)` if there are none.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
