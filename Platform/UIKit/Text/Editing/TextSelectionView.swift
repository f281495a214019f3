/// The tint of what is selected in a text.
final class TextSelectionView: UIView {
    /// How much of the tint colour covers what is selected, as on iOS.
    private static let opacity: CGFloat = 0.2

    private var pieces: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable, message: "who edits text makes the view of its selection")
    required init?(coder: NSCoder) {
        preconditionFailure("TextSelectionView: who edits text makes the view of its selection")
    }

    /// The tint colour.
    var color = UIColor.systemBlue {
        didSet { for piece in pieces { piece.backgroundColor = color.withAlphaComponent(Self.opacity) } }
    }

    /// Tints these rectangles.
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
