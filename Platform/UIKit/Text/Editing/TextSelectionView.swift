/// A view that highlights the selected text with the tint color.
final class TextSelectionView: UIView {
    /// The opacity of the tint color over selected text, as on iOS.
    private static let opacity: CGFloat = 0.2

    private var pieces: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "Create a selection view with init(frame:).")
    required init?(coder: NSCoder) {
        preconditionFailure("TextSelectionView cannot be decoded from an archive. Create it with init(frame:).")
    }

    /// The tint color, without the opacity of the highlight.
    var color = UIColor.systemBlue {
        didSet { for piece in pieces { piece.backgroundColor = color.withAlphaComponent(Self.opacity) } }
    }

    /// Highlights the given rectangles.
    func show(_ rects: [CGRect]) {
        while pieces.count > rects.count { pieces.removeLast().removeFromSuperview() }
        while pieces.count < rects.count {
            let piece = UIView()
            piece.isUserInteractionEnabled = false
            piece.backgroundColor = color.withAlphaComponent(Self.opacity)
            addSubview(piece)
            pieces.append(piece)
        }
        for (piece, rect) in zip(pieces, rects) where piece.frame != rect { piece.frame = rect }
    }
}
