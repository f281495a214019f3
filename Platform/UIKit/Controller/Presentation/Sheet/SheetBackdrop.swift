/// What a sheet pushes back: the card of a sheet below, or the presenter's view, which gets a card of its own for that.
@MainActor
final class SheetBackdrop {
    /// What is pushed back.
    private let card: UIView
    /// Black, around the card; nil where the card is a sheet's, which is in black already.
    private let surround: UIView?
    private weak var home: UIView?

    private static let cornerRadius: CGFloat = 10

    init?(of presenter: UIViewController) {
        if let sheet = presenter.presentedBy?.controller as? UISheetPresentationController {
            guard !sheet.layout.isFloating else { return nil }
            card = sheet.card
            surround = nil
            return
        }
        guard let view = presenter.viewIfLoaded, let home = view.superview else { return nil }
        self.home = home
        let surround = UIView(frame: view.frame)
        surround.backgroundColor = .black
        surround.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card = UIView(frame: surround.bounds)
        card.clipsToBounds = true
        self.surround = surround
        let index = home.subviews.firstIndex { $0 === view } ?? 0
        UIView.performWithoutAnimation {
            home.insertSubview(surround, at: index)
            surround.addSubview(card)
            card.addSubview(view)
            view.frame = card.bounds
        }
    }

    /// Shows it pushed back so far, from 0 to 1.
    func show(_ backing: CGFloat, in layout: SheetLayout) {
        if let surround {
            let size = surround.bounds.size
            if card.bounds.size != size { card.bounds.size = size }
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            if card.center != center { card.center = center }
            card.layer.cornerRadius = backing * Self.cornerRadius
        }
        let transform = layout.transform(ofView: card.bounds.size, center: card.center, backing: backing)
        if card.transform != transform { card.transform = transform }
    }

    /// Puts everything back where it was.
    func end() {
        UIView.performWithoutAnimation {
            card.transform = .identity
            guard let surround, let home, let view = card.subviews.first else { return }
            let index = home.subviews.firstIndex { $0 === surround } ?? 0
            let frame = surround.frame
            home.insertSubview(view, at: index)
            view.frame = frame
            surround.removeFromSuperview()
        }
    }
}
