import UIKit

extension HeadlessScreen {
    /// Types `text` on a keyboard, character by character. A line break presses Return.
    public func type(_ text: String) {
        for character in text {
            if character == "\n" {
                press(.keyboardReturnOrEnter)
                continue
            }
            let code = UIKeyboardHIDUsage(typing: character)
            if let code { key(code, String(character), isDown: true) }
            send(.text(String(character)))
            if let code { key(code, String(character), isDown: false) }
            advanceFrame()
        }
    }

    /// Presses a key and releases it.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        self.key(key, "", modifiers: modifiers, isDown: true)
        advanceFrame()
        self.key(key, "", modifiers: modifiers, isDown: false)
        advanceFrame()
    }

    /// Shows what an input method is composing, which `type(_:)` then makes text of; empty where it gives up.
    ///
    /// - Parameter part: what of it is selected, in UTF-16; nil for the caret at its end.
    public func compose(_ text: String, selecting part: Range<Int>? = nil) {
        let end = text.utf16.count
        send(.composition(text, selected: part ?? end..<end))
        advanceFrame()
    }

    /// What was copied last, by the app or by the test, as another app would paste it.
    public var clipboardText: String? {
        get { host.clipboardText }
        set { host.clipboardText = newValue }
    }

    // MARK: The keyboard on the screen

    /// Where the keyboard on the screen is, with what stands above it; nil while there is none.
    public var keyboardFrame: CGRect? { application.keyboard.frame }

    /// Types `text` by taps on the keys of the keyboard on the screen, going over to other keys as needed. A line break is the
    /// return key. Reports a failure of the test where there is no such key.
    public func tapKeys(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        for character in text {
            let name = character == " " ? "space" : character == "\n" ? "return key" : String(character)
            guard let key = bringUpKey(named: name) else {
                let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
                place.report("Can't type \"\(character)\": the keyboard on the screen has no such key.")
                return
            }
            tap(key)
        }
    }

    /// A key, after taps on those that bring it up, if it is not there yet.
    private func bringUpKey(named name: String) -> UIView? {
        for step in [nil, "shift", "letters", "shift", "numbers", "symbols"] as [String?] {
            if let step {
                guard let key = key(named: step) else { continue }
                tap(key)
                // Taps on shift that are far apart are two.
                if step == "shift" { advance(by: 0.5) }
            }
            if let key = key(named: name) { return key }
        }
        return nil
    }

    private func key(
        _ code: UIKeyboardHIDUsage, _ characters: String, modifiers: UIKeyModifierFlags = [], isDown: Bool
    ) {
        send(
            .key(HostKey(code: code, characters: characters, modifiers: modifiers, isDown: isDown, timestamp: time)))
    }
}

extension UIKeyboardHIDUsage {
    /// The key that types a letter, a digit or a space on a US keyboard; nil for other characters.
    init?(typing character: Character) {
        guard let ascii = character.lowercased().first?.asciiValue else { return nil }
        switch ascii {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            self.init(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(ascii - UInt8(ascii: "a")))
        case UInt8(ascii: "1")...UInt8(ascii: "9"):
            self.init(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + Int(ascii - UInt8(ascii: "1")))
        case UInt8(ascii: "0"): self = .keyboard0
        case UInt8(ascii: " "): self = .keyboardSpacebar
        default: return nil
        }
    }
}
