import QuartzCore

/// The row of suggested words above the keys of the on-screen keyboard.
final class SuggestionBar: UIView {
    /// The height in portrait, with which a keyboard of 291 points has the 336 that iOS 17 reports.
    static let portraitHeight: CGFloat = 45
    /// The height in landscape, estimated from iOS 17.
    static let landscapeHeight: CGFloat = 38

    private static let dividerHeight: CGFloat = 24

    /// The action for a suggestion that is tapped.
    var onSelect: (TextSuggestion) -> Void = { _ in }
    private let slots = (0..<TextPredictor.count).map { _ in SuggestionView() }
    private let dividers = (1..<TextPredictor.count).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in dividers + slots { addSubview(view) }
        for (index, slot) in slots.enumerated() {
            slot.addAction(
                UIAction { [weak self] _ in
                    guard let self, suggestions.indices.contains(index) else { return }
                    onSelect(suggestions[index])
                }, for: .touchUpInside)
        }
    }

    @available(*, unavailable, message: "SuggestionBar cannot be decoded. The keyboard creates its suggestions.")
    required init?(coder: NSCoder) {
        preconditionFailure("SuggestionBar.init(coder:) is not supported. The keyboard creates its suggestions.")
    }

    var suggestions: [TextSuggestion] = [] { didSet { if suggestions != oldValue { update() } } }
    var palette = KeyboardPalette.light { didSet { if palette != oldValue { update() } } }

    private func update() {
        for (index, slot) in slots.enumerated() {
            slot.show(suggestions.indices.contains(index) ? suggestions[index] : nil, palette)
        }
        for (index, divider) in dividers.enumerated() {
            divider.isHidden = suggestions.count < index + 2
            divider.backgroundColor = palette.function
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(slots.count)
        for (index, slot) in slots.enumerated() {
            slot.frame = CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
        }
        for (index, divider) in dividers.enumerated() {
            let x = (width * CGFloat(index + 1)).rounded()
            divider.frame = CGRect(
                x: x, y: (bounds.height - Self.dividerHeight) / 2, width: 1, height: Self.dividerHeight)
        }
    }
}

/// A suggested word.
private final class SuggestionView: UIControl {
    private let label = UILabel()
    private var palette = KeyboardPalette.light

    private static let fontSize: CGFloat = 17
    private static let cornerRadius: CGFloat = 5
    private static let highlightInsets = UIEdgeInsets(top: 4, left: 5, bottom: 2, right: 5)

    init() {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: Self.fontSize)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.lineBreakMode = .byTruncatingMiddle
        label.layer.cornerRadius = Self.cornerRadius
        label.isAccessibilityElement = false
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    @available(*, unavailable, message: "SuggestionView cannot be decoded. The keyboard creates its suggestions.")
    required init?(coder: NSCoder) {
        preconditionFailure("SuggestionView.init(coder:) is not supported. The keyboard creates its suggestions.")
    }

    /// Displays a suggestion, or nothing.
    func show(_ suggestion: TextSuggestion?, _ palette: KeyboardPalette) {
        self.palette = palette
        isHidden = suggestion == nil
        label.text = suggestion?.title
        label.textColor = palette.text
        accessibilityLabel = suggestion?.text
    }

    override var isHighlighted: Bool {
        didSet { label.layer.backgroundColor = isHighlighted ? palette.key.cgColor : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.highlightInsets)
    }
}
