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
    static var defaultValue: [IncomingDrags] { [] }
}

extension UIApplication {
    /// The drags that have begun in the app, one for each touch that drags something.
    final var activeDrags: [ActiveDrag] {
        get { features[ActiveDragsKey.self] }
        set { features[ActiveDragsKey.self] = newValue }
    }

    /// The receivers of drags of other programs, one for each scene; none before the first view that accepts drops.
    final var incomingDrags: [IncomingDrags] {
        get { features[IncomingDragsKey.self] }
        set { features[IncomingDragsKey.self] = newValue }
    }

    final var hasDragInProgress: Bool { !activeDrags.isEmpty }

    /// Updates the targets of all drags.
    final func updateDrags() {
        for drag in activeDrags { drag.update() }
        for receiver in incomingDrags { receiver.current?.update() }
    }

    /// Receives the drags of other programs in all windows from then on.
    final func acceptDropsOfOtherPrograms() {
        guard incomingDrags.isEmpty, let hosting else { return }
        for scene in hosting.scenes { acceptDrops(in: scene) }
    }

    /// Receives the drags of other programs in a window that has been opened, if the app does in others.
    final func acceptDropsInNewWindow(of scene: SceneHosting) {
        if !incomingDrags.isEmpty { acceptDrops(in: scene) }
    }

    /// Forgets the receiver of a window that has been closed.
    final func refuseDrops(in scene: SceneHosting) { incomingDrags.removeAll { $0.scene === scene } }

    private func acceptDrops(in scene: SceneHosting) {
        guard let exchange = scene.host.dragExchange else { return }
        let receiver = IncomingDrags(in: scene)
        incomingDrags.append(receiver)
        exchange.acceptDrops(by: receiver)
    }
}
