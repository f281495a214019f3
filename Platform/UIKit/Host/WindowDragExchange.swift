package import DataExchange
internal import X11Selections

/// The exchange of drags between a window of an X server and other programs.
@MainActor
final class WindowDragExchange: HostDragExchange {
    private let window: UInt32
    private let connect: () -> X11Selections?
    /// The connection, which is opened for the first drag, or after the launch of an app that accepts drops.
    private lazy var selections = connect()
    private let pointsPerPixel: () -> CGFloat
    private var acceptsDrops = false
    /// The receiver of the reactions to the last drag.
    private var feedback: (@MainActor @Sendable (DragFeedback) -> Void)?

    init(window: UInt32, pointsPerPixel: @escaping () -> CGFloat, connect: @escaping () -> X11Selections?) {
        self.window = window
        self.connect = connect
        self.pointsPerPixel = pointsPerPixel
    }

    // MARK: Drops

    func acceptDrops(by receiver: any HostDropReceiver) {
        acceptsDrops = true
        let scale = pointsPerPixel
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                selections?.acceptDrags(in: window) { [weak receiver] in
                    receiver?.receive($1, of: $0, pointsPerUnit: scale())
                }
            }
        }
    }

    func refuseDrops() {
        // Without drops, the connection may never have been opened.
        guard acceptsDrops else { return }
        selections?.refuseDrags(in: window)
    }

    // MARK: Drags

    func beginDrag(_ offer: DataOffer, feedback: @escaping @MainActor @Sendable (DragFeedback) -> Void) {
        self.feedback = feedback
        selections?.beginDrag(from: window, offer, feedback: feedback)
    }

    func moveDrag(to point: CGPoint) {
        func pixels(_ length: CGFloat) -> Int {
            Int(max(-1e5, min(1e5, (length / pointsPerPixel()).rounded(.down))))
        }
        selections?.moveDrag(toX: pixels(point.x), y: pixels(point.y))
    }

    func dropDrag() {
        if selections?.dropDrag() != true { feedback?(.ended(nil)) }
    }

    func cancelDrag() { selections?.cancelDrag() }

    var pictureResolution: HostPictureResolution {
        HostPictureResolution(pointsPerUnit: pointsPerPixel(), pixelsPerUnit: 1)
    }

    func showPicture(_ picture: DragPicture?) { selections?.showPicture(picture) }
}
