@_implementationOnly import CXCB
internal import DataExchange
import Foundation

/// A drag of the app that other programs can receive.
struct OutgoingDragState {
    /// A window of another program that receives drags.
    struct Target: Equatable {
        let window: UInt32
        /// The window that receives the messages.
        let destination: UInt32
        let version: UInt32
    }

    let number: Int
    /// The window in which the drag has begun.
    let window: UInt32
    let targets: [UInt32]
    let feedback: @Sendable (DragFeedback) -> Void
    var target: Target?
    /// The operation that the target has accepted.
    var action: DragAction?
    /// The last position, in the coordinates of the root window.
    var position: (x: Int16, y: Int16) = (0, 0)
    /// Whether the target has yet to respond to a position.
    var isAwaitingStatus = false
    /// Whether the target does not know the last position.
    var hasMoved = false
    /// The picture at the pointer.
    var picture: DragPictureWindow?
    var isDropped = false
    /// Whether the target knows of the drop, and has yet to finish it.
    var isFinishing = false
}

/// Dragging over other programs.
extension SelectionWorker {
    /// The time within which another program has to respond to a drop or receive its data, in seconds.
    private static let dropTimeLimit = 10.0
    private static let maximumDepth = 32

    func beginDrag(
        from window: UInt32, _ offer: DataOffer, _ feedback: @escaping @Sendable (DragFeedback) -> Void
    ) {
        endDrag(nil)
        lastOutgoingDrag += 1
        let types = atoms.atoms(of: offer.targets)
        outgoingDrag = OutgoingDragState(
            number: lastOutgoingDrag, window: window, targets: types, feedback: feedback)
        store(types, type: XCB_ATOM_ATOM.rawValue, in: dragAtoms.typeList, of: self.window)
        claim(.drag, offer) { _ in }
    }

    func moveDrag(toX x: Int, y: Int) {
        guard let state = outgoingDrag, !state.isDropped,
            let point = translate(x: Int16(clamping: x), y: Int16(clamping: y), from: state.window, to: root)
        else { return }
        outgoingDrag?.position = (point.x, point.y)
        outgoingDrag?.picture?.move(toX: point.x, y: point.y)
        let (target, isOwn) = dragTarget(x: point.x, y: point.y)
        if target != state.target { enter(target) }
        if isOwn { return state.feedback(.overOwnWindow) }
        guard target != nil else { return state.feedback(.overOther(nil)) }
        outgoingDrag?.hasMoved = true
        sendPosition()
        state.feedback(.overOther(outgoingDrag?.action))
    }

    func showPicture(_ picture: DragPicture?) {
        guard let state = outgoingDrag else { return }
        outgoingDrag?.picture = picture.flatMap {
            DragPictureWindow($0, x: state.position.x, y: state.position.y, on: connection, screen: screenNumber)
        }
    }

    /// Returns the window at a point that receives drags, and whether it is the one in which the drag has begun.
    private func dragTarget(x: Int16, y: Int16) -> (target: OutgoingDragState.Target?, isOwn: Bool) {
        var window = root
        for _ in 0..<Self.maximumDepth {
            guard let child = translate(x: x, y: y, from: root, to: window)?.child, child != 0 else { break }
            if child == outgoingDrag?.window { return (nil, true) }
            if let target = dragTarget(child) { return (target, false) }
            window = child
        }
        return (nil, false)
    }

    private func dragTarget(_ window: UInt32) -> OutgoingDragState.Target? {
        func proxy(of window: UInt32) -> UInt32? {
            property(dragAtoms.proxy, type: XCB_ATOM_WINDOW.rawValue, of: window).first
        }
        var destination = window
        // A proxy that does not name itself is that of a program that has ended.
        if let found = proxy(of: window), proxy(of: found) == found { destination = found }
        let version = property(dragAtoms.aware, type: XCB_ATOM_ATOM.rawValue, of: destination).first
        guard let version, version >= 3 else { return nil }
        return OutgoingDragState.Target(
            window: window, destination: destination, version: min(version, Self.dragVersion))
    }

    /// Leaves the current target, and enters another one.
    private func enter(_ target: OutgoingDragState.Target?) {
        guard let state = outgoingDrag else { return }
        outgoingDrag?.target = target
        outgoingDrag?.action = nil
        outgoingDrag?.isAwaitingStatus = false
        if let old = state.target {
            send(dragAtoms.leave, [window, 0, 0, 0, 0], to: old)
            unfollow(old.window)
        }
        guard let target else { return }
        follow(target.window, true)
        let types = Array(state.targets.prefix(3)) + [0, 0, 0]
        let flags = target.version << 24 | (state.targets.count > 3 ? 1 : 0)
        send(dragAtoms.enter, [window, flags, types[0], types[1], types[2]], to: target)
    }

    private func send(_ type: UInt32, _ numbers: [UInt32], to target: OutgoingDragState.Target) {
        sendDragMessage(type, numbers, about: target.window, to: target.destination)
    }

    private var dragTime: UInt32 { offers[.drag]?.time ?? UInt32(XCB_CURRENT_TIME) }

    private func sendPosition() {
        guard let state = outgoingDrag, let target = state.target, state.hasMoved, !state.isAwaitingStatus else {
            return
        }
        outgoingDrag?.hasMoved = false
        outgoingDrag?.isAwaitingStatus = true
        let point = UInt32(UInt16(bitPattern: state.position.x)) << 16 | UInt32(UInt16(bitPattern: state.position.y))
        // As on iOS, other programs receive copies.
        send(dragAtoms.position, [window, 0, point, dragTime, dragAtoms.copy], to: target)
    }

    func receiveStatus(_ numbers: [UInt32]) {
        guard let state = outgoingDrag, let target = state.target, numbers[0] == target.window, !state.isFinishing
        else {
            return
        }
        let action = numbers[1] & 1 == 1 ? dragAtoms.action(numbers[4]) : nil
        outgoingDrag?.isAwaitingStatus = false
        outgoingDrag?.action = action
        if state.isDropped { return performDrop() }
        sendPosition()
        state.feedback(.overOther(action))
    }

    // MARK: Ending

    func dropDrag() {
        guard let state = outgoingDrag, !state.isDropped else { return }
        outgoingDrag?.isDropped = true
        outgoingDrag?.hasMoved = state.hasMoved && state.isAwaitingStatus
        let (inbox, number) = (inbox, state.number)
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.dropTimeLimit) {
            inbox.run { if $0.outgoingDrag?.number == number { $0.endDrag(nil) } }
        }
        performDrop()
    }

    /// Drops the items after the target has responded to the last position.
    private func performDrop() {
        guard let state = outgoingDrag else { return }
        if state.hasMoved { sendPosition() }
        guard outgoingDrag?.isAwaitingStatus == false else { return }
        guard let target = state.target, state.action != nil else { return endDrag(nil) }
        outgoingDrag?.isFinishing = true
        send(dragAtoms.drop, [window, 0, dragTime, 0, 0], to: target)
    }

    func receiveFinished(_ numbers: [UInt32]) {
        guard let state = outgoingDrag, let target = state.target, numbers[0] == target.window, state.isFinishing else {
            return
        }
        // Older versions do not report a result.
        guard target.version >= 5 else { return endDrag(state.action) }
        endDrag(numbers[1] & 1 == 1 ? dragAtoms.action(numbers[2]) : nil)
    }

    /// Ends the drag, and withdraws its data.
    func endDrag(_ action: DragAction?) {
        guard let state = outgoingDrag else { return }
        if !state.isFinishing { enter(nil) }
        outgoingDrag = nil
        if let target = state.target { unfollow(target.window) }
        disown(.drag)
        state.feedback(.ended(action))
    }

    func targetDidClose() {
        guard let state = outgoingDrag else { return }
        outgoingDrag?.target = nil
        if state.isDropped { return endDrag(nil) }
        outgoingDrag?.action = nil
        outgoingDrag?.isAwaitingStatus = false
        state.feedback(.overOther(nil))
    }
}
