/// The window of the on-screen keyboard, in front of all windows of the app. It is as large as its content
/// and never becomes key.
final class KeyboardWindow: UIWindow {
    /// The window level, above alerts.
    private static let level = Level(rawValue: 10_000_000)

    /// The input accessory view, and the keyboard or the custom input view below it.
    private(set) var accessory: UIView?
    private(set) var input: UIView?
    private let inputContainer = UIView()
    private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)

    init(in scene: UIWindowScene?) {
        super.init(frame: .zero)
        windowScene = scene
        windowLevel = Self.level
        backgroundColor = nil
        addSubview(inputContainer)
    }

    @available(*, unavailable, message: "KeyboardWindow cannot be decoded. The system creates the keyboard's window.")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyboardWindow.init(coder:) is not supported. The system creates the keyboard's window.")
    }

    override var canBecomeKey: Bool { false }
    package override var isSystemWindow: Bool { true }

    /// Shows the accessory view above the input view, with the given heights.
    func show(accessory newAccessory: UIView?, height: CGFloat, input newInput: UIView?, height inputHeight: CGFloat) {
        heights = (height, inputHeight)
        if accessory !== newAccessory, accessory?.superview === self { accessory?.removeFromSuperview() }
        if input !== newInput, input?.superview === inputContainer { input?.removeFromSuperview() }
        accessory = newAccessory
        input = newInput
        if let newInput, newInput.superview !== inputContainer { inputContainer.addSubview(newInput) }
        if let newAccessory, newAccessory.superview !== self { addSubview(newAccessory) }
        layoutInputViews()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutInputViews()
    }

    private func layoutInputViews() {
        let width = bounds.width
        accessory?.frame = CGRect(x: 0, y: 0, width: width, height: heights.accessory)
        inputContainer.frame = CGRect(
            x: 0, y: heights.accessory, width: width, height: max(0, bounds.height - heights.accessory))
        input?.frame = CGRect(x: 0, y: 0, width: width, height: heights.input)
        if !(input is KeyboardView) { inputContainer.backgroundColor = .secondarySystemBackground }
    }
}
