/// Compiles elements of a nib to records, from which objects are created.
@MainActor
struct NibCompiler {
    let document: NibDocument

    /// Returns the record of an element. Returns `nil` with a warning if the element is not supported.
    func record(_ element: NibElement) throws(NibError) -> NibRecord? {
        guard let nibClass = NibVocabulary.classes[element.name] else {
            document.warn("<\(element.name)> is not supported and is ignored", line: element.line)
            return nil
        }
        let record = NibRecord(element: element, type: try type(of: element, for: nibClass.type))
        record.values = NibValues(nibClass.values)
        for (name, string) in element.attributes {
            if let property = nibClass.properties[name] {
                record.values[property.key] =
                    value(of: property, named: name, string, in: element) ?? record.values[property.key]
            } else if !NibVocabulary.editorAttributes.contains(name) {
                document.warn("\"\(name)\" of <\(element.name)> is not supported", line: element.line)
            }
        }
        for child in element.children { try add(child, of: element, nibClass, to: record) }
        for step in nibClass.steps { try step(element, record, self) }
        return record
    }

    /// Returns a record with the connections of an object that the nib does not create.
    func placeholder(_ element: NibElement) -> NibRecord {
        let record = NibRecord(element: element, type: NSObject.self)
        for connection in element.list("connections") { addConnection(connection, to: record) }
        return record
    }

    private func add(
        _ child: NibElement, of element: NibElement, _ nibClass: NibClass, to record: NibRecord
    ) throws(NibError) {
        if child.name != "state", let key = child.key, let property = nibClass.properties[key] {
            record.values[property.key] = try value(of: property, child, of: element) ?? record.values[property.key]
        } else if let key = nibClass.lists[child.name] {
            record.values[key] = .records(try records(child.children))
        } else if try !addCommon(child, of: element, nibClass, to: record) {
            let isKnown =
                child.name == "nil" || NibVocabulary.structure.contains(child.name)
                || NibVocabulary.structureKeys.contains(child.key ?? "")
            if !isKnown {
                let name = child.key.map { "<\(child.name) key=\"\($0)\">" } ?? "<\(child.name)>"
                document.warn("\(name) of <\(element.name)> is not supported", line: child.line)
            }
        }
    }

    func records(_ elements: [NibElement]) throws(NibError) -> [NibRecord] {
        var records: [NibRecord] = []
        for element in elements {
            if let record = try document.record(for: element) { records.append(record) }
        }
        return records
    }

    /// Adds a child that objects of all classes may have. Returns false for other children.
    private func addCommon(
        _ child: NibElement, of element: NibElement, _ nibClass: NibClass, to record: NibRecord
    ) throws(NibError) -> Bool {
        switch child.name {
        case "connections":
            for connection in child.children { addConnection(connection, to: record) }
        case "userDefinedRuntimeAttributes":
            for attribute in child.children { try addRuntimeAttribute(attribute, to: record) }
        case "constraints":
            for constraint in child.children {
                if let constraint = try NibConstraint(constraint, compiler: self) {
                    record.constraints.append(constraint)
                }
            }
        case "viewLayoutGuide":
            guard let id = child.id, let kind = SystemGuideKind(nibKey: child.key) else { return false }
            record.guides.append(NibGuide(id: id, kind: kind))
        case "variation":
            guard let variation = try NibVariation(child, of: element, nibClass, compiler: self) else { return false }
            record.variations.append(variation)
        default:
            return false
        }
        return true
    }

    private func addConnection(_ element: NibElement, to record: NibRecord) {
        switch element.name {
        case "outlet", "outletCollection":
            guard let property = element["property"], let destination = element["destination"] else { break }
            record.outlets.append(
                NibOutlet(
                    property: property, destination: destination, isCollection: element.name == "outletCollection",
                    line: element.line))
            return
        case "action":
            guard let selector = element["selector"], let destination = element["destination"] else { break }
            let name = element["eventType"]
            let events = name.flatMap { NibVocabulary.events[$0] }
            if let name, events == nil {
                document.warn("the event \"\(name)\" is not supported", line: element.line)
                return
            }
            record.actions.append(
                NibAction(selector: selector, destination: destination, events: events, line: element.line))
            return
        case "segue":
            record.segues.append(element)
            return
        default: break
        }
        document.warn("the connection <\(element.name)> is not supported", line: element.line)
    }

    private func addRuntimeAttribute(_ element: NibElement, to record: NibRecord) throws(NibError) {
        guard let keyPath = element["keyPath"] else { return }
        let value: NibValue?
        if let child = element.value("value") {
            switch child.name {
            case "color": value = color(child).map { .shared($0) }
            case "image", "imageReference": value = NibImage(child).map { .image($0) }
            case "string", "mutableString": value = .string(child.text)
            case "integer": value = child.number("value").map { .integer(Int($0)) }
            case "real": value = child.number("value").map { .number($0) }
            case "boolean": value = .flag(child.flag("value") ?? false)
            case "nil": value = nil
            default: value = NibGeometry.value(of: child).map { .shared($0) }
            }
        } else {
            switch element["type"] {
            case "boolean": value = .flag(element.flag("value") ?? false)
            case "image": value = element["value"].map { .image(NibImage(name: $0, line: element.line)) }
            case "number": value = element.number("value").map { .number($0) }
            default: value = element["value"].map { .string($0) }
            }
        }
        record.attributes.append(NibRuntimeAttribute(keyPath: keyPath, value: value, line: element.line))
    }

    /// Returns the class of an element: its custom class, which must be a subclass of the class `base` of such elements,
    /// if it has one that exists.
    func type(of element: NibElement, for base: NSObject.Type) throws(NibError) -> NSObject.Type {
        guard let name = element["customClass"] else { return base }
        guard let found = ClassNames.type(named: name, module: element["customModule"]) else {
            // As on iOS, the object is created without its custom class.
            let similar = ClassNames.similar(to: name)
            let remedy =
                similar.isEmpty
                ? "Declare `class \(name): \(base)` and link its module, or remove the custom class from the nib."
                : "Did you mean \(similar.joined(separator: " or "))?"
            document.warn(
                "Unknown class \(name) in Interface Builder file; a \(base) is created. \(remedy)", line: element.line)
            return base
        }
        guard let type = found as? NSObject.Type, Self.is(found, a: base) else {
            throw document.error(
                .unknownClass("\(name) is not a subclass of \(base)"), at: element,
                remedy: "make it a subclass, or select another class in the nib")
        }
        return type
    }

    /// Returns whether a class is another one or inherits from it.
    private static func `is`(_ type: AnyClass, a base: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let candidate = next {
            if candidate == base { return true }
            next = _getSuperclass(candidate)
        }
        return false
    }
}
