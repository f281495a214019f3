/// A drag from its lift to its end, with its items, their previews and possible targets.
@MainActor
final class ActiveDrag: DragInProgress {
    /// An item with its source and its preview.
    struct DraggedItem {
        let item: UIDragItem
        let interaction: UIDragInteraction
        /// The preview, or `nil` if the item has none, for example because its row is not visible.
        let platter: DragPlatter?
    }

    let session: DragSession
    private let interaction: UIDragInteraction
    private(set) var draggedItems: [DraggedItem] = []
    private(set) var hasBegun = false
    private var isOver = false
    private let overlay = DragOverlay()
    private var liftAnimator: DragAnimator?
    private(set) lazy var targets = DropTargets(self)
    private(set) lazy var springs = SpringLoading(self)
    /// The part of the drag over other programs, or `nil` if it is restricted to the app.
    private var outgoing: OutgoingDrag?
    /// The vector from the touch to the center of the first preview.
    private var grip = CGVector.zero

    /// The durations of the animations, in seconds, compared by eye with iOS 17.
    private enum Duration {
        static let lift: TimeInterval = 0.25
        static let gather: TimeInterval = 0.25
        static let cancel: TimeInterval = 0.35
        static let drop: TimeInterval = 0.3
    }

    /// The offset of each preview behind the first one, in points, and the number of visible ones.
    private static let stackStep: CGFloat = 5
    private static let stackDepth = 3

    /// Requests the items at a point of the interaction's window, and returns `nil` if there are none.
    init?(of interaction: UIDragInteraction, at point: CGPoint) {
        guard let delegate = interaction.delegate, let window = interaction.view?.window else { return nil }
        self.interaction = interaction
        session = DragSession(point: point, window: window)
        let items = delegate.dragInteraction(interaction, itemsForBeginning: session)
        guard !items.isEmpty else { return nil }
        session.items = items
    }

    /// Whether items are being dragged.
    var isInProgress: Bool { hasBegun && !isOver }

    var window: UIWindow? { session.window }

    // MARK: Lifting

    /// Lifts the items off their view.
    func lift() {
        guard let window, let delegate = interaction.delegate else { return }
        overlay.cover(window)
        draggedItems = session.items.map { draggedItem($0, from: interaction) }
        // The first one is on top.
        for draggedItem in draggedItems.reversed() {
            if let platter = draggedItem.platter { overlay.addSubview(platter) }
        }
        let animator = DragAnimator()
        liftAnimator = animator
        delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        let draggedItems = draggedItems
        animator.start(duration: Duration.lift) {
            for draggedItem in draggedItems { draggedItem.platter?.float() }
        }
    }

    private func draggedItem(_ item: UIDragItem, from interaction: UIDragInteraction) -> DraggedItem {
        let preview = interaction.delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
        let platter = preview.map { DragPlatter(item: item, preview: $0) }
        if let preview { platter?.lie(at: preview.target, in: overlay) }
        return DraggedItem(item: item, interaction: interaction, platter: platter)
    }

    /// Returns the lifted items, which were not dragged.
    func setDown() {
        guard !isOver else { return }
        isOver = true
        liftAnimator?.finish(at: .start)
        (interaction.delegate as? any DragContributor)?.dragDidEnd(session)
        let animator = DragAnimator()
        animator.addCompletion { [overlay] _ in overlay.removeFromSuperview() }
        for draggedItem in draggedItems {
            guard let platter = draggedItem.platter else { continue }
            animator.addAnimations { [overlay] in platter.lie(at: platter.preview.target, in: overlay) }
        }
        animator.start(duration: Duration.lift) {}
    }

    // MARK: Dragging

    /// Begins to drag the items.
    func begin() {
        guard !hasBegun, !isOver, let delegate = interaction.delegate else { return }
        hasBegun = true
        UIApplication.shared.activeDrags.append(self)
        liftAnimator?.finish(at: .end)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        if let first = draggedItems.first?.platter {
            grip = CGVector(dx: first.center.x - session.point.x, dy: first.center.y - session.point.y)
        }
        for draggedItem in draggedItems { draggedItem.platter?.previewProviderDidChange() }
        outgoing = OutgoingDrag(session)
        outgoing?.didChange = { [weak self] in self?.update() }
        gather()
    }

    /// The operation that a drop would perform.
    private var operation: UIDropOperation {
        if let outgoing, outgoing.isOutside { return outgoing.operation }
        return targets.operation
    }

    /// Moves all previews below the touch.
    private func gather() {
        let isFullSize =
            interaction.delegate?.dragInteraction(interaction, prefersFullSizePreviewsFor: session) ?? false
        UIView.animate(withDuration: Duration.gather, delay: 0, options: .allowUserInteraction) {
            for draggedItem in self.draggedItems { draggedItem.platter?.setDragSize(isFullSize: isFullSize) }
            self.follow()
        }
        showBadge()
    }

    /// Moves the previews with the touch.
    private func follow() {
        for (index, platter) in draggedItems.compactMap(\.platter).enumerated() {
            let step = CGFloat(min(index, Self.stackDepth)) * Self.stackStep
            platter.center = CGPoint(
                x: session.point.x + grip.dx + step, y: session.point.y + grip.dy + step)
            platter.isHidden = platter.isHidden || index > Self.stackDepth
        }
        overlay.badge.center = badgePlace
    }

    private var badgePlace: CGPoint {
        guard let platter = draggedItems.first?.platter else { return session.point }
        let frame = platter.frame
        let isRightToLeft = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isRightToLeft ? frame.minX + 6 : frame.maxX - 6, y: frame.minY)
    }

    private func showBadge() {
        overlay.badge.show(
            DragBadge.Content(count: session.items.count, operation: operation), at: badgePlace)
        overlay.bringSubviewToFront(overlay.badge)
        outgoing?.display(overlay)
    }

    /// Moves the drag to a point of its window.
    func move(to point: CGPoint) {
        guard isInProgress else { return }
        session.point = point
        // In front of views that the app has added to the window.
        if let window { window.bringSubviewToFront(overlay) }
        follow()
        interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
        outgoing?.move()
        update()
    }

    /// Updates the target and its proposal. Also called when views below the touch have moved.
    func update() {
        guard isInProgress else { return }
        if outgoing?.isOutside == true {
            targets.leave()
            springs.end()
        } else {
            targets.update()
            springs.update()
        }
        showBadge()
    }

    /// Adds the items of a tap.
    func add(_ items: [UIDragItem], from adding: UIDragInteraction) {
        guard isInProgress else { return }
        interaction.delegate?.dragInteraction(interaction, session: session, willAdd: items, for: adding)
        session.items += items
        outgoing?.itemsDidChange()
        let new = items.map { draggedItem($0, from: adding) }
        draggedItems += new
        for draggedItem in new {
            if let platter = draggedItem.platter {
                overlay.insertSubview(platter, at: 0)
                UIView.performWithoutAnimation { platter.float() }
            }
        }
        gather()
        update()
    }

    // MARK: Ending

    /// Ends the drag with a drop at a point.
    func drop(at point: CGPoint) {
        guard isInProgress else { return }
        session.point = point
        if let outgoing, outgoing.isOutside { return drop(over: outgoing) }
        targets.update()
        springs.end()
        let operation = targets.operation
        guard operation == .copy || operation == .move, let target = targets.current else { return cancel() }
        isOver = true
        outgoing?.cancel()
        UIApplication.shared.activeDrags.removeAll { $0 === self }
        overlay.badge.isHidden = true
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
        // Data may be loaded long after the drag has ended.
        target.session.didTransfer = { [interaction, session] in
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
        }
        target.delegate?.dropInteraction(target.interaction, performDrop: target.session)
        land(on: target) {
            target.delegate?.dropInteraction(target.interaction, concludeDrop: target.session)
            self.end(operation)
        }
    }

    /// Ends the drag with a drop over another program, whose result is available later.
    private func drop(over outgoing: OutgoingDrag) {
        isOver = true
        springs.end()
        targets.leave()
        overlay.badge.isHidden = true
        outgoing.drop { [self] operation in
            guard operation == .copy || operation == .move else { return returnItems() }
            UIApplication.shared.activeDrags.removeAll { $0 === self }
            interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
            interaction.delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
            end(operation)
        }
    }

    private func land(on target: DropTargets.Target, completion: @escaping @MainActor () -> Void) {
        var open = draggedItems.filter { $0.platter != nil }.count
        guard open > 0 else {
            DisplayClock.schedule(after: 0, completion)
            return
        }
        for draggedItem in draggedItems {
            guard let platter = draggedItem.platter else { continue }
            let preview = dropPreview(of: draggedItem.item, platter: platter, on: target)
            let animator = DragAnimator()
            animator.addCompletion { _ in
                platter.removeFromSuperview()
                open -= 1
                if open == 0 { completion() }
            }
            target.delegate?.dropInteraction(target.interaction, item: draggedItem.item, willAnimateDropWith: animator)
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

    /// Fades from a preview to the one at its destination.
    private func cross(_ platter: DragPlatter, to preview: UITargetedDragPreview) {
        if platter.vanishes {
            UIView.animate(withDuration: Duration.drop, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
                platter.alpha = 0
            }
        } else if preview.view !== platter.preview.view {
            platter.show(preview.view, preview.parameters)
        }
    }

    /// Cancels the drag and returns the items to their source.
    func cancel() {
        guard isInProgress else { return }
        isOver = true
        outgoing?.cancel()
        springs.end()
        targets.leave()
        overlay.badge.isHidden = true
        returnItems()
    }

    /// Animates the items back to their source.
    private func returnItems() {
        overlay.isHidden = false
        UIApplication.shared.activeDrags.removeAll { $0 === self }
        interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
        var open = draggedItems.filter { $0.platter != nil }.count
        guard open > 0 else {
            DisplayClock.schedule(after: 0) { self.end(.cancel) }
            return
        }
        for draggedItem in draggedItems {
            guard let platter = draggedItem.platter else { continue }
            let delegate = draggedItem.interaction.delegate
            var preview: UITargetedDragPreview? = platter.preview
            if platter.preview.target.container.window == nil { preview = nil }
            if let standard = preview {
                preview = delegate?.dragInteraction(
                    draggedItem.interaction, previewForCancelling: draggedItem.item, withDefault: standard)
            }
            let animator = DragAnimator()
            animator.addCompletion { _ in
                platter.removeFromSuperview()
                open -= 1
                if open == 0 { self.end(.cancel) }
            }
            delegate?.dragInteraction(draggedItem.interaction, item: draggedItem.item, willAnimateCancelWith: animator)
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
        for draggedItem in draggedItems where draggedItem.interaction !== interaction {
            (draggedItem.interaction.delegate as? any DragContributor)?.dragDidEnd(session)
        }
    }
}

/// An object that has contributed items and is notified of ends that delegates are not notified of: those of
/// drags that another object began, and of lifts that did not become drags.
@MainActor
protocol DragContributor {
    func dragDidEnd(_ session: DragSession)
}
