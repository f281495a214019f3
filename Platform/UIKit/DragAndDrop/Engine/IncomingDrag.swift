internal import DataExchange

/// A drag of another program over the app.
@MainActor
final class IncomingDrag: DragInProgress {
    let session: DragSession
    private let transfer: DropTransfer
    private(set) lazy var targets = DropTargets(self)
    private(set) lazy var springs = SpringLoading(self)
    private var isOver = false

    var window: UIWindow? { session.window }

    /// Creates the session of a drag over a window with its items.
    init(_ drop: DragData, over window: UIWindow?) {
        transfer = DropTransfer(drop)
        session = DragSession(point: .zero, window: window, isLocal: false)
        session.items = NSItemProvider.providers(of: transfer).map { UIDragItem(itemProvider: $0) }
    }

    /// Moves the drag to a point of the screen, and returns the operation that a drop would perform.
    func move(to point: CGPoint, allowsMove: Bool) -> UIDropOperation {
        session.point = window?.convert(point, from: nil as UIWindow?) ?? point
        session.allowsMoveOperation = allowsMove
        update()
        return targets.operation
    }

    func update() {
        guard !isOver else { return }
        targets.update()
        springs.update()
    }

    /// Ends the drag without a drop.
    func leave() {
        guard !isOver else { return }
        isOver = true
        springs.end()
        targets.leave()
        targets.end()
    }

    /// Ends the drag with a drop.
    func drop() {
        guard !isOver else { return }
        targets.update()
        let operation = targets.operation
        guard operation == .copy || operation == .move, let target = targets.current else {
            leave()
            return transfer.end(.cancel)
        }
        isOver = true
        springs.end()
        target.delegate?.dropInteraction(target.interaction, performDrop: target.session)
        // The program that receives no data of an accepted drop has nothing left to do for it.
        transfer.end(operation)
        for item in session.items {
            let animator = DragAnimator()
            target.delegate?.dropInteraction(target.interaction, item: item, willAnimateDropWith: animator)
            animator.start(duration: 0) {}
        }
        DisplayClock.schedule(after: 0) { [self] in
            target.delegate?.dropInteraction(target.interaction, concludeDrop: target.session)
            targets.end()
        }
    }
}

/// The receiver of the drags of other programs over the window of a scene.
@MainActor
final class IncomingDrags: HostDropReceiver {
    private(set) var current: IncomingDrag?
    private(set) weak var scene: SceneHosting?

    init(in scene: SceneHosting) {
        self.scene = scene
    }

    /// Runs code of the app in the scene.
    private func perform(_ body: () -> Void) {
        guard let scene, let hosting = UIApplication.shared.hosting else { return }
        hosting.perform(in: scene, body)
    }

    func dropDidMove(_ drop: DragData, to point: CGPoint, allowsMove: Bool) -> DragAction? {
        guard !UIApplication.shared.ignoresInteractionEvents else { return nil }
        var operation = UIDropOperation.cancel
        perform {
            let drag = current ?? IncomingDrag(drop, over: scene?.scene.keyWindow)
            current = drag
            operation = drag.move(to: point, allowsMove: allowsMove)
        }
        return DragAction(operation)
    }

    func dropDidLeave() {
        let drag = current
        current = nil
        perform { drag?.leave() }
    }

    func dropDidPerform(_ drop: DragData) {
        guard let drag = current else { return drop.finish(nil) }
        current = nil
        perform { drag.drop() }
    }
}
