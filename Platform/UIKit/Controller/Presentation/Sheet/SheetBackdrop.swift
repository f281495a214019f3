/// The card that a sheet scales down behind itself: the card of a sheet below, or a card made for the
/// presenter's view.
@MainActor
final class SheetBackdrop {
    /// The scaled card.
    private let card: UIView
    /// The black view around the card; nil for the card of a sheet, which has a black background already.
    private let background: UIView?
    private weak var formerSuperview: UIView?

    private static let cornerRadius: CGFloat = 10

    init?(of presenter: UIViewController) {
        if let sheet = presenter.presentedBy?.controller as? UISheetPresentationController {
            guard !sheet.layout.isFloating else { return nil }
            card = sheet.card
            background = nil
            return
        }
        guard let view = presenter.viewIfLoaded, let formerSuperview = view.superview else { return nil }
        self.formerSuperview = formerSuperview
        let background = UIView(frame: view.frame)
        background.backgroundColor = .black
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card = UIView(frame: background.bounds)
        card.clipsToBounds = true
        card.layer.cornerCurve = .continuous
        self.background = background
        let index = formerSuperview.subviews.firstIndex { $0 === view } ?? 0
        UIView.performWithoutAnimation {
            formerSuperview.insertSubview(background, at: index)
            background.addSubview(card)
            card.addSubview(view)
            view.frame = card.bounds
        }
    }

    /// Applies the scaling, from 0 to 1.
    func show(_ backing: CGFloat, in layout: SheetLayout) {
        if let background {
            let size = background.bounds.size
            if card.bounds.size != size { card.bounds.size = size }
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            if card.center != center { card.center = center }
            card.layer.cornerRadius = backing * Self.cornerRadius
        }
        let transform = layout.transform(ofView: card.bounds.size, center: card.center, backing: backing)
        if card.transform != transform { card.transform = transform }
    }

    /// Restores the presenter's view.
    func end() {
        UIView.performWithoutAnimation {
            card.transform = .identity
            guard let background, let formerSuperview, let view = card.subviews.first else { return }
            let index = formerSuperview.subviews.firstIndex { $0 === background } ?? 0
            let frame = background.frame
            formerSuperview.insertSubview(view, at: index)
            view.frame = frame
            background.removeFromSuperview()
        }
    }
}
