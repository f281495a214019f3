import AdaptiveCards
import TrestleImages
import UIKit

/// The part of a row in an image behind several rows.
struct CardBackgroundPart: Hashable {
    var image: CardBackgroundImage
    /// The group with the image, which is the same for all of its rows.
    var group: String
    /// The other rows of the group.
    var rows: CardRowGroup
}

/// The views behind the rows of a card.
@MainActor
final class CardBackgrounds {
    private struct WeakView {
        weak var view: CardBackgroundPartView?
    }

    private var views: [WeakView] = []

    /// Makes the view behind a row.
    func makeView(_ part: CardBackgroundPart, _ url: URL, _ loader: ImageLoader) -> CardBackgroundPartView {
        let view = CardBackgroundPartView(part, url: url, loader: loader)
        view.onMove = { [weak self, weak view] in
            for other in self?.views ?? [] where other.view !== view { other.view?.setNeedsLayout() }
        }
        views.removeAll { $0.view == nil }
        views.append(WeakView(view: view))
        return view
    }
}

/// The part of an image that is behind a row. It finds the other rows of its group in the table view.
final class CardBackgroundPartView: UIView {
    private(set) var part: CardBackgroundPart {
        didSet { if part != oldValue { setNeedsLayout() } }
    }
    /// A closure that is called when the place of the row among the others has changed, whose places may have changed, too.
    var onMove: (@MainActor () -> Void)?

    private let imageView: CardBackgroundView
    private let url: URL

    init(_ part: CardBackgroundPart, url: URL, loader: ImageLoader) {
        self.part = part
        self.url = url
        imageView = CardBackgroundView(part.image, url: url, loader: loader)
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(imageView)
    }

    @available(*, unavailable, message: "CardBackgroundPartView is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure(
            "CardBackgroundPartView does not support init(coder:). Create it with init(_:url:loader:).")
    }

    /// Shows another part of the same image. Returns whether the image is the same.
    func show(_ part: CardBackgroundPart, _ url: URL) -> Bool {
        guard part.image == self.part.image, url == self.url else { return false }
        self.part = part
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let (own, all) = part.rows.frames(around: self) else {
            imageView.frame = bounds
            return
        }
        let frame = CGRect(
            x: 0, y: all.minY - own.minY, width: bounds.width, height: max(all.height, bounds.height))
        let isSame = abs(frame.minY - imageView.frame.minY) < 0.5 && abs(frame.height - imageView.frame.height) < 0.5
        imageView.frame = frame
        if !isSame { onMove?() }
    }
}
