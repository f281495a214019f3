import Foundation

/// The objects of a nib, made once: from their making to their connections.
@MainActor
final class NibInstance {
    let document: NibDocument
    /// What each element has become, and what stood for one before: the owner, and what the caller brought. A scene's controller
    /// is not among them, since it keeps its scene.
    private var objects: [String: AnyObject]
    /// The name under which a table has registered the nib's cell, if one has.
    var reuseIdentifier: String?
    /// Which controller's scene this is, where it is one of a storyboard.
    weak var scene: StoryboardScene?
    /// What has been made and not been connected yet.
    private var unconnected: [(record: NibRecord, object: NSObject)] = []
    /// Connections to what is made later, as a controller's view is.
    private var waiting: [Connection] = []
    private var failure: NibError?

    private enum Connection {
        case outlet(NibOutlet, of: String)
        case action(NibAction, of: String)
    }

    /// Whether an object is being made, so that the next one is inside of it.
    private var isMaking = false

    init(_ document: NibDocument, objects: [String: AnyObject] = [:]) {
        self.document = document
        self.objects = objects
        placeholders = objects
    }

    /// What an element has become so far.
    subscript(id: String) -> AnyObject? {
        if let object = objects[id] { return object }
        guard let scene, scene.controllerID == id else { return nil }
        return scene.controller
    }

    /// What was there before anything was made.
    let placeholders: [String: AnyObject]

    /// Ends what has been made: from now on it lives as long as those keep it who need it.
    func letGo() { objects = placeholders }

    // MARK: Making

    /// What an initialiser gets for a value: objects are made now.
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

    /// The controller of another scene, which one of this scene contains.
    private func controller(_ id: String) -> UIViewController? {
        guard failure == nil, let storyboard = scene?.storyboard else { return nil }
        do {
            return try storyboard.controller(id: id)
        } catch {
            failure = error
            return nil
        }
    }

    /// The object of a record, made if it has not been made yet; nil where that fails, which `finish()` throws.
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

    /// The object of a record, made by `make` from a coder, which may be an app's own way.
    func make(
        _ record: NibRecord, by coder: NibCoder, _ make: @MainActor (NibCoder) -> NSObject?
    ) -> NSObject? {
        guard let object = make(coder) else {
            fail(
                .notMade("\(record.type).init(coder:) returned nil"), record,
                remedy: "return an object from it, or take the class out of the nib")
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

    // MARK: Connecting

    /// Throws what has gone wrong in making objects.
    func check() throws(NibError) {
        if let failure { throw failure }
    }

    /// Does to what has been made what all of it is needed for: constraints, attributes, outlets and actions; then tells each.
    ///
    /// - Parameter owner: whom the nib knows without making it, with what it says of its connections.
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
            if let responder = object as? UIResponder { responder.awakeFromNib() }
        }
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
        } catch {
            throw NibError(
                file: document.file, line: outlet.line, element: id, .noProperty(error.words), remedy: error.remedy)
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
                file: document.file, line: action.line, element: id, .noAction(error.words), remedy: error.remedy)
        }
        return true
    }

    private func checkExists(_ id: String, line: Int) throws(NibError) {
        guard document.element(id) == nil else { return }
        throw NibError(
            file: document.file, line: line, .danglingReference(id), remedy: "take the connection out of the nib")
    }

    // MARK: Constraints

    private func install(_ constraints: [NibConstraint], in view: UIView) throws(NibError) {
        for record in constraints {
            guard let constraint = constraint(record, in: view) else { continue }
            if record.isReferred { objects[record.id] = constraint }
            guard record.isInstalled else { continue }
            if constraint.isInside(of: view) {
                constraint.install(in: view)
            } else {
                document.warn("a constraint reaches out of the view that it is in, and is left out", line: record.line)
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
            document.warn("a constraint is left out: \(problem)", line: record.line)
            return nil
        }
        let constraint = NSLayoutConstraint(
            first, record.relation, second, multiplier: record.multiplier, constant: record.constant)
        constraint.priority = record.priority
        constraint.identifier = record.identifier
        constraint.shouldBeArchived = true
        return constraint
    }

    private func operand(_ item: NibConstraint.Item, in view: UIView, line: Int) -> LayoutOperand? {
        guard let id = item.id else { return LayoutOperand(item: view, attribute: item.attribute) }
        if let known = self[id] {
            // A cast to a class costs a tenth of one to a protocol, and nearly all are views.
            if let other = known as? UIView { return LayoutOperand(item: other, attribute: item.attribute) }
            guard let layoutItem = known as? any LayoutItem else {
                document.warn("a constraint is about \"\(id)\", which is no view and no guide", line: line)
                return nil
            }
            return LayoutOperand(item: layoutItem, attribute: item.attribute)
        }
        return document.barGuideOperand(id, attribute: item.attribute, in: view)
    }
}

extension NSLayoutConstraint {
    /// Whether all that the constraint is about is in `view`, or is it.
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
    /// A place on one of the guides that controllers had for their bars before there was a safe area.
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
