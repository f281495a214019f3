import UIKit

/// The cell of a ``ViewComponent``, whose content view is filled by one view.
public final class ViewCell<Hosted: UIView>: UITableViewCell {
    /// The properties that determine the width of the content view.
    private struct LayoutEnvironment: Equatable {
        let width: CGFloat
        let accessoryType: UITableViewCell.AccessoryType
        let accessoryView: ObjectIdentifier?
        let isEditing: Bool
    }

    let container = HostedViewContainer<Hosted>()
    /// The width of the accessory at the last layout, in points.
    private var reservedWidth: CGFloat = 0
    /// The environment in which ``reservedWidth`` was measured, or `nil` before the first layout.
    private var measuredEnvironment: LayoutEnvironment?

    /// The view that the component has made, or `nil` before the first rendering.
    public var hostedView: Hosted? { container.view }

    public override func layoutSubviews() {
        super.layoutSubviews()
        recordReservedWidth()
        container.layout(in: contentView.bounds)
    }

    /// Returns the size of the view with its insets, for the width that the cell's accessory leaves.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        if measuredEnvironment != environment(width: size.width) { measureReservedWidth(width: size.width) }
        return container.size(fitting: size, reservedWidth: reservedWidth) ?? super.sizeThatFits(size)
    }

    /// Returns the same size as `sizeThatFits(_:)`. The default implementation would disregard the insets of
    /// the view.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    private func environment(width: CGFloat) -> LayoutEnvironment {
        LayoutEnvironment(
            width: width, accessoryType: accessoryType, accessoryView: accessoryView.map(ObjectIdentifier.init),
            isEditing: isEditing)
    }

    private func recordReservedWidth() {
        reservedWidth = bounds.width - contentView.bounds.width
        measuredEnvironment = environment(width: bounds.width)
    }

    /// Measures the width of the accessory, which is known only after a layout of the cell.
    /// `layoutIfNeeded()` would start at the table view, which is in the middle of measuring.
    private func measureReservedWidth(width: CGFloat) {
        UIView.performWithoutAnimation {
            let before = bounds.size
            bounds.size.width = width
            super.layoutSubviews()
            recordReservedWidth()
            bounds.size = before
        }
    }
}
