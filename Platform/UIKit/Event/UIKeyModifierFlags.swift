/// The modifier keys held during a key press, a click or a scroll.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key of an Apple keyboard, or Alt.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key of an Apple keyboard, or the Super (logo) key.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A flag for keys of the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
