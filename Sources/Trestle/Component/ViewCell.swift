import UIKit

/// The cell of a ``ViewComponent``: one view that fills the content view.
public final class ViewCell<Hosted: UIView>: UITableViewCell {
    let place = HostedPlace<Hosted>()
    /// What the accessory took of the width when the cell was last laid out, in points. Before that the content view does not fit
    /// the cell yet.
    private var besides: CGFloat = 0

    /// The view that the component made; nil before the first rendering.
    public var hostedView: Hosted? { place.view }

    /// Lays out the cell, then the view inside the content view.
    public override func layoutSubviews() {
        super.layoutSubviews()
        besides = bounds.width - contentView.bounds.width
        place.layOut(in: contentView.bounds)
    }

    /// The size of the view for the width that the cell's accessory leaves, with its insets.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        return place.size(fitting: size, besides: besides) ?? super.sizeThatFits(size)
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
        let room = CGSize(
            width: max(0, size.width - besides - insets.left - insets.right), height: .greatestFiniteMagnitude)
        let height = view.sizeThatFits(room).height + insets.top + insets.bottom
        return CGSize(width: size.width, height: height)
    }
}
