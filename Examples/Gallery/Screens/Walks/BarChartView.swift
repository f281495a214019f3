import UIKit

/// A chart with a bar for each value.
final class BarChartView: UIView {
    /// The names and the values of the bars.
    var bars: [(name: String, value: Double)] = [] {
        didSet {
            setNeedsDisplay()
            setNeedsLayout()
            accessibilityElements = bars.map { element(named: $0.name, value: $0.value) }
        }
    }

    /// The index of the bar in the tint color, or `nil` to draw all bars in it.
    var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }

    /// Called when the user touches a bar.
    var onSelect: (Int) -> Void = { _ in }

    private static let labelHeight: CGFloat = 20
    private static let scaleWidth: CGFloat = 28
    private static let cornerRadius: CGFloat = 4
    /// The value between two lines of the scale.
    private static let step = 5.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        addGestureRecognizer(UITapGestureRecognizer { [weak self] recognizer in self?.tapped(recognizer) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("BarChartView does not support init(coder:). Create it with init(frame:).")
    }

    private var maximum: Double {
        let highest = bars.map(\.value).max() ?? 0
        return max(Self.step, (highest / Self.step).rounded(.up) * Self.step)
    }

    private var plot: CGRect {
        CGRect(
            x: 0, y: Self.labelHeight / 2, width: bounds.width - Self.scaleWidth,
            height: bounds.height - Self.labelHeight * 1.5)
    }

    private func y(_ value: Double) -> CGFloat { plot.maxY - plot.height * CGFloat(value / maximum) }

    private func slot(_ index: Int) -> CGRect {
        let width = plot.width / CGFloat(max(1, bars.count))
        return CGRect(x: plot.minX + CGFloat(index) * width, y: plot.minY, width: width, height: plot.height)
    }

    // MARK: Accessibility

    /// Returns a bar as an element, which is activated as by a touch.
    private func element(named name: String, value: Double) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = name
        element.accessibilityValue = "\(value)"
        element.accessibilityTraits = .button
        return element
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, element) in (accessibilityElements ?? []).enumerated() {
            (element as? UIAccessibilityElement)?.accessibilityFrameInContainerSpace = slot(index)
        }
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        for value in stride(from: 0, through: maximum, by: Self.step) {
            UIColor.separator.setFill()
            UIRectFill(CGRect(x: plot.minX, y: y(value), width: plot.width, height: 0.5))
            draw("\(Int(value))", at: CGPoint(x: plot.maxX + Self.scaleWidth / 2, y: y(value)))
        }
        for (index, bar) in bars.enumerated() {
            let slot = slot(index)
            let shape = CGRect(x: slot.minX, y: y(bar.value), width: slot.width, height: plot.maxY - y(bar.value))
                .insetBy(dx: slot.width * 0.2, dy: 0)
            let color: UIColor = selectedIndex == nil || selectedIndex == index ? tintColor : .systemGray4
            color.setFill()
            UIBezierPath(
                roundedRect: shape, byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: Self.cornerRadius, height: Self.cornerRadius)
            ).fill()
            draw(bar.name, at: CGPoint(x: slot.midX, y: bounds.maxY - Self.labelHeight / 2))
        }
    }

    private func draw(_ text: String, at center: CGPoint) {
        let text = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.secondaryLabel])
        let size = text.size()
        text.draw(at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
    }

    private func tapped(_ recognizer: UIGestureRecognizer) {
        let x = recognizer.location(in: self).x
        if let index = bars.indices.first(where: { slot($0).minX <= x && x < slot($0).maxX }) { onSelect(index) }
    }
}
