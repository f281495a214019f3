import Foundation

/// The appearance of a bar: its background, and the line between the bar and the content.
///
/// Subclasses add the appearance of the bar's contents. A bar copies the appearance that is set, and
/// observes changes of its copy.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The kind of device for which the appearance is.
    open private(set) var idiom: UIUserInterfaceIdiom

    final var background = BarBackground.standard {
        didSet { if background != oldValue { onChange?() } }
    }

    /// Called when the appearance changes.
    final var onChange: (() -> Void)?

    /// Creates an appearance with the system's background.
    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    /// Creates an appearance with the system's background, for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        observeChanges()
    }

    /// Creates an appearance with the background of `barAppearance`, and its other values if both have the
    /// same class.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
        copyValues(from: barAppearance)
        observeChanges()
    }

    /// Creates an appearance from an archive.
    public required init(coder: NSCoder) {
        idiom = coder.choice("UIIdiom", or: .unspecified)
        super.init()
        background = BarBackground(from: coder)
        decode(from: coder)
        observeChanges()
    }

    /// Archives the appearance.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "UIIdiom")
        background.encode(into: coder)
    }

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Copies the values that a subclass adds.
    func copyValues(from other: UIBarAppearance) {}

    /// Decodes the values that a subclass adds.
    func decode(from coder: NSCoder) {}

    /// Observes the appearance objects that a subclass adds.
    func observeChanges() {}

    final func changed() { onChange?() }

    // MARK: Background

    /// Sets the system's translucent background.
    open func configureWithDefaultBackground() { background = .standard }

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() { background = .opaque }

    /// Removes the background and the line.
    open func configureWithTransparentBackground() { background = .transparent }

    /// The blur of the content behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// The color over the blur.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// The image over the color.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// The content mode of the image.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }

    /// The color of the line between the bar and the content, or the tint of the template image that
    /// replaces it; nil for no line.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// The image that replaces the line. A template image needs a `shadowColor`.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}
