/// The description of a segue in a storyboard.
struct SegueTemplate {
    let element: NibElement

    init(_ element: NibElement) {
        self.element = element
    }

    var identifier: String? { element["identifier"] }
    var destination: String { element["destination"] ?? "" }
    var kind: String { element["kind"] ?? "" }
    var isAnimated: Bool { element.flag("animates") ?? true }

    /// Returns the creator of the destination if the segue specifies a method of the source
    /// (`@IBSegueAction`).
    @MainActor
    func creator(in source: UIViewController, sender: Any?) throws(NibError) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = element["destinationCreationSelector"] else { return nil }
        guard ObjCMessage.responds(source, to: Selector(selector)) else {
            let mismatch = NibActions.missing(selector, in: type(of: source))
            throw NibError(
                file: source.storyboard?.document.file ?? "", line: element.line, element: element.id,
                .noAction(mismatch.message), remedy: mismatch.remedy)
        }
        let identifier = identifier
        return { [weak source] coder in
            source.flatMap {
                ObjCMessage.send(Selector(selector), to: $0, [coder, sender, identifier]) as? UIViewController
            }
        }
    }
}

extension NibElement {
    /// The identifier of the view or bar button item to which a popover is anchored, if the segue specifies
    /// one.
    var popoverAnchor: String? { self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"] }
}
