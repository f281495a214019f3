/// The buttons of the system that are no `UIButton`s. Their labels are their titles.
extension StandardAccessibility {
    fileprivate static let button = StandardAccessibility(role: .button, isElement: true, traits: .button)
}

extension SwipeActionButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension CalendarArrow: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension CalendarTitle: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension DatePickerButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension OutlineDisclosureButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension NavigationTitleButton: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}

extension EditMenuItem: StandardAccessible {
    var standardAccessibility: StandardAccessibility { .button }
}
