/// What floats above the app while something is dragged. Touches go through it.
final class DragOverlay: UIView {
    let badge = DragBadge()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(badge)
        // In front of alerts and menus that the app shows meanwhile.
        layer.zPosition = 1000
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DragOverlay: a drag makes its overlay itself")
    }

    func cover(_ window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }
}
