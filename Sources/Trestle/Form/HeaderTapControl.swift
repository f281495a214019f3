import UIKit

/// A control above the contents of a header that toggles its section.
///
/// Touches on controls of the header itself are passed through to them.
final class HeaderTapControl: UIControl {
    var onTap: (@MainActor () -> Void)?
    /// Returns whether the section is expanded, which assistive technologies read.
    var isSectionExpanded: (@MainActor () -> Bool)?

    init(in container: UIView) {
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isAccessibilityElement = true
        accessibilityTraits = [.header, .button]
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        container.addSubview(self)
    }

    @available(*, unavailable, message: "HeaderTapControl is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("HeaderTapControl does not support init(coder:). Create it with init(in:).")
    }

    /// The text of the header.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? superview?.accessibilityLabel ?? superview?.headerText }
        set { super.accessibilityLabel = newValue }
    }

    /// Whether the section is expanded, in the user's language.
    override var accessibilityValue: String? {
        get {
            let strings = TrestleStrings.current
            return super.accessibilityValue
                ?? isSectionExpanded.map { $0() ? strings.expanded : strings.collapsed }
        }
        set { super.accessibilityValue = newValue }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        TouchTarget.rect(for: bounds).contains(point)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        for sibling in superview?.subviews.reversed() ?? [] where sibling !== self {
            guard let other = sibling.hitTest(convert(point, to: sibling), with: event) else { continue }
            let views = sequence(first: other) { $0 === sibling ? nil : $0.superview }
            return views.contains { $0 is UIControl } ? nil : hit
        }
        return hit
    }
}

extension UIView {
    /// The texts of the labels in the view, separated by commas.
    fileprivate var headerText: String? {
        if let label = self as? UILabel { return label.text }
        let texts = subviews.filter { !$0.isHidden }.compactMap(\.headerText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
