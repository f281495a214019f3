/// Connects the events of objects to methods that a nib names.
@MainActor
enum NibActions {
    /// The target of an action that is sent to the first responder.
    final class FirstResponder: NSObject {}

    static func connect(_ action: NibAction, from source: NSObject, to target: AnyObject) throws(NibMismatch) {
        let call = try call(action.selector, of: target)
        guard attach(call, to: source, for: action.events) else {
            throw NibMismatch(
                "\(type(of: source)) cannot send actions",
                remedy: "connect a control, bar button item or gesture recognizer")
        }
    }

    /// Calls `call` with the source for the given events. Returns false if the source cannot send actions.
    static func attach(
        _ call: @escaping @MainActor (AnyObject?) -> Void, to source: NSObject, for events: UIControl.Event?
    ) -> Bool {
        let action = UIAction { [weak source] _ in call(source) }
        switch source {
        case let control as UIControl: control.addAction(action, for: events ?? .primaryActionTriggered)
        case let item as UIBarButtonItem: item.primaryAction = action
        case let recognizer as UIGestureRecognizer: recognizer.actions.append(action)
        default: return false
        }
        return true
    }

    /// Returns a closure that calls a method with a sender. The target is weakly referenced, as by controls.
    private static func call(
        _ selector: String, of target: AnyObject
    ) throws(NibMismatch) -> @MainActor (AnyObject?) -> Void {
        if target is FirstResponder { return { sender in callFirstResponder(selector, from: sender) } }
        guard case .action(let method) = NibConnection.find(selector, in: type(of: target))?.member else {
            throw missing(selector, in: type(of: target))
        }
        return { [weak target] sender in
            guard let target else { return }
            run(method, target, sender)
        }
    }

    private static func run(
        _ method: (AnyObject, Any?) throws(NibMismatch) -> Void, _ target: AnyObject, _ sender: AnyObject?
    ) {
        do {
            try method(target, sender)
        } catch {
            preconditionFailure("\(type(of: target)): \(error.message)")
        }
    }

    /// Calls the method of the first responder in the responder chain that lists it. The search begins at
    /// the first responder, then at the sender, like that of an action without a target.
    private static func callFirstResponder(_ selector: String, from sender: AnyObject?) {
        let window = (sender as? UIView)?.window ?? UIApplication.shared.keyWindow
        for start in [window?.firstResponder, sender as? UIResponder] {
            var next = start
            while let responder = next {
                if case .action(let method) = NibConnection.find(selector, in: type(of: responder))?.member {
                    run(method, responder, sender)
                    return
                }
                next = responder.next
            }
        }
    }

    static func missing(_ selector: String, in type: AnyClass, as kind: String = "action") -> NibMismatch {
        let name = selector.prefix { $0 != ":" }
        return NibMismatch(
            "\(type) does not list the \(kind) \"\(selector)\"",
            remedy: "declare `extension \(type): NibConnectable { class var nibConnections: [NibConnection] "
                + "{ [.\(kind)(\"\(selector)\", \(type).\(name))] } }`")
    }
}
