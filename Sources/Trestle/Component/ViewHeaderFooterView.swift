import UIKit

/// The header or footer view of a ``ViewComponent``, whose content view is filled by one view.
public final class ViewHeaderFooterView<Hosted: UIView>: UITableViewHeaderFooterView {
    let container = HostedViewContainer<Hosted>()

    /// The view that the component has made, or `nil` before the first rendering.
    public var hostedView: Hosted? { container.view }

    public override func layoutSubviews() {
        super.layoutSubviews()
        container.layout(in: contentView.bounds)
    }

    /// Returns the size of the view with its insets.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        container.size(fitting: size, reservedWidth: 0) ?? super.sizeThatFits(size)
    }

    /// Returns the same size as `sizeThatFits(_:)`. The default implementation would disregard the insets of
    /// the view.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }
}
