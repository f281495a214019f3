/// The reorder control: three lines by which a row or an item is moved.
final class ReorderGrip: UIView {
    private let imageView = UIImageView()

    /// The width at the end of the row, in points, as on an iPhone with iOS 17.
    static let width: CGFloat = 44
    /// The size of the symbol, in points.
    private static let symbolSize: CGFloat = 17

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.image = UIImage(
            systemName: "line.3.horizontal",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: Self.symbolSize))
        tintColor = .tertiaryLabel
        imageView.contentMode = .center
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }
}
