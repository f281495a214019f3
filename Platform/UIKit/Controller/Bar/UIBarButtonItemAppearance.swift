import Foundation

/// What the buttons of a bar look like, state by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// How buttons are written that nobody touches. What other states don't say is as here.
    public final let normal = UIBarButtonItemStateAppearance()
    /// While a finger is on a button.
    public final let highlighted = UIBarButtonItemStateAppearance()
    /// Where a button can't be tapped. A colour of the normal state does not count for it.
    public final let disabled = UIBarButtonItemStateAppearance()
    /// While the keyboard's focus is on a button.
    public final let focused = UIBarButtonItemStateAppearance()

    /// Called when something of the appearance changes.
    final var onChange: (() -> Void)?

    /// Makes the appearance of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Makes the appearance of buttons of a style: the system's.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        listen()
        configureWithDefault(for: style)
    }

    /// Reads an appearance from an archive. Only fonts and colours of texts are kept there.
    public required init(coder: NSCoder) {
        super.init()
        for (name, state) in named { state.read(from: coder, name) }
        listen()
    }

    /// Puts the appearance into an archive.
    open func encode(with coder: NSCoder) {
        for (name, state) in named { state.encode(into: coder, name) }
    }

    /// An appearance of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .plain)
        for ((_, from), (_, to)) in zip(named, copy.named) { to.take(from: from) }
        return copy
    }

    /// Sets all states to what the system's buttons of a style have.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for (_, state) in named { state.take(from: UIBarButtonItemStateAppearance()) }
        if style == .done { normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] }
    }

    private var named: [(String, UIBarButtonItemStateAppearance)] {
        [("Normal", normal), ("Highlighted", highlighted), ("Disabled", disabled), ("Focused", focused)]
    }

    private func listen() {
        for (_, state) in named { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// How a title is written in a state.
    final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        normal.titleTextAttributes.merging(exact(state).titleTextAttributes) { $1 }
    }

    /// What a button has behind it in a state, and where its title stands.
    final func look(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
        let exact = exact(state)
        return exact.hasLook ? exact : normal
    }

    /// Whether it differs from the system's plain buttons.
    final var saysSomething: Bool {
        named.contains { !$0.1.titleTextAttributes.isEmpty || $0.1.hasLook }
    }

    private func exact(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }
}

/// What the buttons of a bar look like in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    final var onChange: (() -> Void)?

    /// How the title is written: font and colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// How far in points the title stands from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// What is behind the button.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != oldValue { onChange?() } }
    }

    /// How far in points what is behind the button stands from its place.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { if backgroundImagePositionAdjustment != oldValue { onChange?() } }
    }

    final var hasLook: Bool { backgroundImage != nil || titlePositionAdjustment != .zero }

    final func take(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    final func read(from coder: NSCoder, _ name: String) {
        titleTextAttributes = coder.textAttributes("UI\(name)TitleTextAttributes")
        titlePositionAdjustment = coder.decodeUIOffset(forKey: "UI\(name)TitlePositionAdjustment")
        backgroundImage = coder.object("UI\(name)BackgroundImage")
        backgroundImagePositionAdjustment = coder.decodeUIOffset(forKey: "UI\(name)BackgroundImagePositionAdjustment")
    }

    final func encode(into coder: NSCoder, _ name: String) {
        coder.encode(titleTextAttributes, textAttributesFor: "UI\(name)TitleTextAttributes")
        coder.encode(titlePositionAdjustment, forKey: "UI\(name)TitlePositionAdjustment")
        coder.encode(backgroundImage, forKey: "UI\(name)BackgroundImage")
        coder.encode(backgroundImagePositionAdjustment, forKey: "UI\(name)BackgroundImagePositionAdjustment")
    }
}

extension NSCoder {
    /// Reads the font and the colour of a text.
    @MainActor
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font: UIFont = object("\(key).font") { attributes[.font] = font }
        if let color: UIColor = object("\(key).color") { attributes[.foregroundColor] = color }
        return attributes
    }

    /// Writes the font and the colour of a text.
    @MainActor
    func encode(_ attributes: [NSAttributedString.Key: Any], textAttributesFor key: String) {
        encode(attributes[.font] as? UIFont, forKey: "\(key).font")
        encode(attributes[.foregroundColor] as? UIColor, forKey: "\(key).color")
    }
}
