/// Finds a finger that rests on a thing that can be dragged, and then drags it.
final class DragLiftRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var drag: ActiveDrag?

    /// How far in points a lifted thing has to be moved before it is dragged away.
    private static let slop: CGFloat = 10

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
        addAction(UIAction { [weak self] _ in self?.advance() })
        delegate = self
    }

    /// Where the thing was lifted, in the window.
    private var start = CGPoint.zero

    private func advance() {
        guard let drag else { return }
        let point = location(in: nil)
        switch state {
        case .began:
            start = point
            drag.lift()
        case .changed:
            if !drag.hasBegun {
                guard point.distance(to: start) >= Self.slop else { return }
                drag.begin()
                freeOthers()
            }
            drag.move(to: point)
        case .ended:
            if drag.hasBegun { drag.drop(at: point) } else { drag.setDown() }
        case .cancelled:
            if drag.hasBegun { drag.cancel() } else { drag.setDown() }
        case .possible, .failed: break
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    /// Lets those that have lost the finger to the drag look for others: one more may scroll meanwhile.
    private func freeOthers() {
        for touch in followedTouches {
            for other in touch.attachedRecognizers where other !== self && other.currentState.isOver { other.abandon() }
        }
    }

    /// Another finger has nothing to do with the thing that this one holds.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        drag = nil
    }
}

extension DragLiftRecognizer: UIGestureRecognizerDelegate {
    /// Whether there is something to lift. Asked when the finger has rested long enough.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let interaction, drag == nil else { return false }
        drag = ActiveDrag(of: interaction, at: location(in: nil))
        return drag != nil
    }
}

/// Finds a tap of another finger on a thing that is to join a drag.
final class DragAdditionRecognizer: UITapGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var addition: (drag: ActiveDrag, items: [UIDragItem])?

    init(interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
        addAction(UIAction { [weak self] _ in self?.add() })
        delegate = self
    }

    private func add() {
        guard let interaction, let addition else { return }
        self.addition = nil
        addition.drag.add(addition.items, from: interaction)
    }
}

extension DragAdditionRecognizer: UIGestureRecognizerDelegate {
    /// A tap is for a drag only while there is one.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        UIApplication.shared.activeDrags.contains(where: \.isUnderWay)
    }

    /// A tap that adds nothing is like any other.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        addition = nil
        guard let interaction, let view = interaction.view, let delegate = interaction.delegate else { return false }
        let drags = UIApplication.shared.activeDrags.filter(\.isUnderWay)
        let point = location(in: view)
        guard
            let session = delegate.dragInteraction(
                interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: point),
            let drag = drags.first(where: { $0.session === session })
        else { return false }
        let items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
        guard !items.isEmpty else { return false }
        addition = (drag, items)
        return true
    }
}
