extension UILabel: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .staticText, isElement: true, label: text, traits: .staticText)
    }
}

extension UIImageView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(role: .image, label: image?.accessibilityLabel, traits: .image)
    }
}

extension UITextField: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        let text = text ?? ""
        let role: AccessibilityRole =
            isSecureTextEntry ? .secureTextField : self is UISearchTextField ? .searchField : .textField
        return StandardAccessibility(
            role: role, isElement: true, label: placeholder,
            value: isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
            traits: role == .searchField ? .searchField : [])
    }
}
