import QuartzCore

/// The keys of the on-screen keyboard. Handles touches and types into the first responder of `inputWindow`.
final class KeyboardView: UIView {
    /// The state of the Shift key.
    enum Shift {
        case off
        /// Shift for the next letter only.
        case on
        case locked
    }

    weak var inputWindow: UIWindow?
    private(set) var inputTraits = KeyboardTraits()
    private(set) var plane = KeyboardPlane.letters
    private(set) var shift = Shift.off
    private var layout = KeyboardLayout(.letters, type: .default, in: .zero)
    private(set) var keys: [KeyView] = []
    private var popup: KeyPopup?
    private var touches: [ObjectIdentifier: KeyView] = [:]
    private var repeatTimer: DisplayClock.Timer?
    private var lastShiftTap: CFTimeInterval?
    private var lastSpace: CFTimeInterval?
    private var palette = KeyboardPalette.light
    private let background = UIView()
    private let suggestionBar = SuggestionBar()
    /// Whether the keyboard typed the space before the caret, behind a suggestion.
    private var hasTypedSpace = false

    /// The height of the keys in portrait and landscape on a phone, as on iOS since its first large screens.
    static let portraitHeight: CGFloat = 216
    static let landscapeHeight: CGFloat = 162

    /// The delay before a held Delete key repeats, and the interval between repetitions, in seconds,
    /// estimated from iOS 17.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1
    /// The maximum interval of a double tap, in seconds. It locks Shift or turns a second space into a
    /// period.
    private static let doubleTapInterval: TimeInterval = 0.35

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        addSubview(background)
        addSubview(suggestionBar)
        suggestionBar.onSelect = { [weak self] in self?.type($0) }
    }

    @available(*, unavailable, message: "KeyboardView cannot be decoded. The system creates the keyboard.")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyboardView.init(coder:) is not supported. The system creates the keyboard.")
    }

    /// The height of the keys, without the home indicator.
    var keysHeight: CGFloat = portraitHeight { didSet { setNeedsLayout() } }

    /// The height of the suggestions above the keys, or 0 without them.
    var suggestionsHeight: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Whether there is a bar with the globe key between the keys and the home indicator.
    var hasBar = false {
        didSet { if hasBar != oldValue, !keys.isEmpty { reloadKeys() } }
    }

    private func makeLayout() -> KeyboardLayout {
        // Emoji also fill the place of the suggestions.
        let height = plane == .emoji ? keysHeight + suggestionsHeight : keysHeight
        return KeyboardLayout(
            plane, type: inputTraits.type, in: CGSize(width: bounds.width, height: height),
            top: plane == .emoji ? 0 : suggestionsHeight, hasBar: hasBar && !inputTraits.isSecure)
    }

    // MARK: Input

    /// Configures the keyboard for `input`.
    func begin(for input: any UIKeyInput) {
        inputTraits = KeyboardTraits(input)
        plane = KeyboardPlane(initialFor: inputTraits.type)
        cancelTouches()
        reloadKeys()
        inputDidChange()
    }

    /// Updates the return key and Shift after the input's text or caret has changed.
    func inputDidChange() {
        guard let input = inputWindow?.typingTarget else { return }
        inputTraits = KeyboardTraits(input)
        if shift != .locked { shift = inputTraits.capitalizes(after: Self.textBeforeCaret(of: input)) ? .on : .off }
        updateKeys()
        updateSuggestions(for: input)
    }

    private func updateSuggestions(for input: any UIKeyInput) {
        suggestionBar.isHidden = suggestionsHeight == 0 || plane == .emoji
        guard !suggestionBar.isHidden else { return }
        let isSelecting = (input as? any UITextInput)?.selectedTextRange?.isEmpty != true
        let predictor = TextPredictor(language: Locale.preferredLanguages.first ?? "en")
        suggestionBar.suggestions =
            isSelecting ? [] : predictor.suggestions(after: Self.textBeforeCaret(of: input))
    }

    /// The number of UTF-16 code units before the caret that determine capitals and suggestions.
    private static let contextLength = 1000

    /// Returns the text before the caret, or a placeholder if the input does not provide its text.
    private static func textBeforeCaret(of input: any UIKeyInput) -> String {
        guard let input = input as? any UITextInput else { return input.hasText ? "x" : "" }
        guard let caret = input.selectedTextRange?.start,
            let range = input.textRange(
                from: input.position(from: caret, offset: -contextLength) ?? input.beginningOfDocument, to: caret)
        else { return "" }
        return input.text(in: range) ?? ""
    }

    // MARK: Keys

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        suggestionBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: suggestionsHeight)
        let new = makeLayout()
        guard new != layout || keys.isEmpty else { return }
        layout = new
        for (view, placedKey) in zip(keys, new.placedKeys) { view.frame = placedKey.frame.includingEdge }
    }

    private func reloadKeys() {
        for view in keys { view.removeFromSuperview() }
        layout = makeLayout()
        keys = layout.placedKeys.map { placedKey in
            let view = KeyView(placedKey.key)
            view.frame = placedKey.frame.includingEdge
            let isPadDelete = plane.isPad && placedKey.key == .delete
            view.hasBackground = plane.hasKeyCaps && placedKey.key != .nextKeyboard && !isPadDelete
            addSubview(view)
            return view
        }
        updateKeys()
    }

    private func switchPlane(to plane: KeyboardPlane) {
        guard plane != self.plane else { return }
        self.plane = plane
        reloadKeys()
        if let input = inputWindow?.typingTarget { updateSuggestions(for: input) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateKeys()
    }

    private var isDark: Bool {
        switch inputTraits.appearance {
        case .dark: true
        case .light: false
        case .default: traitCollection.userInterfaceStyle == .dark
        }
    }

    private func updateKeys() {
        palette = isDark ? .dark : .light
        background.backgroundColor = palette.background
        suggestionBar.palette = palette
        for view in keys {
            view.palette = palette
            view.title = title(of: view.key)
            view.accessibilityLabel = name(of: view.key)
            if view.key == .commit { view.accessibilityIdentifier = "return key" }
            switch view.key {
            case .shift:
                view.isProminent = shift != .off
                view.isLocked = shift == .locked
            case .commit:
                view.isProminent = inputTraits.isReturnProminent
                view.isEnabled = inputTraits.isReturnEnabled
            default: break
            }
        }
    }

    private func title(of key: KeyboardKey) -> String {
        switch key {
        case .character(let text): shifted(text)
        case .digit(let digit, _): digit
        case .space: "space"
        case .commit: inputTraits.returnTitle
        case .plane(.letters): "ABC"
        case .plane(.numbers): "123"
        case .plane(.symbols): "#+="
        case .plane(.pad): plane == .padSymbols || inputTraits.type == .namePhonePad ? "123" : "+*#"
        case .plane(.padSymbols): "+*#"
        case .plane(.emoji), .shift, .delete, .nextKeyboard: ""
        }
    }

    /// Returns the accessibility label of a key.
    private func name(of key: KeyboardKey) -> String {
        switch key {
        case .shift: "shift"
        case .delete: "delete"
        case .nextKeyboard: "Next keyboard"
        case .plane(.letters): "letters"
        case .plane(.numbers), .plane(.pad): "numbers"
        case .plane(.symbols), .plane(.padSymbols): "symbols"
        default: title(of: key)
        }
    }

    /// Returns the text that a key types in the current Shift state.
    private func shifted(_ text: String) -> String {
        shift == .off || plane != .letters || text.count > 1 ? text : text.uppercased()
    }

    // MARK: Touches

    private func key(at touch: UITouch) -> KeyView? {
        guard let index = layout.key(at: touch.location(in: self)), keys.indices.contains(index) else {
            return nil
        }
        return keys[index]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // A second touch commits the key of the first one.
            for (other, view) in self.touches where view.key.typesText {
                self.touches[other] = nil
                release(view)
                type(view.key)
            }
            guard let view = key(at: touch) else { continue }
            self.touches[ObjectIdentifier(touch)] = view
            press(view)
            switch view.key {
            case .delete:
                delete()
                repeatDelete(after: Self.repeatDelay)
            case .shift: tapShift()
            default: break
            }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let old = self.touches[ObjectIdentifier(touch)], old.key.typesText, let new = key(at: touch),
                new !== old, new.key.typesText
            else { continue }
            release(old)
            self.touches[ObjectIdentifier(touch)] = new
            press(new)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let view = self.touches.removeValue(forKey: ObjectIdentifier(touch)) else { continue }
            release(view)
            switch view.key {
            case .character, .digit, .space: type(view.key)
            case .commit: if inputTraits.isReturnEnabled { inputWindow?.type("\n") }
            case .plane(let plane): switchPlane(to: plane)
            case .nextKeyboard: switchPlane(to: .emoji)
            case .delete, .shift: break
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let view = self.touches.removeValue(forKey: ObjectIdentifier(touch)) { release(view) }
        }
    }

    /// Releases the pressed keys without typing them.
    func cancelTouches() {
        for view in touches.values { release(view) }
        touches = [:]
        repeatTimer?.cancel()
    }

    private func press(_ view: KeyView) {
        view.isPressed = true
        guard case .character = view.key, !plane.isPad, plane.hasKeyCaps, view.title.count == 1 else { return }
        popup?.removeFromSuperview()
        let new = KeyPopup(over: view.frame, showing: view.title, palette: palette)
        addSubview(new)
        popup = new
    }

    private func release(_ view: KeyView) {
        view.isPressed = false
        popup?.removeFromSuperview()
        popup = nil
        if view.key == .delete {
            repeatTimer?.cancel()
            repeatTimer = nil
        }
    }

    // MARK: Typing

    private func type(_ key: KeyboardKey) {
        guard let text = key.text, let inputWindow else { return }
        let now = DisplayClock.now
        if hasTypedSpace, ".,?!;:".contains(text) { inputWindow.typingTarget?.deleteBackward() }
        hasTypedSpace = false
        if key == .space, endsSentence(at: now) {
            lastSpace = nil
            inputWindow.typingTarget?.deleteBackward()
            inputWindow.type(". ")
        } else {
            lastSpace = key == .space ? now : nil
            inputWindow.type(shifted(text))
        }
        if shift == .on { shift = .off }
        if key == .space, plane == .numbers || plane == .symbols, inputTraits.type != .numbersAndPunctuation {
            switchPlane(to: .letters)
        }
        if key == .character("'"), plane != .letters { switchPlane(to: .letters) }
        inputDidChange()
    }

    /// Replaces the word before the caret by a suggestion, followed by a space.
    private func type(_ suggestion: TextSuggestion) {
        guard let inputWindow, let input = inputWindow.typingTarget as? any UITextInput,
            let caret = input.selectedTextRange?.start
        else { return }
        let word = TextPredictor.lastWord(of: Self.textBeforeCaret(of: input))
        if !suggestion.isTyped, let start = input.position(from: caret, offset: -word.utf16.count) {
            input.selectedTextRange = input.textRange(from: start, to: caret)
            inputWindow.type(suggestion.text + " ")
        } else {
            inputWindow.type(" ")
        }
        hasTypedSpace = true
        lastSpace = nil
        if shift == .on { shift = .off }
        inputDidChange()
    }

    /// Returns whether a second space, directly after the first one, is replaced by a period.
    private func endsSentence(at time: CFTimeInterval) -> Bool {
        guard let lastSpace, time - lastSpace <= Self.doubleTapInterval, !inputTraits.isSecure,
            let input = inputWindow?.typingTarget as? any UITextInput
        else { return false }
        let text = Self.textBeforeCaret(of: input)
        return text.last == " " && text.dropLast().last.map { $0.isLetter || $0.isNumber } == true
    }

    private func delete() {
        inputWindow?.typingTarget?.deleteBackward()
        lastSpace = nil
        hasTypedSpace = false
        inputDidChange()
    }

    private func repeatDelete(after delay: TimeInterval) {
        repeatTimer?.cancel()
        repeatTimer = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            delete()
            repeatDelete(after: Self.repeatInterval)
        }
    }

    private func tapShift() {
        let now = DisplayClock.now
        if let lastShiftTap, now - lastShiftTap <= Self.doubleTapInterval {
            shift = .locked
            self.lastShiftTap = nil
        } else {
            shift = shift == .off ? .on : .off
            lastShiftTap = now
        }
        updateKeys()
    }
}

extension CGRect {
    /// The frame extended by 1 point for the key's bottom edge.
    fileprivate var includingEdge: CGRect { CGRect(x: minX, y: minY, width: width, height: height + 1) }
}
