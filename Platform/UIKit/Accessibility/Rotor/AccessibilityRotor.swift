/// A search by which the user of a screen reader moves from the focused element.
@MainActor
package struct AccessibilityRotor {
    package let name: String
    package let type: UIAccessibilityCustomRotor.SystemRotorType
    private let search: UIAccessibilityCustomRotor.Search

    private init(_ rotor: UIAccessibilityCustomRotor) {
        name = rotor.name
        type = rotor.systemRotorType
        search = rotor.itemSearchBlock
    }

    /// Returns the rotors of the app at an object: its own, and those of its containers.
    package static func customRotors(at object: NSObject?) -> [AccessibilityRotor] {
        var rotors: [AccessibilityRotor] = []
        var current = object
        while let object = current {
            rotors += (object.accessibilityCustomRotors ?? []).map(AccessibilityRotor.init)
            current = (object as? UIResponder)?.next
        }
        return rotors
    }

    /// Creates a rotor of the system, which finds elements on the screen, or returns `nil` for a type without one.
    package init?(_ type: UIAccessibilityCustomRotor.SystemRotorType) {
        guard let matches = Self.condition(of: type) else { return nil }
        name = type.text
        self.type = type
        search = { predicate in
            let elements = Self.elements(in: .application)
            let current = predicate.currentItem.targetElement
            let index = elements.firstIndex { $0.object === current }
            let found: AccessibilityNode? =
                switch predicate.searchDirection {
                case .next: elements[(index.map { $0 + 1 } ?? 0)...].first(where: matches)
                case .previous: elements[..<(index ?? 0)].last(where: matches)
                }
            return found?.object.map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
        }
    }

    private static func condition(
        of type: UIAccessibilityCustomRotor.SystemRotorType
    ) -> (@MainActor (AccessibilityNode) -> Bool)? {
        switch type {
        case .link: { $0.traits.contains(.link) }
        case .heading: { $0.traits.contains(.header) }
        case .image: { $0.traits.contains(.image) }
        case .textField:
            { [.textField, .secureTextField, .searchField, .textView].contains($0.role) }
        default: nil
        }
    }

    private static func elements(in node: AccessibilityNode) -> [AccessibilityNode] {
        (node.isElement ? [node] : []) + node.children.flatMap { elements(in: $0) }
    }

    /// Moves the focus to the found element, scrolls it into view, and selects the found range in it.
    ///
    /// - Returns: Whether an element was found.
    @discardableResult
    package func move(_ direction: UIAccessibilityCustomRotor.Direction) -> Bool {
        let focus = UIApplication.shared.accessibilityFocus
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        predicate.currentItem.targetElement = focus.element
        predicate.currentItem.targetRange = focus.range
        guard let result = search(predicate), let element = result.targetElement as? NSObject else { return false }
        let row = (element as? UIView).flatMap { AccessibilityNode.listNode(of: $0) }
        (row ?? AccessibilityNode(element)).scrollToVisible()
        focus.move(to: element, range: result.targetRange)
        if let range = result.targetRange, let input = element as? any UITextInput { input.selectedTextRange = range }
        return true
    }
}

extension AccessibilityNode {
    /// The searches of the app's rotors as actions.
    var rotorActions: [Action] {
        guard isElement, let object else { return [] }
        return AccessibilityRotor.customRotors(at: object).flatMap { rotor in
            [(SpokenWord.next, UIAccessibilityCustomRotor.Direction.next), (.previous, .previous)].map {
                word, direction in
                Action(kind: .rotor, name: "\(word.text): \(rotor.name)") {
                    // The search begins at the element whose action is performed.
                    let focus = UIApplication.shared.accessibilityFocus
                    if focus.element !== object { focus.move(to: object) }
                    return rotor.move(direction)
                }
            }
        }
    }
}
