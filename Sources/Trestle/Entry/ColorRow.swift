import UIKit

/// The colour of a label, one of a few, as dots side by side.
///
/// ```swift
/// ColorRow("Label", draft[\.label], options: Label.allCases) { $0.color } name: { $0.rawValue }
/// ```
public struct ColorRow<Option: Hashable>: FieldComponent {
    public let fieldID: AnyHashable
    public let caption: FieldCaption?
    public var takesText: Bool { false }
    let title: String?
    let chosen: Int?
    let colors: [UIColor]
    let names: [String]
    private let options: [Option]
    private let binding: FieldBinding<Option>

    /// Colours to choose from.
    ///
    /// - Parameters:
    ///   - title: What stands before them; nil gives them all of the row.
    ///   - color: How an option looks.
    ///   - name: What an option is called, for those who can't see it.
    @MainActor
    public init(
        _ title: String?, _ choice: FieldBinding<Option>, options: [Option], help: String? = nil,
        color: (Option) -> UIColor, name: (Option) -> String
    ) {
        self.title = title
        self.options = options
        colors = options.map(color)
        names = options.map(name)
        binding = choice
        fieldID = choice.id
        chosen = options.firstIndex(of: choice.value)
        caption = FieldCaption(choice.note, help: help, of: title)
    }

    /// Whether both look alike. What a change does is no part of that.
    public static func == (left: ColorRow, right: ColorRow) -> Bool {
        left.title == right.title && left.chosen == right.chosen && left.colors == right.colors
            && left.names == right.names && left.caption?.isFault == right.caption?.isFault
    }

    /// Shows the title and the colours.
    public func render(in cell: ColorCell) {
        cell.show(title: title, isFaulty: caption?.isFault == true)
        cell.swatches.show(colors, names: names)
    }

    /// Lets the cell change this row's value from now on.
    public func connect(to cell: ColorCell) {
        cell.swatches.chosen = chosen
        cell.onChange = { [weak cell] in
            guard let index = cell?.swatches.chosen, options.indices.contains(index) else { return }
            binding.value = options[index]
        }
    }
}

/// A cell with dots of colours.
public final class ColorCell: ControlCell {
    let swatches = SwatchControl()

    /// A cell without colours.
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        swatches.setContentHuggingPriority(.required, for: .horizontal)
        alignmentInColumn = .leading
        add(swatches)
    }
}

/// Dots of colours, of which one has a ring.
final class SwatchControl: UIControl {
    // Points.
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

    @available(*, unavailable, message: "Made by ColorRow.")
    required init?(coder: NSCoder) {
        preconditionFailure("A SwatchControl is made by ColorRow.")
    }

    /// The dot that has the ring.
    var chosen: Int? {
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
            let place = isMirrored ? dots.count - 1 - index : index
            dot.bounds.size = CGSize(width: Self.dot, height: Self.dot)
            dot.center = CGPoint(x: (CGFloat(place) + 0.5) * Self.side, y: bounds.midY)
        }
        ring.isHidden = chosen.map { !dots.indices.contains($0) } ?? true
        if let chosen, dots.indices.contains(chosen) {
            ring.bounds.size = CGSize(width: Self.side, height: Self.side)
            ring.center = dots[chosen].center
            ring.layer.borderColor = dots[chosen].backgroundColor?.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch else { return }
        let place = Int((touch.location(in: self).x / Self.side).rounded(.down))
        choose(isMirrored ? dots.count - 1 - place : place)
    }

    private func choose(_ index: Int) {
        guard dots.indices.contains(index), index != chosen else { return }
        chosen = index
        sendActions(for: .valueChanged)
    }
}
