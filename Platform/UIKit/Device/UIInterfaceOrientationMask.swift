/// A set of orientations of the user interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
    /// Upside down.
    public static var portraitUpsideDown: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 2) }
    /// Turned to the right.
    public static var landscapeRight: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 3) }
    /// Turned to the left.
    public static var landscapeLeft: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 4) }
    /// Turned to the left or to the right.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    /// All orientations.
    public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
    /// All orientations except upside down.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }

    /// The orientations with a name of the property list key `UISupportedInterfaceOrientations`.
    init(names: [String]) {
        let known: [String: UIInterfaceOrientationMask] = [
            "UIInterfaceOrientationPortrait": .portrait,
            "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
            "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        self = names.reduce([]) { $0.union(known[$1] ?? []) }
    }

    /// Whether the set contains an orientation with the shape of `orientation`. A window has no left and right.
    func containsShape(of orientation: UIInterfaceOrientation) -> Bool {
        !isDisjoint(with: orientation.isLandscape ? .landscape : [.portrait, .portraitUpsideDown])
    }
}

extension UIScreen {
    /// The orientation with the screen's shape: landscape if it is wider than high, portrait otherwise.
    final var interfaceOrientation: UIInterfaceOrientation { .matching(bounds.size) }
}

extension UIInterfaceOrientation {
    /// Returns the orientation with a shape: landscape if it is wider than high, portrait otherwise.
    static func matching(_ size: CGSize) -> UIInterfaceOrientation {
        size.width > size.height ? .landscapeLeft : .portrait
    }
}
