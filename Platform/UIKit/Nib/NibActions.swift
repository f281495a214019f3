/// Connects the events of objects to methods that a nib names.
@MainActor
enum NibActions {
    /// The target of an action that is sent to the first responder.
    final class FirstResponder: NSObject {}

    static func connect(_ action: NibAction, from source: NSObject, to target: AnyObject) throws(MemberMismatch) {
        let selector = Selector(action.selector)
        let receiver = target is FirstResponder ? nil : target
        if let receiver, !ObjCMessage.responds(receiver, to: selector) {
            throw missing(action.selector, in: type(of: receiver))
        }
        switch source {
        case let control as UIControl:
            control.addTarget(receiver, action: selector, for: action.events ?? .primaryActionTriggered)
        case let item as UIBarButtonItem: (item.target, item.action) = (receiver, selector)
        case let recognizer as UIGestureRecognizer:
            if let receiver { recognizer.addTarget(receiver, action: selector) }
        default:
            throw MemberMismatch(
                "\(type(of: source)) cannot send actions",
                remedy: "connect a control, bar button item or gesture recognizer")
        }
    }

    /// Adds an action for the given events, if the object can send actions.
    static func add(_ action: UIAction, to source: NSObject, for events: UIControl.Event?) {
        switch source {
        case let control as UIControl: control.addAction(action, for: events ?? .primaryActionTriggered)
        case let item as UIBarButtonItem: item.primaryAction = action
        case let recognizer as UIGestureRecognizer: recognizer.addAction(action)
        default: break
        }
    }

    static func missing(_ selector: String, in type: AnyClass) -> MemberMismatch {
        let name = selector.prefix { $0 != ":" }
        let list = "class var objcMembers: [ObjCMember] { "
        let member = ".method(\"\(selector)\", \(type).\(name))"
        let remedy =
            type is UIResponder.Type
            ? "`override \(list)super.objcMembers + [\(member)] }`"
            : "`\(list)[\(member)] }`, and conform it to `ObjCExposing`"
        return MemberMismatch(
            "\(type) does not list the method \"\(selector)\"", remedy: "declare in \(type) \(remedy)")
    }
}
