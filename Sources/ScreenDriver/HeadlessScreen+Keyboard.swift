import UIKit

extension HeadlessScreen {
    /// Types `text` on a hardware keyboard, character by character. A line break presses Return.
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

    /// Presses and releases a key.
    public func press(_ key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
        self.key(key, "", modifiers: modifiers, isDown: true)
        advanceFrame()
        self.key(key, "", modifiers: modifiers, isDown: false)
        advanceFrame()
    }

    /// Sets the text that an input method is composing, which `type(_:)` then replaces. An empty text
    /// cancels the composition.
    ///
    /// - Parameters:
    ///   - text: The composed text.
    ///   - part: The selected part, in UTF-16 code units, or `nil` for an insertion point at the end.
    public func compose(_ text: String, selecting part: Range<Int>? = nil) {
        let end = text.utf16.count
        send(.composition(text, selected: part ?? end..<end))
        advanceFrame()
    }

    /// The text on the clipboard, as another app would paste it.
    public var clipboardText: String? {
        get { host.clipboard.text }
        set { host.clipboard.text = newValue }
    }

    /// The selected text that a click with the middle mouse button inserts, in this app and in others.
    public var primarySelectionText: String? {
        get { host.primarySelection.text }
        set { host.primarySelection.text = newValue }
    }

    // MARK: Onscreen keyboard

    /// The frame of the onscreen keyboard, including the input accessory view, or `nil` if it is not
    /// visible.
    public var keyboardFrame: CGRect? { application.keyboard.frame }

    /// Types `text` by tapping keys of the onscreen keyboard, switching to other layouts as needed. A line
    /// break taps the return key. Records a test failure if a key does not exist.
    public func tapKeys(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        for character in text {
            let name = character == " " ? "space" : character == "\n" ? "return key" : String(character)
            guard let key = revealKey(named: name) else {
                let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
                callSite.report("\"\(character)\" cannot be typed because the onscreen keyboard has no such key.")
                return
            }
            tap(key)
        }
    }

    /// Returns a key, after switching to the keyboard layout that contains it.
    private func revealKey(named name: String) -> UIView? {
        for step in [nil, "shift", "letters", "shift", "numbers", "symbols"] as [String?] {
            if let step {
                guard let key = key(named: step) else { continue }
                tap(key)
                // The pause prevents a double tap on Shift.
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
    /// Creates the usage of the key that types a letter, digit or space on a US keyboard, or returns `nil`
    /// for other characters.
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
