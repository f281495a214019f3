/// A key of the keyboard on the screen.
enum KeyboardKey: Hashable {
    /// Types a character: a small letter, a figure or a sign.
    case character(String)
    /// A figure of a pad, with the letters that telephones have below it.
    case digit(String, letters: String)
    /// The space bar.
    case space
    case shift
    case delete
    /// The return key.
    case commit
    /// Goes over to other keys.
    case plane(KeyboardPlane)

    /// What typing with the key brings, without shift; nil for a key that does something else.
    var text: String? {
        switch self {
        case .character(let text), .digit(let text, _): text
        case .space: " "
        case .shift, .delete, .commit, .plane: nil
        }
    }

    /// Whether the key is one to type with, rather than one that does something.
    var isForTyping: Bool { text != nil }
}

/// Keys that are there at the same time.
enum KeyboardPlane: Hashable {
    case letters, numbers, symbols
    /// A pad of figures, and one of what else telephones have.
    case pad, padSymbols

    /// Those that a keyboard begins with.
    init(first type: UIKeyboardType) {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: self = .pad
        case .numbersAndPunctuation: self = .numbers
        case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: self = .letters
        }
    }

    var isPad: Bool { self == .pad || self == .padSymbols }
}
