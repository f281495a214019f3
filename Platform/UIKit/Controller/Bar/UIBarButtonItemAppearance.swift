import Foundation

/// The appearance of a bar's buttons in all states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The appearance in the normal state, which provides the values that other states lack.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance of a touched button.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button. The normal state's color does not apply to it.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance of the focused button.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Called when the appearance changes.
    final var onChange: (() -> Void)?

    /// Creates the appearance of plain buttons.
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Creates the system's appearance of buttons of a style.
    public required init(style: UIBarButtonItem.Style) {
        super.init()
        observeChanges()
        configureWithDefault(for: style)
    }

    /// Creates an appearance from an archive, which contains only fonts and colors of text attributes.
    public required init(coder: NSCoder) {
        super.init()
        for (name, state) in named { state.decode(from: coder, name) }
        observeChanges()
    }

    /// Archives the appearance.
    open func encode(with coder: NSCoder) {
        for (name, state) in named { state.encode(into: coder, name) }
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(style: .plain)
        for ((_, from), (_, to)) in zip(named, copy.named) { to.copyValues(from: from) }
        return copy
    }

    /// Resets all states to the system's appearance of buttons of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for (_, state) in named { state.copyValues(from: UIBarButtonItemStateAppearance()) }
        if style == .done { normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] }
    }

    private var named: [(String, UIBarButtonItemStateAppearance)] {
        [("Normal", normal), ("Highlighted", highlighted), ("Disabled", disabled), ("Focused", focused)]
    }

    private func observeChanges() {
        for (_, state) in named { state.onChange = { [weak self] in self?.onChange?() } }
    }

    /// Returns the text attributes in a state.
    final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        normal.titleTextAttributes.merging(exact(state).titleTextAttributes) { $1 }
    }

    /// Returns the background and the offsets in a state.
    final func stateAppearance(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
        let exact = exact(state)
        return exact.hasBackgroundOrOffset ? exact : normal
    }

    /// Whether the appearance differs from that of the system's plain buttons.
    final var isCustomized: Bool {
        named.contains { !$0.1.titleTextAttributes.isEmpty || $0.1.hasBackgroundOrOffset }
    }

    private func exact(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    final var onChange: (() -> Void)?

    /// The font and color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The offset of the title, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// The background image.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage != oldValue { onChange?() } }
    }

    /// The offset of the background image, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { if backgroundImagePositionAdjustment != oldValue { onChange?() } }
    }

    final var hasBackgroundOrOffset: Bool { backgroundImage != nil || titlePositionAdjustment != .zero }

    final func copyValues(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }

    final func decode(from coder: NSCoder, _ name: String) {
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
    /// Decodes the font and color of text attributes.
    @MainActor
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font: UIFont = object("\(key).font") { attributes[.font] = font }
        if let color: UIColor = object("\(key).color") { attributes[.foregroundColor] = color }
        return attributes
    }

    /// Encodes the font and color of text attributes.
    @MainActor
    func encode(_ attributes: [NSAttributedString.Key: Any], textAttributesFor key: String) {
        encode(attributes[.font] as? UIFont, forKey: "\(key).font")
        encode(attributes[.foregroundColor] as? UIColor, forKey: "\(key).color")
    }
}
