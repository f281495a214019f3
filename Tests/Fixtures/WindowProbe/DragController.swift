import UIKit

/// A screen with a view whose items can be dragged to other programs, above a table that receives theirs. Shown with the
/// argument `drag`.
final class DragController: UIViewController {
    private let source = UIView()
    private let table = UITableView()
    private var rows = ["one", "two"]
    private var operation: UIDropOperation { CommandLine.arguments.contains("move") ? .move : .copy }

    override func viewDidLoad() {
        super.viewDidLoad()
        source.backgroundColor = .systemBlue
        source.addInteraction(UIDragInteraction(delegate: self))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.dropDelegate = self
        for child in [source, table] { view.addSubview(child) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (top, bottom) = view.bounds.divided(atDistance: view.bounds.height / 2, from: .minYEdge)
        (source.frame, table.frame) = (top, bottom)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        report("appeared")
    }
}

extension DragController: UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 7, height: 5))
        }
        let html = NSItemProvider()
        html.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) { completion in
            completion(Data("<i>Grüße</i>".utf8), nil)
            return nil
        }
        let files = ["/tmp/a b.txt", "/tmp/c.txt"].map { NSItemProvider(object: NSURL(fileURLWithPath: $0)) }
        let providers = [NSItemProvider(object: "Grüße" as NSString), NSItemProvider(object: picture), html] + files
        return providers.map { UIDragItem(itemProvider: $0) }
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { report("lift") }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { CommandLine.arguments.contains("restricted") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        report("transferred")
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { report("ended \(operation)") }
}

extension DragController: UITableViewDataSource, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        report("enter \(session.items.count) \(session.localDragSession == nil)")
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { report("exit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { report("session ended") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
        report("dropped at \(path.row)")
        for item in coordinator.items {
            let provider = item.dragItem.itemProvider
            report("types \(provider.registeredTypeIdentifiers.joined(separator: " "))")
            for type in provider.registeredTypeIdentifiers {
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                    let text = data.flatMap { $0.count < 200 ? String(data: $0, encoding: .utf8) : nil }
                    let value = text ?? data.map { "\($0.count) bytes" } ?? "-"
                    DispatchQueue.main.async { report("\(type): \(value)") }
                }
            }
            if provider.canLoadObject(ofClass: UIImage.self) {
                provider.loadObject(ofClass: UIImage.self) { image, _ in
                    let size = (image as? UIImage)?.size ?? .zero
                    DispatchQueue.main.async { report("image \(Int(size.width)) \(Int(size.height))") }
                }
            }
        }
        guard let first = coordinator.items.first else { return }
        rows.insert(first.dragItem.itemProvider.suggestedName ?? "item", at: path.row)
        tableView.performBatchUpdates { tableView.insertRows(at: [path], with: .automatic) }
        coordinator.drop(first.dragItem, toRowAt: path).addCompletion { _ in report("landed") }
    }
}
