import Foundation

/// What a bar looks like: its background, and the line between it and the content. Subclasses add what stands in the bar.
///
/// A bar copies what it is given. What it answers with can be changed, and the bar follows.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    public nonisolated class var supportsSecureCoding: Bool { true }

    /// The kind of device that the appearance is for.
    public private(set) final var idiom: UIUserInterfaceIdiom

    final var background = BarBackgroundLook.standard {
        didSet { if background != oldValue { onChange?() } }
    }

    /// Called when something of the appearance changes.
    final var onChange: (() -> Void)?

    /// Makes an appearance with the system's background.
    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    /// Makes an appearance with the system's background, for a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        listen()
    }

    /// Makes an appearance with what `barAppearance` has: its background, and the rest where both are of a kind.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
        take(from: barAppearance)
        listen()
    }

    /// Reads an appearance from an archive.
    public required init(coder: NSCoder) {
        idiom = coder.choice("UIIdiom", or: .unspecified)
        super.init()
        background = BarBackgroundLook(from: coder)
        read(from: coder)
        listen()
    }

    /// Puts the appearance into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "UIIdiom")
        background.encode(into: coder)
    }

    /// An appearance of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(barAppearance: self) }

    /// Takes what a subclass has besides the background.
    func take(from other: UIBarAppearance) {}

    /// Reads what a subclass has besides the background.
    func read(from coder: NSCoder) {}

    /// Follows what stands in objects of its own.
    func listen() {}

    final func changed() { onChange?() }

    // MARK: Background

    /// Gives the bar the system's background, through which content shines.
    open func configureWithDefaultBackground() { background = .standard }

    /// Gives the bar a background that hides what is behind it.
    open func configureWithOpaqueBackground() { background = .opaque }

    /// Leaves the bar without background and line.
    open func configureWithTransparentBackground() { background = .transparent }

    /// The blur of what is behind the bar; nil for none.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    /// What lies over the blur.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    /// What lies over the colour.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    /// How the image fills the bar.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }

    /// The colour of the line between the bar and the content, and of a template image in its place; nil for no line.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    /// What stands in the place of the line. A template image needs a `shadowColor` to be seen.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }
}
