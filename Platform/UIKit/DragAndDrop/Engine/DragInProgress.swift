/// A drag over the app, which has begun in it or in another program.
@MainActor
protocol DragInProgress: AnyObject {
    var session: DragSession { get }
    var window: UIWindow? { get }

    /// Updates the target and its proposal. Called when views below the drag have moved.
    func update()
}

private enum ActiveDragsKey: FeatureKey {
    static var defaultValue: [ActiveDrag] { [] }
}

private enum IncomingDragsKey: FeatureKey {
    static var defaultValue: IncomingDrags? { nil }
}

extension UIApplication {
    /// The drags that have begun in the app, one for each touch that drags something.
    final var activeDrags: [ActiveDrag] {
        get { features[ActiveDragsKey.self] }
        set { features[ActiveDragsKey.self] = newValue }
    }

    /// The receiver of drags of other programs, or `nil` before the first view that accepts drops.
    final var incomingDrags: IncomingDrags? {
        get { features[IncomingDragsKey.self] }
        set { features[IncomingDragsKey.self] = newValue }
    }

    final var hasDragInProgress: Bool { !activeDrags.isEmpty }

    /// Updates the targets of all drags.
    final func updateDrags() {
        for drag in activeDrags { drag.update() }
        incomingDrags?.current?.update()
    }

    /// Receives the drags of other programs from then on.
    final func acceptDropsOfOtherPrograms() {
        guard incomingDrags == nil, let exchange = host?.dragExchange else { return }
        let receiver = IncomingDrags()
        incomingDrags = receiver
        exchange.acceptDrops(by: receiver)
    }

    /// Receives the drags of other programs also in a window that has been opened since then.
    final func acceptDropsInNewWindow() {
        guard let incomingDrags, let exchange = host?.dragExchange else { return }
        exchange.acceptDrops(by: incomingDrags)
    }
}
