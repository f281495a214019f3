import UIKit

/// The cell of a ``ViewComponent``: one view that fills the content view.
public final class ViewCell<Hosted: UIView>: UITableViewCell {
    /// What the room for the contents depends on.
    private struct Surroundings: Equatable {
        let width: CGFloat
        let accessoryType: UITableViewCell.AccessoryType
        let accessoryView: ObjectIdentifier?
        let isEditing: Bool
    }

    let place = HostedPlace<Hosted>()
    /// What the accessory took of the width when the cell was last laid out, in points.
    private var besides: CGFloat = 0
    /// What that was found out for; nil for a cell that has never been laid out.
    private var laidOut: Surroundings?

    /// The view that the component made; nil before the first rendering.
    public var hostedView: Hosted? { place.view }

    /// Lays out the cell, then the view inside the content view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        noteRoom()
        place.layOut(in: contentView.bounds)
    }

    /// The size of the view for the width that the cell's accessory leaves, with its insets.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        if laidOut != surroundings(width: size.width) { findRoom(width: size.width) }
        return place.size(fitting: size, besides: besides) ?? super.sizeThatFits(size)
    }

    /// The size that `sizeThatFits(_:)` says: the table asks this way, and would else take what the view is made of, without the
    /// place that the view has in here.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }

    private func surroundings(width: CGFloat) -> Surroundings {
        Surroundings(
            width: width, accessoryType: accessoryType, accessoryView: accessoryView.map(ObjectIdentifier.init),
            isEditing: isEditing)
    }

    private func noteRoom() {
        besides = bounds.width - contentView.bounds.width
        laidOut = surroundings(width: bounds.width)
    }

    /// Finds out what an accessory takes, which a cell says only by laying itself out: not `layoutIfNeeded()`, which would begin
    /// with the table that is measuring.
    private func findRoom(width: CGFloat) {
        UIView.performWithoutAnimation {
            let before = bounds.size
            bounds.size.width = width
            super.layoutSubviews()
            noteRoom()
            bounds.size = before
        }
    }
}

/// The header or footer of a ``ViewComponent``: one view that fills the content view.
public final class ViewHeaderFooterView<Hosted: UIView>: UITableViewHeaderFooterView {
    let place = HostedPlace<Hosted>()

    /// The view that the component made; nil before the first rendering.
    public var hostedView: Hosted? { place.view }

    /// Lays out the header, then the view inside the content view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        place.layOut(in: contentView.bounds)
    }

    /// The size of the view for the width, with its insets.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        place.size(fitting: size, besides: 0) ?? super.sizeThatFits(size)
    }

    /// The size that `sizeThatFits(_:)` says: the table asks this way, and would else take what the view is made of, without the
    /// place that the view has in here.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeThatFits(targetSize)
    }
}

/// Where a cell, header or footer keeps the view that it hosts.
@MainActor
final class HostedPlace<Hosted: UIView> {
    private(set) var view: Hosted?
    private var insets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    nonisolated init() {}

    /// The hosted view, made and added to `container` the first time.
    func view(insets: UIEdgeInsets, in container: UIView, make: () -> Hosted) -> Hosted {
        self.insets = insets
        if let view { return view }
        let view = make()
        self.view = view
        container.addSubview(view)
        return view
    }

    func layOut(in bounds: CGRect) {
        view?.frame = bounds.inset(by: insets)
    }

    /// What the view wants to be, with its insets, when `besides` points of the width are taken by something else.
    func size(fitting size: CGSize, besides: CGFloat) -> CGSize? {
        guard let view else { return nil }
        let width = max(0, size.width - besides - insets.left - insets.right)
        return CGSize(width: size.width, height: height(of: view, width: width) + insets.top + insets.bottom)
    }

    /// What the view's constraints and its intrinsic size ask for; where they ask for nothing, what it says itself.
    private func height(of view: UIView, width: CGFloat) -> CGFloat {
        let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
