import UIKit

/// A colored box with a letter and an intrinsic content size.
final class SampleBox: UIView {
    private let label = UILabel()
    private let contentSize: CGSize

    init(_ letter: String, color: UIColor, size: CGSize, fontSize: CGFloat = 15) {
        contentSize = size
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 6
        clipsToBounds = true
        label.text = letter
        label.textColor = .white
        label.font = .systemFont(ofSize: fontSize, weight: .semibold)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("SampleBox does not support init(coder:). Create it with init(_:color:size:fontSize:).")
    }

    override var intrinsicContentSize: CGSize { contentSize }

    override var forFirstBaselineLayout: UIView { label }

    override var forLastBaselineLayout: UIView { label }
}
