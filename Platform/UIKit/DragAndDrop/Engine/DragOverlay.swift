/// The view in front of the app that contains dragged previews. It receives no touches.
final class DragOverlay: UIView {
    let badge = DragBadge()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(badge)
        // In front of alerts and menus that the app presents during a drag.
        layer.zPosition = 1000
    }

    required init?(coder: NSCoder) {
        preconditionFailure("DragOverlay cannot be decoded. A drag creates its overlay.")
    }

    func cover(_ window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
    }
}
