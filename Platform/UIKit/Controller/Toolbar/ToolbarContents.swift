/// The buttons of a toolbar, which are replaced together.
final class ToolbarContents: UIView {
    fileprivate enum Part {
        case view(UIView)
        case fixed(CGFloat)
        case flexible
    }

    private let parts: [Part]
    private let items: [UIBarButtonItem]

    /// The distance between two buttons without a space item between them, in points.
    private static let gap: CGFloat = 16

    /// Called when a button changes.
    var onChange: (() -> Void)?

    init(_ items: [UIBarButtonItem]) {
        self.items = items
        parts = items.filter { !$0.isHidden }.map { item in
            switch item.systemItem {
            case .flexibleSpace: .flexible
            case .fixedSpace: .fixed(item.width)
            default: .view(item.customView ?? BarButton(of: item))
            }
        }
        super.init(frame: .zero)
        for case .view(let view) in parts { addSubview(view) }
        for item in items { item.onChange = { [weak self] in self?.onChange?() } }
    }

    @available(*, unavailable, message: "ToolbarContents is created by UIToolbar")
    required init?(coder: NSCoder) {
        preconditionFailure("ToolbarContents can't be decoded. UIToolbar creates it.")
    }

    /// Stops observing the items, which are no longer shown.
    func leave() {
        onChange = nil
        for item in items { item.onChange = nil }
    }

    func apply(_ appearance: UIToolbarAppearance) {
        for case .view(let view) in parts {
            guard let button = view as? BarButton else { continue }
            button.apply(appearance.appearance(of: button))
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = SystemMargins.side(forWidth: bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = side + safeAreaInsets.left
        let availableWidth = max(0, bounds.width - start - side - safeAreaInsets.right)
        let widths = parts.map { part -> CGFloat in
            switch part {
            case .view(let view):
                min(availableWidth, view.sizeThatFits(CGSize(width: availableWidth, height: bounds.height)).width)
            case .fixed(let width): width
            case .flexible: 0
            }
        }
        let gaps = zip(parts, parts.dropFirst()).map { $0.isView && $1.isView ? Self.gap : 0 }
        let usedWidth = widths.reduce(0, +) + gaps.reduce(0, +)
        let flexibleCount = parts.count { $0.isFlexible }
        let share = flexibleCount > 0 ? max(0, availableWidth - usedWidth) / CGFloat(flexibleCount) : 0
        let scale = max(1, traitCollection.displayScale)
        var x = start
        for (index, part) in parts.enumerated() {
            if case .view(let view) = part {
                let height = min(bounds.height, view.sizeThatFits(bounds.size).height)
                let from = isRightToLeft ? bounds.width - x - widths[index] : x
                view.frame = CGRect(
                    x: (from * scale).rounded() / scale, y: ((bounds.height - height) / 2 * scale).rounded() / scale,
                    width: widths[index], height: height)
            }
            x += part.isFlexible ? share : widths[index]
            if index < gaps.count { x += gaps[index] }
        }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension ToolbarContents.Part {
    fileprivate var isView: Bool {
        if case .view = self { true } else { false }
    }

    fileprivate var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The replacement of a toolbar's buttons along with an animation.
@MainActor
struct ToolbarChange {
    private let old: ToolbarContents
    private let new: ToolbarContents

    init(from old: ToolbarContents, to new: ToolbarContents) {
        self.old = old
        self.new = new
        UIView.performWithoutAnimation {
            old.isUserInteractionEnabled = false
            new.alpha = 0
        }
    }

    /// Fades the old buttons out and the new ones in. Call it in an animation block.
    func animate() {
        old.alpha = 0
        new.alpha = 1
    }

    /// Removes the buttons that have faded out.
    func finish() {
        old.removeFromSuperview()
        new.alpha = 1
    }
}
