/// A key of the on-screen keyboard.
enum KeyboardKey: Hashable {
    /// A character key: a lowercase letter, a digit or a symbol.
    case character(String)
    /// A digit of a pad, with the letters below it as on a telephone.
    case digit(String, letters: String)
    case space
    case shift
    case delete
    case commit
    /// A key that switches to another plane.
    case plane(KeyboardPlane)
    /// The key with a globe, which switches to the emoji.
    case nextKeyboard

    /// The text that the key types without Shift, or `nil` for a function key.
    var text: String? {
        switch self {
        case .character(let text), .digit(let text, _): text
        case .space: " "
        case .shift, .delete, .commit, .plane, .nextKeyboard: nil
        }
    }

    var typesText: Bool { text != nil }
}

/// A group of keys that are visible at the same time.
enum KeyboardPlane: Hashable {
    case letters, numbers, symbols
    /// The digit pad, and the pad with the other symbols of a telephone.
    case pad, padSymbols
    case emoji

    /// Creates the initial plane of a keyboard type.
    init(initialFor type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: self = .pad
        case .numbersAndPunctuation: self = .numbers
        case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: self = .letters
        }
    }

    var isPad: Bool { self == .pad || self == .padSymbols }

    /// Whether keys that type text have a background, and show their character above the finger.
    var hasKeyCaps: Bool { self != .emoji }
}
