/// A prototype of a cell or a supplementary view in a storyboard. Its actions and segues are connected to the objects
/// of its scene.
@MainActor
struct NibPrototype {
    private let record: NibRecord
    private let document: NibDocument
    private weak var scene: StoryboardScene?
    private let placeholders: [String: AnyObject]

    init(_ record: NibRecord, in instance: NibInstance) {
        self.record = record
        document = instance.document
        scene = instance.scene
        placeholders = instance.placeholders
    }

    /// Returns a new view, or one without contents if the prototype has another class and errors are only logged.
    func view<View: UIView>(or makeEmpty: () -> View) -> View {
        let instance = NibInstance(document, objects: placeholders)
        instance.scene = scene
        do throws(NibError) {
            let made = instance.make(record)
            try instance.finish()
            guard let view = made as? View else {
                throw NibError(
                    file: document.file, line: record.line, element: record.id,
                    .unknownClass("\(record.type) is not a \(View.self)"), remedy: "select another class")
            }
            return view
        } catch {
            return NibFailure.handle(error, substitute: makeEmpty)
        }
    }
}
