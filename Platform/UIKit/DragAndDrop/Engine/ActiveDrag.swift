/// A drag from its lift to its end: the items, what is seen of them, and where they would be dropped.
@MainActor
final class ActiveDrag {
    /// Where an item comes from, and what is seen of it.
    struct Piece {
        let item: UIDragItem
        let interaction: UIDragInteraction
        /// Nil where nothing is seen of the item, as of a row far away.
        let platter: DragPlatter?
    }

    let session: DragSession
    private let interaction: UIDragInteraction
    private(set) var pieces: [Piece] = []
    private(set) var hasBegun = false
    private var isOver = false
    private let overlay = DragOverlay()
    private var liftAnimator: DragAnimator?
    private(set) lazy var targets = DropTargets(self)
    private(set) lazy var springs = SpringLoading(self)
    /// From the finger to the middle of the first picture.
    private var grip = CGVector.zero

    /// How long the animations take, in seconds: compared by eye with iOS 17.
    private enum Duration {
        static let lift: TimeInterval = 0.25
        static let gather: TimeInterval = 0.25
        static let cancel: TimeInterval = 0.35
        static let drop: TimeInterval = 0.3
    }

    /// How the pictures behind the first one peep out, in points for each, and how many of them do.
    private static let stackStep: CGFloat = 5
    private static let stackDepth = 3

    /// Asks for what is to be dragged at a point of the interaction's window; nil where that is nothing.
    init?(of interaction: UIDragInteraction, at point: CGPoint) {
        guard let delegate = interaction.delegate, let window = interaction.view?.window else { return nil }
        self.interaction = interaction
        session = DragSession(point: point, window: window)
        let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !items.isEmpty else { return nil }
        session.items = items
    }

    /// Whether items are being dragged.
    var isUnderWay: Bool { hasBegun && !isOver }

    var window: UIWindow? { session.window }

    // MARK: Lifting

    /// Lifts the items off their view.
    func lift() {
        guard let window, let delegate = interaction.delegate else { return }
        overlay.cover(window)
        pieces = session.items.map { piece($0, from: interaction) }
        // The first one lies on top.
        for piece in pieces.reversed() { if let platter = piece.platter { overlay.addSubview(platter) } }
        let animator = DragAnimator()
        liftAnimator = animator
        delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        let pieces = pieces
        animator.start(duration: Duration.lift) {
            for piece in pieces { piece.platter?.float() }
        }
    }

    private func piece(_ item: UIDragItem, from interaction: UIDragInteraction) -> Piece {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        let platter = preview.map { DragPlatter(item: item, preview: $0) }
        if let preview { platter?.lie(at: preview.target, in: overlay) }
        return Piece(item: item, interaction: interaction, platter: platter)
    }

    /// Puts the items back: they were lifted, and let go without being dragged.
    func setDown() {
        guard !isOver else { return }
        isOver = true
        liftAnimator?.finish(at: .start)
        (interaction.delegate as? any DragContributor)?.dragDidEnd(session)
        let animator = DragAnimator()
        animator.addCompletion { [overlay] _ in overlay.removeFromSuperview() }
        for piece in pieces {
            guard let platter = piece.platter else { continue }
            animator.addAnimations { [overlay] in platter.lie(at: platter.preview.target, in: overlay) }
        }
        animator.start(duration: Duration.lift) {}
    }

    // MARK: Dragging

    /// Takes the items away.
    func begin() {
        guard !hasBegun, !isOver, let delegate = interaction.delegate else { return }
        hasBegun = true
        UIApplication.shared.activeDrags.append(self)
        liftAnimator?.finish(at: .end)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        if let first = pieces.first?.platter {
            grip = CGVector(dx: first.center.x - session.point.x, dy: first.center.y - session.point.y)
        }
        for piece in pieces { piece.platter?.previewProviderDidChange() }
        gather()
    }

    /// Brings all pictures together under the finger.
    private func gather() {
        let isFullSize =
            interaction.delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        UIView.animate(withDuration: Duration.gather, delay: 0, options: .allowUserInteraction) {
            for piece in self.pieces { piece.platter?.takeDragSize(isFullSize: isFullSize) }
            self.follow()
        }
        showBadge()
    }

    /// Brings the pictures to where the finger is.
    private func follow() {
        for (index, platter) in pieces.compactMap(\.platter).enumerated() {
            let step = CGFloat(min(index, Self.stackDepth)) * Self.stackStep
            platter.center = CGPoint(
                x: session.point.x + grip.dx + step, y: session.point.y + grip.dy + step)
            platter.isHidden = platter.isHidden || index > Self.stackDepth
        }
        overlay.badge.center = badgePlace
    }

    private var badgePlace: CGPoint {
        guard let platter = pieces.first?.platter else { return session.point }
        let frame = platter.frame
        let isRightToLeft = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? frame.minX + 6 : frame.maxX - 6, y: frame.minY)
    }

    private func showBadge() {
        overlay.badge.show(
            DragBadge.Content(count: session.items.count, operation: targets.operation), at: badgePlace)
        overlay.bringSubviewToFront(overlay.badge)
    }

    /// The finger has moved to a point of its window.
    func move(to point: CGPoint) {
        guard isUnderWay else { return }
        session.point = point
        // What the app has put into the window meanwhile lies below.
        if let window { window.bringSubviewToFront(overlay) }
        follow()
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        update()
    }

    /// Asks what would happen here. Also called when what is below the finger has moved.
    func update() {
        guard isUnderWay else { return }
        targets.update()
        springs.update()
        showBadge()
    }

    /// Adds items that a tap took up.
    func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
        guard isUnderWay else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: adding)
        session.items += items
        let new = items.map { piece($0, from: adding) }
        pieces += new
        for piece in new {
            if let platter = piece.platter {
                overlay.insertSubview(platter, at: 0)
                UIView.performWithoutAnimation { platter.float() }
            }
        }
        gather()
        update()
    }

    // MARK: Ending

    /// The finger has let go.
    func drop(at point: CGPoint) {
        guard isUnderWay else { return }
        session.point = point
        targets.update()
        springs.end()
        let operation = targets.operation
        guard operation == .copy || operation == .move, let target = targets.current else { return cancel() }
        isOver = true
        UIApplication.shared.activeDrags.removeAll { $0 === self }
        overlay.badge.isHidden = true
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        // Data may come long after the drag is over.
        target.session.didTransfer = { [interaction, session] in
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        target.delegate?.dropInteraction(target.interaction, performDrop: target.session)
        land(on: target) {
            target.delegate?.dropInteraction(target.interaction, concludeDrop: target.session)
            self.end(operation)
        }
    }

    private func land(on target: DropTargets.Target, completion: @escaping @MainActor () -> Void) {
        var open = pieces.filter { $0.platter != nil }.count
        guard open > 0 else {
            DisplayClock.schedule(after: 0, completion)
            return
        }
        for piece in pieces {
            guard let platter = piece.platter else { continue }
            let preview = dropPreview(of: piece.item, platter: platter, on: target)
            let animator = DragAnimator()
            animator.addCompletion { _ in
                platter.removeFromSuperview()
                open -= 1
                if open == 0 { completion() }
            }
            target.delegate?.dropInteraction(target.interaction, item: piece.item, willAnimateDropWith: animator)
            if let preview { cross(platter, to: preview) }
            animator.start(duration: Duration.drop) { [overlay] in
                if let preview {
                    platter.lie(at: preview.target, in: overlay)
                } else {
                    platter.alpha = 0
                }
            }
        }
    }

    private func dropPreview(
        of item: UIDragItem, platter: DragPlatter, on target: DropTargets.Target
    ) -> UITargetedDragPreview? {
        guard let view = target.interaction.view, view.window != nil, let delegate = target.delegate else { return nil }
        let place = UIDragPreviewTarget(
            container: view, center: session.location(in: view),
            transform: CGAffineTransform(scaleX: DragPlatter.vanishingScale, y: DragPlatter.vanishingScale))
        let standard = UITargetedDragPreview(
            view: platter.preview.view, parameters: platter.preview.parameters, target: place)
        let answer = delegate.dropInteraction(target.interaction, previewForDropping: item, withDefault: standard)
        if let answer, answer === standard { platter.vanishes = true }
        return answer
    }

    /// Shows what an item looks like where it lands.
    private func cross(_ platter: DragPlatter, to preview: UITargetedDragPreview) {
        if platter.vanishes {
            UIView.animate(withDuration: Duration.drop, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
                platter.alpha = 0
            }
        } else if preview.view !== platter.preview.view {
            platter.show(preview.view, preview.parameters)
        }
    }

    /// Takes the items back to where they came from.
    func cancel() {
        guard isUnderWay else { return }
        isOver = true
        UIApplication.shared.activeDrags.removeAll { $0 === self }
        springs.end()
        targets.leave()
        overlay.badge.isHidden = true
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        var open = pieces.filter { $0.platter != nil }.count
        guard open > 0 else {
            DisplayClock.schedule(after: 0) { self.end(.cancel) }
            return
        }
        for piece in pieces {
            guard let platter = piece.platter else { continue }
            let delegate = piece.interaction.delegate
            var preview: UITargetedDragPreview? = platter.preview
            if platter.preview.target.container.window == nil { preview = nil }
            if let standard = preview {
                preview = delegate?.dragInteraction(
                    piece.interaction, previewForCancelling: piece.item, withDefault: standard)
            }
            let animator = DragAnimator()
            animator.addCompletion { _ in
                platter.removeFromSuperview()
                open -= 1
                if open == 0 { self.end(.cancel) }
            }
            delegate?.dragInteraction(piece.interaction, item: piece.item, willAnimateCancelWith: animator)
            platter.isHidden = false
            animator.start(duration: Duration.cancel) { [overlay] in
                if let preview { platter.lie(at: preview.target, in: overlay) } else { platter.alpha = 0 }
            }
        }
    }

    private func end(_ operation: UIDropOperation) {
        overlay.removeFromSuperview()
        targets.end()
        interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        for piece in pieces where piece.interaction !== interaction {
            (piece.interaction.delegate as? any DragContributor)?.dragDidEnd(session)
        }
    }
}

/// Who has given items, and wants to know of ends of which delegates are not told: of a drag that another one began, and of
/// a lift that did not become a drag.
@MainActor
protocol DragContributor {
    func dragDidEnd(_ session: DragSession)
}

private enum ActiveDragsKey: FeatureKey {
    static var defaultValue: [ActiveDrag] { [] }
}

extension UIApplication {
    /// The drags that are in progress, one for each touch that drags something.
    final var activeDrags: [ActiveDrag] {
        get { features[ActiveDragsKey.self] }
        set { features[ActiveDragsKey.self] = newValue }
    }
}
