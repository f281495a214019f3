/// What a storyboard says of a segue.
struct SegueTemplate {
    let element: NibElement

    init(_ element: NibElement) {
        self.element = element
    }

    var identifier: String? { element["identifier"] }
    var destination: String { element["destination"] ?? "" }
    var kind: String { element["kind"] ?? "" }
    var isAnimated: Bool { element.flag("animates") ?? true }

    /// How a method of the source makes the destination, where one is named (`@IBSegueAction`).
    @MainActor
    func creator(in source: UIViewController, sender: Any?) throws(NibError) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = element["destinationCreationSelector"] else { return nil }
        guard case .segueAction(let make) = NibConnection.find(selector, in: type(of: source))?.member else {
            let mismatch = NibActions.missing(selector, in: type(of: source), as: "segueAction")
            throw NibError(
                file: source.storyboard?.document.file ?? "", line: element.line, element: element.id,
                .noAction(mismatch.words), remedy: mismatch.remedy)
        }
        let identifier = identifier
        return { [weak source] coder in source.flatMap { make($0, coder, sender, identifier) } }
    }
}

extension NibElement {
    /// The id of what a popover points to, where the segue names it.
    var popoverAnchor: String? { self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"] }
}
