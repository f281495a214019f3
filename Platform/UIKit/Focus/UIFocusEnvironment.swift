/// A part of the user interface that has a say in where the focus goes: a view, a controller, a window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where the focus goes when it comes to the environment, the best place first.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that this one is in.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// What holds the items of the environment.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The group that the environment's items belong to; nil for that of the parent.
    var focusGroupIdentifier: String? { get }
    /// Asks for the focus to find its place anew, if it is in the environment.
    func setNeedsFocusUpdate()
    /// Does what `setNeedsFocusUpdate()` asked for, at once.
    func updateFocusIfNeeded()
    /// Whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// The focus has moved to, from or inside of the environment.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// The parent's group.
    public var focusGroupIdentifier: String? { nil }

    /// Whether `environment` is this one, or inside of it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// The environment and all that it is in, from the inside.
    var focusChain: [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var current: (any UIFocusEnvironment)? = self
        while let environment = current {
            chain.append(environment)
            current = environment.parentFocusEnvironment
        }
        return chain
    }
}

/// Something that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether keys can bring the focus here.
    var canBecomeFocused: Bool { get }
    /// Where the item is, in its container.
    var frame: CGRect { get }
    /// How the item stands out while it is focused; nil if it shows that itself.
    var focusEffect: UIFocusEffect? { get }
    /// How much the item wants to be the one that is focused when the focus comes to its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items inside of this one can be focused as well.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    /// None.
    public var focusEffect: UIFocusEffect? { nil }
    /// None.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// No.
    public var isTransparentFocusItem: Bool { false }
    /// Whether the item is focused.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// Something that holds items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The items that reach into `rect` of the container.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
