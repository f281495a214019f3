/// A part of the user interface that participates in focus updates, such as a view, a controller or a
/// window.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to focus when the focus moves to this environment, in order of preference.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the environment's focus items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The identifier of the environment's focus group, or `nil` for the parent's group.
    var focusGroupIdentifier: String? { get }
    /// Requests a focus update if the focused item is in the environment.
    func setNeedsFocusUpdate()
    /// Performs a pending focus update immediately.
    func updateFocusIfNeeded()
    /// Returns whether the focus update is allowed.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Notifies the environment that the focus has moved to, from or within it.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// The default value, `nil`: the parent's group applies.
    public var focusGroupIdentifier: String? { nil }

    /// Returns whether `environment` is this environment or is contained in it.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        environment.focusChain.contains { $0 === self }
    }

    /// The environment and its ancestors, from the innermost to the outermost.
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

/// An item that can be focused.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can be focused by keys.
    var canBecomeFocused: Bool { get }
    /// The item's frame in its container.
    var frame: CGRect { get }
    /// The effect of the focused item, or `nil` if the item draws its focus itself.
    var focusEffect: UIFocusEffect? { get }
    /// The item's priority for the focus when the focus moves to its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether items inside this item can be focused too.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    /// The default effect, `nil`.
    public var focusEffect: UIFocusEffect? { nil }
    /// The default priority, `.ignored`.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// The default value, `false`.
    public var isTransparentFocusItem: Bool { false }
    /// Whether the item is focused.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// A container of focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// Returns the items that intersect `rect`, in the container's coordinates.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
