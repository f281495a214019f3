public import DesktopBus

extension AccessibilityService {
    /// Returns the object at a path of the accessibility bus, or `nil` if there is none any more.
    func object(at path: String) -> (any DBusObject)? {
        paths.node(at: path).map { AccessibleObject(node: $0, path: path, service: self) }
    }
}

/// A node on the accessibility bus, for the time of one call.
private struct AccessibleObject: DBusObject {
    let node: AccessibilityNode
    let path: String
    let service: AccessibilityService

    var interfaces: [DBusInterface] {
        typealias Interfaces = AccessibilityInterfaces
        var interfaces = [Interfaces.accessible]
        interfaces.append(node.role == .application ? Interfaces.application : Interfaces.component)
        if node.hasActions || !node.rotorActions.isEmpty { interfaces.append(Interfaces.action) }
        if node.numbers != nil { interfaces.append(Interfaces.value) }
        if let text = AccessibleText(node) {
            interfaces += text.isEditable ? [Interfaces.text, Interfaces.editableText] : [Interfaces.text]
        }
        if node.offersSelection { interfaces.append(Interfaces.selection) }
        if node.dataTable != nil { interfaces.append(Interfaces.table) }
        if node.dataCell != nil { interfaces.append(Interfaces.tableCell) }
        return interfaces
    }

    /// Most calls are of two interfaces that almost all nodes implement. Whether a node has actions or a text takes longer to determine.
    func interface(named name: String) -> DBusInterface? {
        typealias Interfaces = AccessibilityInterfaces
        switch name {
        case Interfaces.accessible.name: return Interfaces.accessible
        case Interfaces.component.name: return node.role == .application ? nil : Interfaces.component
        default: return interfaces.first { $0.name == name }
        }
    }

    func call(_ method: String, of interface: String, _ arguments: [DBusValue]) throws(DBusError) -> [DBusValue] {
        service.reading.didCall(method, of: interface, at: path)
        let results: [DBusValue]? =
            switch interface.dropFirst(AccessibilityInterfaces.prefix.count) {
            case "Accessible": callAccessible(method, arguments)
            case "Application": method == "GetLocale" ? [.string(Locale.current.identifier)] : nil
            case "Component": callComponent(method, arguments)
            case "Action": callAction(method, arguments)
            case "Text": AccessibleText(node)?.call(method, arguments)
            case "EditableText": AccessibleText(node)?.edit(method, arguments)
            case "Selection": callSelection(method, arguments)
            case "Table": AccessibleTable(node, service)?.call(method, arguments)
            case "TableCell": node.dataCell.flatMap { AccessibleTable.call(method, of: $0, service) }
            default: nil
            }
        guard let results else { throw .unknownMethod("\(interface).\(method)") }
        return results
    }

    // MARK: Properties

    func property(_ name: String, of interface: String) throws(DBusError) -> DBusValue {
        service.reading.didRead(interface, at: path)
        let owner = interface.dropFirst(AccessibilityInterfaces.prefix.count)
        let value = owner == "Accessible" ? accessibleProperty(name) : properties(of: owner)[name]
        guard let value else { throw .unknownProperty("\(interface).\(name)") }
        return value
    }

    func setProperty(_ name: String, of interface: String, to value: DBusValue) throws(DBusError) {
        switch name {
        case "Id": service.applicationID = Int32(clamping: value.intValue ?? 0)
        case "CurrentValue": node.setNumber(value.doubleValue ?? 0)
        default: throw .readOnlyProperty("\(interface).\(name)")
        }
    }

    private func accessibleProperty(_ property: String) -> DBusValue? {
        switch property {
        case "Name": .string(name)
        case "Description": .string(node.spokenDescription)
        case "Parent": parent
        case "ChildCount": .int32(Int32(clamping: childCount))
        case "Locale": .string(node.locale)
        case "AccessibleId": .string(node.identifier ?? "")
        case "HelpText": .string(node.hint ?? "")
        default: nil
        }
    }

    private func properties(of interface: Substring) -> [String: DBusValue] {
        switch interface {
        case "Application":
            [
                "ToolkitName": .string("Trestle"), "Version": .string(""), "ToolkitVersion": .string(""),
                "AtspiVersion": .string("2.1"), "InterfaceVersion": .uint32(1), "Id": .int32(service.applicationID),
            ]
        case "Action": ["NActions": .int32(Int32(clamping: actions.count))]
        case "Value": node.numbers?.properties ?? [:]
        case "Table": AccessibleTable(node, service)?.properties ?? [:]
        case "TableCell": node.dataCell.map { AccessibleTable.properties(of: $0, service) } ?? [:]
        case "Text":
            AccessibleText(node).map {
                [
                    "CharacterCount": .int32(Int32(clamping: $0.count)),
                    "CaretOffset": .int32(Int32(clamping: $0.caret)),
                ]
            } ?? [:]
        case "Selection": ["NSelectedChildren": .int32(Int32(clamping: selectedChildren.count))]
        default: [:]
        }
    }

    private var name: String {
        switch node.role {
        case .application, .window: node.label ?? service.appName
        default: node.label ?? ""
        }
    }

    private var parent: DBusValue {
        node.role == .application ? service.registryReference : service.reference(node.parent)
    }

    // MARK: The tree

    /// The number of children. All rows of a list are children, before what else is in it.
    private var childCount: Int { node.listCount.map { $0 + Self.others(in: node).count } ?? node.children.count }

    private func child(at index: Int) -> AccessibilityNode? {
        guard index >= 0 else { return nil }
        let count = node.listCount ?? 0
        if index < count { return node.listRow(index) }
        let rest = node.listCount == nil ? node.children : Self.others(in: node)
        return index - count < rest.count ? rest[index - count] : nil
    }

    /// Returns the headers and other parts of a list that are no rows.
    private static func others(in node: AccessibilityNode) -> [AccessibilityNode] {
        node.children.filter { !$0.isListRow }
    }

    private var index: Int {
        guard let parent = node.parent else { return 0 }
        if node.isListRow { return (node.position?.number ?? 0) - 1 }
        guard let count = parent.listCount else { return parent.children.firstIndex(of: node) ?? -1 }
        return Self.others(in: parent).firstIndex(of: node).map { count + $0 } ?? -1
    }

    private func callAccessible(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        switch method {
        case "GetChildAtIndex": [service.reference(child(at: arguments.first?.intValue ?? -1))]
        // A list answers with what is on the screen; its other rows are found by their index.
        case "GetChildren": [.array(node.children.map { service.reference($0) }, of: "(so)")]
        case "GetIndexInParent": [.int32(Int32(clamping: index))]
        case "GetRelationSet": [relations]
        case "GetRole": [.uint32(node.presentedRole.number)]
        case "GetRoleName", "GetLocalizedRoleName": [.string(node.presentedRole.rawValue)]
        case "GetState": [.array(node.states.words.map { .uint32($0) }, of: "u")]
        case "GetAttributes": [attributes]
        case "GetApplication": [service.reference(.application)]
        case "GetInterfaces": [.strings(interfaces.map(\.name))]
        default: nil
        }
    }

    private var relations: DBusValue {
        let relations = node.relations.map { relation, targets in
            DBusValue.structure([
                .uint32(relation.rawValue), .array(targets.map { service.reference($0) }, of: "(so)"),
            ])
        }
        return .array(relations, of: "(ua(so))")
    }

    private var attributes: DBusValue {
        var attributes = ["toolkit": "Trestle"]
        if let position = node.position {
            attributes["posinset"] = "\(position.number)"
            attributes["setsize"] = "\(position.count)"
        }
        if node.presentedRole == .header { attributes["level"] = "\(node.headingLevel ?? 1)" }
        if let context = node.object?.accessibilityTextualContext { attributes["textual-context"] = context.shortName }
        // AT-SPI has no text for the value of what is neither a number nor a text field.
        if node.numbers == nil, AccessibleText(node) == nil, let value = node.value { attributes["valuetext"] = value }
        let entries = attributes.sorted { $0.key < $1.key }.map { DBusEntry(.string($0.key), .string($0.value)) }
        return .dictionary(entries, of: "ss")
    }

    // MARK: Position

    private func callComponent(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        // Coordinates of the desktop (0), of the window (1) or of the parent (2).
        let type = arguments.last?.intValue ?? 0
        var frame = service.desktopRect(of: node.frame, in: node)
        let parent = type == 1 ? .zero : node.parent?.frame ?? .zero
        let origin = type == 0 ? .zero : service.desktopRect(of: parent, in: node).origin
        frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        let point = CGPoint(
            x: CGFloat(arguments.first?.intValue ?? 0) + origin.x,
            y: CGFloat(arguments.dropFirst().first?.intValue ?? 0) + origin.y)
        switch method {
        case "GetExtents":
            return [.structure([frame.minX, frame.minY, frame.width, frame.height].map(AccessibleText.pixels))]
        case "GetPosition": return [frame.minX, frame.minY].map(AccessibleText.pixels)
        case "GetSize": return [frame.width, frame.height].map(AccessibleText.pixels)
        case "Contains": return [.bool(service.desktopRect(of: node.frame, in: node).contains(point))]
        case "GetAccessibleAtPoint":
            return [service.reference(node.descendant { service.desktopRect(of: $0, in: node).contains(point) })]
        case "GetLayer": return [.uint32(node.role == .window ? 7 : 3)]
        case "GetMDIZOrder": return [.int16(0)]
        case "GetAlpha": return [.double(1)]
        case "GrabFocus":
            node.scrollToVisible()
            guard let object = node.object else { return [.bool(false)] }
            if object is any UITextInput { node.view?.becomeFirstResponder() }
            UIApplication.shared.accessibilityFocus.move(to: object)
            return [.bool(true)]
        case "ScrollTo", "ScrollToPoint":
            node.scrollToVisible()
            return [.bool(true)]
        default: return nil
        }
    }

    // MARK: Actions

    /// The actions of the node, and the searches of the app that begin at it.
    private var actions: [AccessibilityNode.Action] { node.actions + node.rotorActions }

    private func callAction(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let actions = actions
        let index = arguments.first?.intValue ?? -1
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch method {
        case "GetActions":
            return [.array(actions.map { .structure([.string($0.name), .string(""), .string("")]) }, of: "(sss)")]
        case "DoAction": return [.bool(action?.perform() ?? false)]
        case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
        case "GetDescription", "GetKeyBinding": return [.string("")]
        default: return nil
        }
    }

    // MARK: Selection

    /// The selected rows on the screen.
    private var selectedChildren: [AccessibilityNode] { node.children.filter { $0.traits.contains(.selected) } }

    private func callSelection(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
        let index = arguments.first?.intValue ?? -1
        switch method {
        case "GetSelectedChild":
            let selected = selectedChildren
            return [service.reference(selected.indices.contains(index) ? selected[index] : nil)]
        case "SelectChild": return [.bool(child(at: index)?.activate() ?? false)]
        case "IsChildSelected": return [.bool(child(at: index)?.traits.contains(.selected) ?? false)]
        default: return nil
        }
    }
}
