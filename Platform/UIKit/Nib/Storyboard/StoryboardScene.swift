import Foundation

/// A scene of a storyboard with its controller. The other objects of the scene are created when the
/// controller loads its view.
@MainActor
final class StoryboardScene {
    let storyboard: UIStoryboard
    let instance: NibInstance
    private let element: NibElement
    private let record: NibRecord
    private(set) weak var controller: UIViewController?
    /// The top-level objects of the scene, which live as long as the controller.
    private var keptObjects: [AnyObject] = []
    /// The anchors of popovers.
    private var anchors: [String: Anchor] = [:]
    /// The pending embed segues with their container views.
    private var embeds: [(element: NibElement, container: UIView)] = []

    private struct Anchor {
        weak var object: AnyObject?
    }

    /// The placeholder for the exit of a scene.
    final class Exit: NSObject {}

    init(_ element: NibElement, controller record: NibRecord, of storyboard: UIStoryboard) {
        self.element = element
        self.record = record
        self.storyboard = storyboard
        var known: [String: AnyObject] = [:]
        for object in element.list("objects") {
            guard let id = object.id else { continue }
            if object.name == "exit" { known[id] = Exit() }
            if object.name == "placeholder" { known[id] = NibActions.FirstResponder() }
        }
        instance = NibInstance(storyboard.document, objects: known)
        instance.scene = self
    }

    var controllerID: String { record.id }

    func makeController(creator: ((NSCoder) -> UIViewController?)?) throws(NibError) -> UIViewController {
        let make = record.make
        let made = instance.make(record, by: NibCoder(record, in: instance)) { creator?($0) ?? make($0) }
        try instance.finish()
        guard let made = made as? UIViewController else {
            throw NibError(
                file: storyboard.document.file, line: record.line, element: record.id,
                .unknownClass("\(record.type) is not a view controller"),
                remedy: "select another class in the storyboard")
        }
        return made
    }

    /// Called when the controller is being created from this scene, which it retains.
    func begin(with controller: UIViewController) {
        self.controller = controller
    }

    /// Creates the controller's view, or returns `nil` if the scene has none.
    func makeView() throws(NibError) -> UIView? {
        let made = record.values["UIView"].flatMap { instance.object($0) } as? UIView
        try instance.check()
        guard let view = made else { return nil }
        if controller is UITableViewController, !(view is UITableView) {
            throw wrongView(view, remedy: "use a table view, or a UIViewController")
        }
        if controller is UICollectionViewController, !(view is UICollectionView) {
            throw wrongView(view, remedy: "use a collection view, or a UIViewController")
        }
        return view
    }

    private func wrongView(_ view: UIView, remedy: String) -> NibError {
        NibError(
            file: storyboard.document.file, line: record.line, element: record.id,
            .unknownClass("the view of \(record.type) is a \(type(of: view))"), remedy: remedy)
    }

    /// Creates and connects the other objects of the scene after the controller's view was set.
    func finishView() throws(NibError) {
        for object in element.list("objects") where object.id != record.id {
            guard object.name != "placeholder", object.name != "exit", instance[object.id ?? ""] == nil,
                let record = try storyboard.document.record(for: object)
            else { continue }
            if let made = instance.make(record) { keptObjects.append(made) }
        }
        try instance.finish()
        for id in anchorIDs { anchors[id] = Anchor(object: instance[id]) }
        instance.releaseObjects()
        while let (element, container) = embeds.popLast() { try embed(element, in: container) }
    }

    /// Returns the value of a controller property that is set after the view was created.
    var coder: NibCoder { NibCoder(record, in: instance) }

    // MARK: Segues

    /// Returns the anchor of a segue's popover.
    func anchor(_ id: String) -> AnyObject? { anchors[id]?.object }

    private var anchorIDs: [String] {
        element.all(named: "segue").compactMap(\.popoverAnchor)
    }

    /// Called when an object that triggers a segue has been created.
    func add(_ segue: NibElement, from object: NSObject) {
        guard let kind = segue["kind"], kind != "relationship" else { return }
        if kind == "embed", let container = object as? UIView {
            embeds.append((segue, container))
            return
        }
        let template = SegueTemplate(segue)
        if let cell = object as? UICollectionViewCell {
            cell.selectionAction = { [weak self, weak cell] in self?.trigger(template, cell) }
            return
        }
        guard let cell = object as? UITableViewCell else {
            // Segues of the controller itself are performed by code.
            let action = UIAction { [weak self, weak object] _ in self?.trigger(template, object) }
            NibActions.add(action, to: object, for: segue["eventType"].flatMap { NibVocabulary.events[$0] })
            return
        }
        let begin = { [weak self, weak cell] in self?.trigger(template, cell) ?? () }
        if segue["trigger"] == "accessoryAction" {
            cell.accessoryAction = begin
        } else {
            cell.selectionAction = begin
        }
    }

    private func trigger(_ template: SegueTemplate, _ sender: AnyObject?) {
        guard let controller else { return }
        let mayBegin = controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        guard mayBegin else { return }
        perform(template, sender: sender)
    }

    /// Performs the segue with an identifier. Returns false if the scene has none.
    func perform(identifier: String, sender: Any?) -> Bool {
        guard let segue = element.all(named: "segue").first(where: { $0["identifier"] == identifier }) else {
            return false
        }
        perform(SegueTemplate(segue), sender: sender)
        return true
    }

    private func perform(_ template: SegueTemplate, sender: Any?) {
        guard let controller else { return }
        do {
            try SeguePerformance(template, from: controller, in: self, sender: sender).run()
        } catch {
            NibFailure.handle(error) {}
        }
    }

    private func embed(_ element: NibElement, in container: UIView) throws(NibError) {
        guard let controller, let id = element["destination"] else { return }
        // A scene that embeds itself would cause endless recursion.
        var outer: UIViewController? = controller
        while let next = outer {
            let scene = next.storyboardScene
            guard scene?.record.id != id || scene?.storyboard.document.url != storyboard.document.url else {
                throw storyboard.document.error(
                    .cycle([record.id, id]), at: element, remedy: "embed another view controller")
            }
            outer = next.parent
        }
        let child = try storyboard.controller(
            id: id, creator: SegueTemplate(element).creator(in: controller, sender: nil))
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: controller, destination: child)
        controller.prepare(for: segue, sender: nil)
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.view.translatesAutoresizingMaskIntoConstraints = true
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }
}
