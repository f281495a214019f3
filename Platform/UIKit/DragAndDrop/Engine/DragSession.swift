/// A drag session, from the perspective of its source.
@MainActor
final class DragSession: NSObject, UIDragSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    /// Whether the drag has begun in this app.
    let isLocal: Bool
    /// The location of the touch in its window.
    var point: CGPoint
    weak var window: UIWindow?

    init(point: CGPoint, window: UIWindow?, isLocal: Bool = true) {
        self.isLocal = isLocal
        self.point = point
        self.window = window
    }

    func location(in view: UIView) -> CGPoint { window?.convert(point, to: view) ?? point }
}

/// A drag session, from the perspective of a possible destination.
@MainActor
final class DropSession: NSObject, UIDropSession {
    let drag: DragSession
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    nonisolated let progress = Progress(totalUnitCount: 0)
    /// Called when items have been loaded.
    var didTransfer: (() -> Void)?

    init(_ drag: DragSession) {
        self.drag = drag
    }

    var items: [UIDragItem] { drag.items }
    var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    var localDragSession: (any UIDragSession)? { drag.isLocal ? drag : nil }

    func location(in view: UIView) -> CGPoint { drag.location(in: view) }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        progress.totalUnitCount += Int64(providers.count)
        let collection = LoadedObjects(count: providers.count) { [weak self] objects in
            completion(objects)
            self?.didTransfer?()
        }
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { [progress] object, _ in
                progress.completedUnitCount += 1
                collection.set(object, at: index)
            }
        }
        collection.wait()
        return progress
    }
}
