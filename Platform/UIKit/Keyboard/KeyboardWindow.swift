/// The window of the keyboard on the screen, in front of all of the app's, and as large as what is shown of it. Keys never go
/// to it.
final class KeyboardWindow: UIWindow {
    /// Where it is: in front of alerts.
    private static let level = Level(rawValue: 10_000_000)

    /// What stands above the keys, and the keys or what stands in for them.
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    private let inputHolder = UIView()
    private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)

    init(in scene: UIWindowScene?) {
        super.init(frame: .zero)
        windowScene = scene
        windowLevel = Self.level
        backgroundColor = nil
        addSubview(inputHolder)
    }

    @available(*, unavailable, message: "the system makes the keyboard's window itself")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyboardWindow: the system makes the keyboard's window itself")
    }

    override var canBecomeKey: Bool { false }
    package override var isOfSystem: Bool { true }

    /// Shows these views, the one above the other.
    func show(accessory newAccessory: UIView?, height: CGFloat, input newInput: UIView?, height inputHeight: CGFloat) {
        heights = (height, inputHeight)
        if accessory !== newAccessory, accessory?.superview === self { accessory?.removeFromSuperview() }
        if input !== newInput, input?.superview === inputHolder { input?.removeFromSuperview() }
        accessory = newAccessory
        input = newInput
        if let newInput, newInput.superview !== inputHolder { inputHolder.addSubview(newInput) }
        if let newAccessory, newAccessory.superview !== self { addSubview(newAccessory) }
        placeViews()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeViews()
    }

    private func placeViews() {
        let width = bounds.width
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
        inputHolder.frame = CGRect(
            x: 0, y: heights.accessory, width: width, height: max(0, bounds.height - heights.accessory))
        input?.frame = CGRect(x: 0, y: 0, width: width, height: heights.input)
        if !(input is KeyboardView) { inputHolder.backgroundColor = .secondarySystemBackground }
    }
}
