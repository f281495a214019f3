import Foundation

/// One instantiation of a nib: creates its objects and connects them.
@MainActor
final class NibInstance {
    let document: NibDocument
    /// The objects by element identifier, including the placeholders. The controller of a scene is not
    /// included, because it retains the scene.
    private var objects: [String: AnyObject]
    /// The reuse identifier under which a table has registered the nib, if any.
    var reuseIdentifier: String?
    /// The scene of a storyboard whose controller is instantiated.
    weak var scene: StoryboardScene?
    /// The objects that have been created but not connected.
    private var unconnected: [(record: NibRecord, object: NSObject)] = []
    /// The connections to objects that are created later, such as those in a controller's view.
    private var waiting: [Connection] = []
    /// The created constraints of custom classes, whose `awakeFromNib()` has not been called.
    private var customConstraints: [NSLayoutConstraint] = []
    private var failure: NibError?

    private enum Connection {
        case outlet(NibOutlet, of: String)
        case action(NibAction, of: String)
    }

    /// Whether an object is being created, so that further objects are nested in it.
    private var isMaking = false

    init(_ document: NibDocument, objects: [String: AnyObject] = [:]) {
        self.document = document
        self.objects = objects
        placeholders = objects
    }

    /// Returns the object of an element if it has been created.
    subscript(id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        guard let scene, scene.controllerID == id else { return nil }
        return scene.controller
    }

    /// The objects that existed before the instantiation.
    let placeholders: [String: AnyObject]

    /// Releases the created objects, which are then retained by their owners only.
    func releaseObjects() { objects = placeholders }

    // MARK: Creation

    /// Returns the decoded object for a value, creating it if necessary.
    func object(_ value: NibValue) -> Any? {
        switch value {
        case .flag(let flag): return flag
        case .integer(let integer): return integer
        case .number(let number): return number
        case .string(let string): return string
        case .shared(let shared): return shared
        case .image(let image): return document.image(image)
        case .record(let record): return make(record)
        case .records(let records): return records.compactMap(make)
        case .reference(let id): return self[id]
        case .scenes(let ids): return ids.compactMap(controller)
        }
    }

    /// Returns the controller of another scene, which is a child of one in this scene.
    private func controller(_ id: String) -> UIViewController? {
        guard failure == nil, let storyboard = scene?.storyboard else { return nil }
        do {
            return try storyboard.controller(id: id)
        } catch {
            failure = error
            return nil
        }
    }

    /// Returns the object of a record, creating it if necessary. If that fails, returns `nil`, and
    /// `finish()` throws the error.
    func make(_ record: NibRecord) -> NSObject? {
        if let made = self[record.id] as? NSObject { return made }
        guard failure == nil else { return nil }
        let isOutermost = !isMaking
        isMaking = true
        defer { isMaking = !isOutermost }
        var overridden: [String: NibValue] = [:]
        if isOutermost, let reuseIdentifier { overridden["UIReuseIdentifier"] = .string(reuseIdentifier) }
        return make(record, by: NibCoder(record, in: self, overriding: overridden), record.make)
    }

    /// Creates the object of a record with `make`, which may be a custom creator.
    func make(
        _ record: NibRecord, by coder: NibCoder, _ make: @MainActor (NibCoder) -> NSObject?
    ) -> NSObject? {
        guard let object = make(coder) else {
            fail(
                .notMade("\(record.type).init(coder:) returned nil"), record,
                remedy: "return an object, or remove the custom class from the nib")
            return nil
        }
        if !record.id.isEmpty, record.id != scene?.controllerID { objects[record.id] = object }
        for guide in record.guides {
            if let view = object as? UIView { objects[guide.id] = view.systemGuide(guide.kind) }
        }
        unconnected.append((record, object))
        return object
    }

    private func fail(_ reason: NibError.Reason, _ record: NibRecord, remedy: String?) {
        failure =
            failure
            ?? NibError(file: document.file, line: record.line, element: record.id, reason, remedy: remedy)
    }

    // MARK: Connection

    /// Throws the first error that occurred during creation.
    func check() throws(NibError) {
        if let failure { throw failure }
    }

    /// Completes the created objects with constraints, runtime attributes, outlets and actions, then calls
    /// `awakeFromNib()`.
    ///
    /// - Parameter owner: The object that the nib does not create, with a record of its connections.
    func finish(owner: (record: NibRecord, object: NSObject)? = nil) throws(NibError) {
        try check()
        let new = unconnected
        unconnected = []
        for (record, object) in new {
            if let view = object as? UIView { try install(record.constraints, in: view) }
        }
        for (record, object) in new {
            for attribute in record.attributes { set(attribute, of: object) }
        }
        let due = waiting
        waiting = []
        for connection in due { try connectOrWait(connection) }
        for (record, object) in new { try connect(record, object) }
        if let owner { try connect(owner.record, owner.object) }
        NibAdaptation.begin(new, in: self)
        for (_, object) in new {
            switch object {
            case let responder as UIResponder: responder.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
            default: break
            }
        }
        let constraints = customConstraints
        customConstraints = []
        for constraint in constraints { constraint.awakeFromNib() }
    }

    private func connect(_ record: NibRecord, _ object: NSObject) throws(NibError) {
        for outlet in record.outlets { try connectOrWait(.outlet(outlet, of: record.id)) }
        for action in record.actions { try connectOrWait(.action(action, of: record.id)) }
        for segue in record.segues { scene?.add(segue, from: object) }
    }

    private func connectOrWait(_ connection: Connection) throws(NibError) {
        let isDone =
            switch connection {
            case .outlet(let outlet, let id): try connect(outlet, of: id)
            case .action(let action, let id): try connect(action, of: id)
            }
        if !isDone { waiting.append(connection) }
    }

    private func connect(_ outlet: NibOutlet, of id: String) throws(NibError) -> Bool {
        guard let object = self[id] as? NSObject else { return true }
        guard let destination = self[outlet.destination] else {
            try checkExists(outlet.destination, line: outlet.line)
            return false
        }
        do {
            try NibProperties.connect(outlet, of: object, to: destination)
        } catch  where error.isIgnored {
            document.warn(error.message, line: outlet.line)
        } catch {
            throw NibError(
                file: document.file, line: outlet.line, element: id, .noProperty(error.message), remedy: error.remedy)
        }
        return true
    }

    private func connect(_ action: NibAction, of id: String) throws(NibError) -> Bool {
        guard let object = self[id] as? NSObject else { return true }
        guard let destination = self[action.destination] else {
            try checkExists(action.destination, line: action.line)
            return false
        }
        do {
            try NibActions.connect(action, from: object, to: destination)
        } catch {
            throw NibError(
                file: document.file, line: action.line, element: id, .noAction(error.message), remedy: error.remedy)
        }
        return true
    }

    private func checkExists(_ id: String, line: Int) throws(NibError) {
        guard document.element(id) == nil else { return }
        throw NibError(
            file: document.file, line: line, .danglingReference(id), remedy: "remove the connection from the nib")
    }

    // MARK: Constraints

    private func install(_ constraints: [NibConstraint], in view: UIView) throws(NibError) {
        for record in constraints {
            guard let constraint = constraint(record, in: view) else { continue }
            if record.isReferenced { objects[record.id] = constraint }
            if record.type != NSLayoutConstraint.self { customConstraints.append(constraint) }
            guard record.isInstalled else { continue }
            if constraint.isInside(of: view) {
                constraint.install(in: view)
            } else {
                document.warn("a constraint relates items outside its view and is ignored", line: record.line)
            }
        }
    }

    private func constraint(_ record: NibConstraint, in view: UIView) -> NSLayoutConstraint? {
        guard let first = operand(record.first, in: view, line: record.line) else { return nil }
        var second: LayoutOperand?
        if let item = record.second {
            second = operand(item, in: view, line: record.line)
            if second == nil { return nil }
        }
        if let problem = NSLayoutConstraint.pairingProblem(first, second, multiplier: record.multiplier) {
            document.warn("a constraint is ignored: \(problem)", line: record.line)
            return nil
        }
        let constraint = NSObject.make(record.type) as? NSLayoutConstraint ?? NSLayoutConstraint()
        constraint.relate(
            first, record.relation, second, multiplier: record.multiplier, constant: record.constant)
        constraint.priority = record.priority
        constraint.identifier = record.identifier
        constraint.shouldBeArchived = true
        return constraint
    }

    private func operand(_ item: NibConstraint.Item, in view: UIView, line: Int) -> LayoutOperand? {
        guard let id = item.id else { return LayoutOperand(item: view, attribute: item.attribute) }
        if let known = self[id] {
            // Casting to a class takes a tenth of the time of casting to a protocol, and nearly all items
            // are views.
            if let other = known as? UIView { return LayoutOperand(item: other, attribute: item.attribute) }
            guard let layoutItem = known as? any LayoutItem else {
                document.warn("a constraint relates \"\(id)\", which is neither a view nor a layout guide", line: line)
                return nil
            }
            return LayoutOperand(item: layoutItem, attribute: item.attribute)
        }
        return document.barGuideOperand(id, attribute: item.attribute, in: view)
    }
}

extension NSLayoutConstraint {
    /// Returns whether all items of the constraint are `view` or its descendants.
    final func isInside(of view: UIView) -> Bool {
        var isInside = true
        forEachTerm { term in
            guard let item = term.item?.layoutView, item.isDescendant(of: view) else {
                isInside = false
                return
            }
        }
        return isInside
    }
}

extension NibDocument {
    /// Returns the operand for a layout guide of a controller, which preceded the safe area in older
    /// versions of iOS.
    fileprivate func barGuideOperand(
        _ id: String, attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> LayoutOperand? {
        guard let guide = element(id), guide.name == "viewControllerLayoutGuide" else { return nil }
        let isTop = guide["type"] == "top"
        switch (isTop, attribute) {
        case (true, .bottom): return LayoutOperand(item: view.safeAreaLayoutGuide, attribute: .top)
        case (false, .top): return LayoutOperand(item: view.safeAreaLayoutGuide, attribute: .bottom)
        default: return LayoutOperand(item: view, attribute: attribute)
        }
    }
}
