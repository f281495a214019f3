import QuartzCore

/// The keys of the keyboard on the screen, and the fingers on them. What is typed goes to whoever is `typist`.
final class KeyboardView: UIView {
    /// Whether letters come out as capitals.
    enum Shift {
        case off
        /// For the next letter.
        case on
        case locked
    }

    weak var typist: UIWindow?
    private(set) var wishes = KeyboardTraits()
    private(set) var plane = KeyboardPlane.letters
    private(set) var shift = Shift.off
    private var arrangement = KeyboardArrangement(.letters, type: .default, in: .zero)
    private(set) var keys: [KeyView] = []
    private var bubble: KeyBubble?
    private var touches: [ObjectIdentifier: KeyView] = [:]
    private var repeating: DisplayClock.Timer?
    private var lastShiftTap: CFTimeInterval?
    private var lastSpace: CFTimeInterval?
    private var palette = KeyboardPalette.light
    private let background = UIView()

    /// How high keys and what is between them are on a phone that stands upright, and on one that lies: what iOS has had since
    /// its first large screens.
    static let uprightHeight: CGFloat = 216
    static let lyingHeight: CGFloat = 162

    /// Seconds until a held delete key repeats, and from there to each time; after the feel of iOS 17.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1
    /// Two taps on a key within so many seconds are one: shift stays, a space becomes a full stop.
    private static let doubleTap: TimeInterval = 0.35

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        addSubview(background)
    }

    @available(*, unavailable, message: "the system makes the keyboard itself")
    required init?(coder: NSCoder) {
        preconditionFailure("KeyboardView: the system makes the keyboard itself")
    }

    /// How high the keys are, without what the home indicator takes.
    var keysHeight: CGFloat = uprightHeight { didSet { setNeedsLayout() } }

    // MARK: What it is for

    /// Becomes a keyboard for `input`.
    func begin(for input: any UIKeyInput) {
        wishes = KeyboardTraits(input)
        plane = KeyboardPlane(first: wishes.type)
        cancelFingers()
        remakeKeys()
        inputDidChange()
    }

    /// Follows what is typed into: the return key may be usable now, the next letter a capital.
    func inputDidChange() {
        guard let input = typist?.typingTarget else { return }
        wishes = KeyboardTraits(input)
        if shift != .locked { shift = wishes.capitalizes(after: Self.context(of: input)) ? .on : .off }
        updateKeys()
    }

    /// What stands before the caret.
    private static func context(of input: any UIKeyInput) -> String {
        guard let input = input as? any UITextInput else { return input.hasText ? "x" : "" }
        guard let caret = input.selectedTextRange?.start,
            let range = input.textRange(from: input.beginningOfDocument, to: caret)
        else { return "" }
        return input.text(in: range) ?? ""
    }

    // MARK: Keys

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let size = CGSize(width: bounds.width, height: keysHeight)
        let new = KeyboardArrangement(plane, type: wishes.type, in: size)
        guard new != arrangement || keys.isEmpty else { return }
        arrangement = new
        for (view, place) in zip(keys, new.places) { view.frame = place.frame.withEdge }
    }

    private func remakeKeys() {
        for view in keys { view.removeFromSuperview() }
        let size = CGSize(width: bounds.width, height: keysHeight)
        arrangement = KeyboardArrangement(plane, type: wishes.type, in: size)
        keys = arrangement.places.map { place in
            let view = KeyView(place.key)
            view.frame = place.frame.withEdge
            view.hasPlate = !(plane.isPad && place.key == .delete)
            addSubview(view)
            return view
        }
        updateKeys()
    }

    private func go(to plane: KeyboardPlane) {
        guard plane != self.plane else { return }
        self.plane = plane
        remakeKeys()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateKeys()
    }

    private var isDark: Bool {
        switch wishes.appearance {
        case .dark: true
        case .light: false
        case .default: traitCollection.userInterfaceStyle == .dark
        }
    }

    private func updateKeys() {
        palette = isDark ? .dark : .light
        background.backgroundColor = palette.background
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
                view.isProminent = wishes.isReturnProminent
                view.isUsable = wishes.isReturnEnabled
            default: break
            }
        }
    }

    private func title(of key: KeyboardKey) -> String {
        switch key {
        case .character(let text): typed(text)
        case .digit(let figure, _): figure
        case .space: "space"
        case .commit: wishes.returnTitle
        case .plane(.letters): "ABC"
        case .plane(.numbers): "123"
        case .plane(.symbols): "#+="
        case .plane(.pad): plane == .padSymbols || wishes.type == .namePhonePad ? "123" : "+*#"
        case .plane(.padSymbols): "+*#"
        case .shift, .delete: ""
        }
    }

    /// What the key is called to people who can't see it.
    private func name(of key: KeyboardKey) -> String {
        switch key {
        case .shift: "shift"
        case .delete: "delete"
        case .plane(.letters): "letters"
        case .plane(.numbers), .plane(.pad): "numbers"
        case .plane(.symbols), .plane(.padSymbols): "symbols"
        default: title(of: key)
        }
    }

    /// What a key types now.
    private func typed(_ text: String) -> String {
        shift == .off || plane != .letters || text.count > 1 ? text : text.uppercased()
    }

    // MARK: Fingers

    private func key(at touch: UITouch) -> KeyView? {
        guard let index = arrangement.key(at: touch.location(in: self)), keys.indices.contains(index) else {
            return nil
        }
        return keys[index]
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            // A second finger means that the first one is done.
            for (other, view) in self.touches where view.key.isForTyping {
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
            guard let old = self.touches[ObjectIdentifier(touch)], old.key.isForTyping, let new = key(at: touch),
                new !== old, new.key.isForTyping
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
            case .commit: if wishes.isReturnEnabled { typist?.type("\n") }
            case .plane(let plane): go(to: plane)
            case .delete, .shift: break
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let view = self.touches.removeValue(forKey: ObjectIdentifier(touch)) { release(view) }
        }
    }

    /// The keyboard goes: what is pressed is not typed any more.
    func cancelFingers() {
        for view in touches.values { release(view) }
        touches = [:]
        repeating?.cancel()
    }

    private func press(_ view: KeyView) {
        view.isPressed = true
        guard case .character = view.key, !plane.isPad, view.title.count == 1 else { return }
        bubble?.removeFromSuperview()
        let new = KeyBubble(over: view.frame, showing: view.title, palette: palette)
        addSubview(new)
        bubble = new
    }

    private func release(_ view: KeyView) {
        view.isPressed = false
        bubble?.removeFromSuperview()
        bubble = nil
        if view.key == .delete {
            repeating?.cancel()
            repeating = nil
        }
    }

    // MARK: Typing

    private func type(_ key: KeyboardKey) {
        guard let text = key.text, let typist else { return }
        let now = DisplayClock.now
        if key == .space, endsSentence(at: now) {
            lastSpace = nil
            typist.typingTarget?.deleteBackward()
            typist.type(". ")
        } else {
            lastSpace = key == .space ? now : nil
            typist.type(typed(text))
        }
        if shift == .on { shift = .off }
        if key == .space, plane == .numbers || plane == .symbols, wishes.type != .numbersAndPunctuation {
            go(to: .letters)
        }
        if key == .character("'"), plane != .letters { go(to: .letters) }
        inputDidChange()
    }

    /// Whether a second space, right after the first one, is a full stop.
    private func endsSentence(at time: CFTimeInterval) -> Bool {
        guard let lastSpace, time - lastSpace <= Self.doubleTap, !wishes.isSecure,
            let input = typist?.typingTarget as? any UITextInput
        else { return false }
        let text = Self.context(of: input)
        return text.last == " " && text.dropLast().last.map { $0.isLetter || $0.isNumber } == true
    }

    private func delete() {
        typist?.typingTarget?.deleteBackward()
        lastSpace = nil
        inputDidChange()
    }

    private func repeatDelete(after delay: TimeInterval) {
        repeating?.cancel()
        repeating = DisplayClock.schedule(after: delay) { [weak self] in
            guard let self else { return }
            delete()
            repeatDelete(after: Self.repeatInterval)
        }
    }

    private func tapShift() {
        let now = DisplayClock.now
        if let lastShiftTap, now - lastShiftTap <= Self.doubleTap {
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
    /// With the point below a key where its edge is.
    fileprivate var withEdge: CGRect { CGRect(x: minX, y: minY, width: width, height: height + 1) }
}
