import UIKit

/// A control above the contents of a header that toggles its section.
///
/// Touches on controls of the header itself are passed through to them.
final class HeaderTapControl: UIControl {
    var onTap: (@MainActor () -> Void)?

    init(in container: UIView) {
        super.init(frame: container.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
        container.addSubview(self)
    }

    @available(*, unavailable, message: "HeaderTapControl is created in code only.")
    required init?(coder: NSCoder) {
        preconditionFailure("HeaderTapControl does not support init(coder:). Create it with init(in:).")
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
