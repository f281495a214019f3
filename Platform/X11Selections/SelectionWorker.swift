@_implementationOnly import CXCB
internal import DataExchange
import Foundation

/// The state of a connection, which only its thread uses.
final class SelectionWorker {
    let inbox: SelectionInbox
    let connection: OpaquePointer
    /// The window that owns selections and receives data. It is never displayed.
    let window: UInt32
    let atoms: SelectionAtoms
    private let ownerChangeEvent: UInt8
    /// The maximum size of data that is transferred in one request, in bytes.
    let chunkSize: Int
    private var isOpen = true

    /// The offers of this process, each with the time since which it owns the selection.
    var offers: [X11Selection: (offer: DataOffer, time: UInt32)] = [:]
    /// The data of the clipboard while it is handed over. The main actor, which waits meanwhile, cannot provide any.
    var savedClipboard: [String: Data]?
    /// Offers that wait for a timestamp of the server.
    var claims: [(selection: X11Selection, offer: DataOffer, completion: @Sendable (Bool) -> Void)] = []
    private var changeCounts: [X11Selection: Int] = [:]
    var reads: [SelectionRead] = []
    private var lastRead = 0
    var transfers: [OutgoingTransfer] = []
    lazy var dragAtoms = DragAtoms(atoms)
    /// The windows of the app into which other programs can drag, with the handlers of their drags.
    var dropSites: [UInt32: DragData.Handler] = [:]
    /// The drag of another program over the app's window.
    var incomingDrag: IncomingDragState?
    var lastIncomingDrag = 0
    /// The drag of the app that other programs can receive.
    var outgoingDrag: OutgoingDragState?
    var lastOutgoingDrag = 0
    let root: UInt32
    let screenNumber: Int

    private init?() {
        var screenNumber: Int32 = 0
        guard let connection = xcb_connect(nil, &screenNumber) else { return nil }
        let requestedScreen = Int(screenNumber)
        let events = xcb_connection_has_error(connection) == 0 ? trestle_xfixes_start(connection) : 0
        var screens = xcb_setup_roots_iterator(xcb_get_setup(connection))
        while screenNumber > 0, screens.rem > 1 {
            xcb_screen_next(&screens)
            screenNumber -= 1
        }
        guard events != 0, let screen = screens.data else {
            xcb_disconnect(connection)
            return nil
        }
        self.connection = connection
        ownerChangeEvent = events
        inbox = SelectionInbox()
        window = xcb_generate_id(connection)
        root = screen.pointee.root
        self.screenNumber = requestedScreen
        atoms = SelectionAtoms(connection: connection)
        chunkSize = min(1 << 18, max(1 << 12, Int(xcb_get_maximum_request_length(connection)) * 4 - 64))
        var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        xcb_create_window(
            connection, UInt8(XCB_COPY_FROM_PARENT), window, root, 0, 0, 1, 1, 0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), UInt32(XCB_COPY_FROM_PARENT), XCB_CW_EVENT_MASK.rawValue,
            &mask)
        for selection in X11Selection.allCases {
            trestle_xfixes_select_selection(connection, window, atoms[selection])
        }
        // The events of changes before this moment are not missed, because there are none.
        roundTrip()
    }

    deinit {
        xcb_disconnect(connection)
    }

    /// Connects, and starts the thread. Returns the thread's inbox, or `nil` without a server.
    static func start() -> SelectionInbox? {
        guard let worker = SelectionWorker() else { return nil }
        let inbox = worker.inbox
        // Only the thread uses the worker from here on.
        nonisolated(unsafe) let moved = worker
        let thread = Thread { moved.run() }
        thread.name = "selections"
        thread.stackSize = 512 << 10
        thread.start()
        return inbox
    }

    // MARK: Loop

    private func run() {
        while isOpen, xcb_connection_has_error(connection) == 0 {
            for work in inbox.take() { work(self) }
            handleEvents()
            xcb_flush(connection)
            var descriptors = [
                pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0),
                pollfd(fd: inbox.wakeDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            poll(&descriptors, 2, -1)
        }
        inbox.close()
        for read in reads { read.completion(nil) }
        for claim in claims { claim.completion(false) }
        outgoingDrag?.feedback(.ended(nil))
        reads = []
        claims = []
        outgoingDrag = nil
    }

    /// Ends the connection.
    func close() { isOpen = false }

    /// Processes all events that have occurred until now.
    func synchronize() {
        roundTrip()
        handleEvents()
    }

    private func roundTrip() {
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }

    private func handleEvents() {
        while let event = xcb_poll_for_event(connection) {
            defer { free(event) }
            handle(UnsafeMutableRawPointer(event), type: event.pointee.response_type & 0x7F)
        }
    }

    private func handle(_ event: UnsafeMutableRawPointer, type: UInt8) {
        // Errors have the type 0. They are those of windows that have been closed during a transfer.
        switch Int32(type) {
        case XCB_SELECTION_REQUEST: answer(event.load(as: xcb_selection_request_event_t.self))
        case XCB_SELECTION_NOTIFY: receive(event.load(as: xcb_selection_notify_event_t.self))
        case XCB_PROPERTY_NOTIFY: propertyDidChange(event.load(as: xcb_property_notify_event_t.self))
        case XCB_SELECTION_CLEAR:
            let event = event.load(as: xcb_selection_clear_event_t.self)
            if let selection = atoms.selection(event.selection), event.time >= offers[selection]?.time ?? 0 {
                offers[selection] = nil
            }
        case XCB_DESTROY_NOTIFY:
            let closed = event.load(as: xcb_destroy_notify_event_t.self).window
            removeTransfers(to: closed)
            windowOfDragDidClose(closed)
        case XCB_CLIENT_MESSAGE: receiveDragMessage(event.load(as: xcb_client_message_event_t.self))
        case Int32(ownerChangeEvent):
            let event = event.load(as: trestle_xfixes_selection_event.self)
            if let selection = atoms.selection(event.selection), event.owner != window {
                changeCounts[selection, default: 0] += 1
            }
        default: break
        }
    }

    private func propertyDidChange(_ event: xcb_property_notify_event_t) {
        let isNew = event.state == UInt8(XCB_PROPERTY_NEW_VALUE.rawValue)
        if event.window != window {
            if !isNew { continueTransfer(to: event.window, event.atom) }
        } else if event.atom == atoms.time {
            if isNew { own(at: event.time) }
        } else if isNew {
            receivePart(event.atom)
        }
    }

    // MARK: Ownership

    func changeCount(of selection: X11Selection) -> Int { changeCounts[selection] ?? 0 }

    /// Requests a selection, which needs a timestamp of the server: that of a property's change.
    func claim(_ selection: X11Selection, _ offer: DataOffer, _ completion: @escaping @Sendable (Bool) -> Void) {
        claims.append((selection, offer, completion))
        xcb_change_property(
            connection, UInt8(XCB_PROP_MODE_APPEND.rawValue), window, atoms.time, XCB_ATOM_INTEGER.rawValue, 32, 0, nil)
    }

    private func own(at time: UInt32) {
        let claims = claims
        self.claims = []
        for claim in claims {
            let atom = atoms[claim.selection]
            xcb_set_selection_owner(connection, window, atom, time)
            let reply = xcb_get_selection_owner_reply(connection, xcb_get_selection_owner(connection, atom), nil)
            defer { free(reply) }
            let isOwner = reply?.pointee.owner == window
            offers[claim.selection] = isOwner ? (claim.offer, time) : nil
            claim.completion(isOwner)
        }
    }

    func disown(_ selection: X11Selection) {
        claims.removeAll { claim in
            guard claim.selection == selection else { return false }
            claim.completion(false)
            return true
        }
        guard let time = offers.removeValue(forKey: selection)?.time else { return }
        xcb_set_selection_owner(connection, XCB_WINDOW_NONE.rawValue, atoms[selection], time)
    }

    /// Returns a number for a property that no other transfer uses.
    func nextReadNumber() -> Int {
        lastRead = (lastRead + 1) % 64
        return lastRead
    }
}
