import UIKit

/// A field for one of a few colors, shown as dots.
///
/// ```swift
/// let form = Form {
///     ColorRow("Label", selection: draft[\.label], options: ["red", "green"]) {
///         $0 == "red" ? .systemRed : .systemGreen
///     } name: {
///         $0.capitalized
///     }
/// }
/// ```
public struct ColorRow<Option: Hashable>: FieldComponent, StockComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    let title: String?
    let selected: Int?
    let colors: [UIColor]
    let names: [String]
    private let options: [Option]
    private let binding: FieldBinding<Option>

    /// Creates a field with an option for each color.
    ///
    /// - Parameters:
    ///   - title: The title before the dots, or `nil` to use the whole row for them.
    ///   - selection: A binding to the selected option.
    ///   - options: The options, in the order of their dots.
    ///   - help: The text below the field while it has no error.
    ///   - color: Returns the color of an option.
    ///   - name: Returns the name of an option for assistive technologies.
    @MainActor
    public init(
        _ title: String?, selection: FieldBinding<Option>, options: [Option], help: String? = nil,
        color: (Option) -> UIColor, name: (Option) -> String
    ) {
        self.title = title
        self.options = options
        colors = options.map(color)
        names = options.map(name)
        binding = selection
        fieldID = selection.id
        selected = options.firstIndex(of: selection.value)
        caption = FieldCaption(selection.status, help: help, of: title)
    }

    /// Shows the title and the colors.
    func render(stock cell: ColorCell) {
        cell.show(title: title, isInvalid: caption?.isError == true)
        cell.swatches.show(colors, names: names)
    }

    /// Selects the current option, and makes the cell change this row's value.
    func setHandlers(stock cell: ColorCell) {
        cell.swatches.selected = selected
        cell.onChange = { [weak cell] in
            guard let index = cell?.swatches.selected, options.indices.contains(index) else { return }
            binding.commit(options[index])
        }
    }
}

/// A cell with a dot for each color.
final class ColorCell: ControlCell {
    let swatches = SwatchControl()

    /// Creates a cell without colors.
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        swatches.setContentHuggingPriority(.required, for: .horizontal)
        alignmentInColumn = .leading
        add(swatches)
    }
}

/// A control with a dot for each color and a ring around the selected one.
final class SwatchControl: UIControl {
    // In points.
    private static let side: CGFloat = 30
    private static let dot: CGFloat = 22
    private static let ringWidth: CGFloat = 2

    private var dots: [UIView] = []
    private let ring = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        ring.isUserInteractionEnabled = false
        ring.layer.cornerRadius = Self.side / 2
        ring.layer.borderWidth = Self.ringWidth
        addSubview(ring)
    }

    @available(*, unavailable, message: "SwatchControl is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("SwatchControl does not support init(coder:). Create it with init(frame:).")
    }

    /// The index of the selected dot.
    var selected: Int? {
        didSet { setNeedsLayout() }
    }

    func show(_ colors: [UIColor], names: [String]) {
        while dots.count > colors.count { dots.removeLast().removeFromSuperview() }
        while dots.count < colors.count {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
            dots.append(dot)
        }
        for (dot, (color, name)) in zip(dots, zip(colors, names)) {
            dot.backgroundColor = color
            dot.accessibilityLabel = name
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(dots.count) * Self.side, height: Self.side)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, dot) in dots.enumerated() {
            let position = isMirrored ? dots.count - 1 - index : index
            dot.bounds.size = CGSize(width: Self.dot, height: Self.dot)
            dot.center = CGPoint(x: (CGFloat(position) + 0.5) * Self.side, y: bounds.midY)
        }
        ring.isHidden = selected.map { !dots.indices.contains($0) } ?? true
        if let selected, dots.indices.contains(selected) {
            ring.bounds.size = CGSize(width: Self.side, height: Self.side)
            ring.center = dots[selected].center
            ring.layer.borderColor = dots[selected].backgroundColor?.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let position = Int((touch.location(in: self).x / Self.side).rounded(.down))
        select(isMirrored ? dots.count - 1 - position : position)
    }

    private func select(_ index: Int) {
        guard dots.indices.contains(index), index != selected else { return }
        selected = index
        sendActions(for: .valueChanged)
    }
}
