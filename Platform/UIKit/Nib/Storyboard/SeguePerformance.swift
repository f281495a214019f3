/// The performance of a segue, from the creation of the destination to its presentation.
@MainActor
struct SeguePerformance {
    private let template: SegueTemplate
    private let source: UIViewController
    private let scene: StoryboardScene
    private let sender: Any?

    init(_ template: SegueTemplate, from source: UIViewController, in scene: StoryboardScene, sender: Any?) {
        self.template = template
        self.source = source
        self.scene = scene
        self.sender = sender
    }

    func run() throws(NibError) {
        if template.kind == "unwind" { return try unwind() }
        let destination = try scene.storyboard.controller(
            id: template.destination, creator: try template.creator(in: source, sender: sender))
        let segue = try segue(to: destination)
        prepare(destination)
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func segue(to destination: UIViewController) throws(NibError) -> UIStoryboardSegue {
        guard let name = template.element["customClass"] else {
            let show = show(destination)
            return UIStoryboardSegue(
                identifier: template.identifier, source: source, destination: destination, performHandler: show)
        }
        let found: AnyClass? = ClassNames.type(named: name, module: template.element["customModule"])
        guard let type = found as? UIStoryboardSegue.Type else {
            throw scene.storyboard.document.error(
                .unknownClass("the segue class \"\(name)\" does not exist"), at: template.element,
                remedy: "declare `class \(name): UIStoryboardSegue`")
        }
        let segue = UIStoryboardSegue.make(
            of: type, identifier: template.identifier, source: source, destination: destination)
        segue.performHandler = segue.performHandler ?? show(destination)
        return segue
    }

    /// Applies the segue's settings to the destination before the source's `prepare(for:sender:)`.
    private func prepare(_ destination: UIViewController) {
        let element = template.element
        if let style = element["modalPresentationStyle"].flatMap({ NibVocabulary.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ NibVocabulary.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        guard template.kind == "popoverPresentation" || template.kind == "popover" else { return }
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        switch element.popoverAnchor.flatMap(scene.anchor) ?? sender as AnyObject? {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let view as UIView:
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        default: popover?.sourceView = source.view
        }
        if let directions = element.value("popoverArrowDirection") {
            let all: [(String, UIPopoverArrowDirection)] = [
                ("up", .up), ("down", .down), ("left", .left), ("right", .right),
            ]
            let permitted = all.filter { directions.flag($0.0) == true }.map(\.1)
            popover?.permittedArrowDirections = permitted.reduce(into: []) { $0.formUnion($1) }
        }
    }

    private func show(_ destination: UIViewController) -> () -> Void {
        let (source, sender, isAnimated) = (source, sender, template.isAnimated)
        switch template.kind {
        case "show": return { source.show(destination, sender: sender) }
        case "push":
            return { source.navigationController?.pushViewController(destination, animated: isAnimated) }
        case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
        case "presentation", "modal", "popoverPresentation", "popover":
            return { source.present(destination, animated: isAnimated) }
        default: return {}
        }
    }

    // MARK: Unwinding

    private func unwind() throws(NibError) {
        guard let name = template.element["unwindAction"] else { return }
        let action = Selector(name)
        let unwindSource = UIStoryboardUnwindSegueSource(source: source, action: action, sender: sender)
        guard let target = UnwindSearch(unwindSource).target() else {
            // As in iOS, an unwind segue without a target does nothing.
            return
        }
        let segue = UIStoryboardSegue(identifier: template.identifier, source: source, destination: target)
        let isAnimated = template.isAnimated
        segue.performHandler = { [weak segue] in
            if let segue { UnwindSearch.leave(segue, animated: isAnimated) }
        }
        source.prepare(for: segue, sender: sender)
        ObjCMessage.send(action, to: target, [segue])
        segue.perform()
    }
}
